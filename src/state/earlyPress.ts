/** Returns the name of the button that was pressed before the app was there (src/app/early.ts), once. */
export const takePress = (): string | undefined => {
  const { apertura } = window;
  const pressed = apertura?.pressed;
  if (apertura) delete apertura.pressed;
  return pressed;
};
