/**
 * The button that was pressed before the first page could be used (src/app/early.ts). From now on its buttons
 * are pressed as usual.
 */
export const takePress = (): string | undefined => {
  const { apertura } = window;
  const pressed = apertura?.pressed;
  delete apertura?.pressed;
  delete apertura?.keepsPress;
  return pressed;
};
