/** Removes what the page showed before the app was there, and carries out the press that was kept. */
export const takeOver = (): void => {
  const page = document.documentElement;
  delete page.dataset.shell;
  delete page.dataset.steps;
  for (const id of ['waiting', 'boot']) document.getElementById(id)?.remove();
  const { pressed } = window.apertura ?? {};
  if (window.apertura) delete window.apertura.pressed;
  setTimeout(() => {
    delete page.dataset.pressed;
    if (pressed === undefined) return;
    [...document.querySelectorAll('button')].find(({ name }) => name === pressed)?.click();
  });
};
