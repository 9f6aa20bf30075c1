/** The kept press is not lost: the first page carries it out. */
export const takeOver = (): void => {
  const page = document.documentElement;
  delete page.dataset.shell;
  delete page.dataset.steps;
  delete page.dataset.pressed;
  const root = document.getElementById('root');
  if (root) delete root.dataset.config;
  for (const id of ['waiting', 'boot']) document.getElementById(id)?.remove();
};
