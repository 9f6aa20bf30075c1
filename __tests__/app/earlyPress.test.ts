import { takePress } from '../../src/state/earlyPress';

/** Once in each test: its listener stays. */
const load = (at: string, state: unknown) => {
  globalThis.fetch = () => new Promise(() => undefined);
  window.history.replaceState(state, '', at);
  delete document.documentElement.dataset.pressed;
  jest.isolateModules(() => void jest.requireActual<object>('../../src/app/early'));
};
const pressed = () => document.documentElement.dataset.pressed;

it('is kept once, by the name of its button: a translation may have changed the text', () => {
  load('/', null);
  document.body.innerHTML =
    '<div id="root"><button name="resume">Inizia</button><button name="start"><font>Start</font></button></div>';
  let presses = 0;
  const onPress = jest.fn<void, []>();
  Object.assign(window.apertura ?? {}, { onPress });
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => presses++);
  document.querySelector<HTMLElement>('font')?.click();
  document.querySelector<HTMLElement>('[name=resume]')?.click();
  // The app has removed its marks; React has not made the page usable yet.
  delete document.documentElement.dataset.shell;
  document.querySelector<HTMLElement>('[name=start]')?.click();
  expect([presses, pressed(), takePress(), takePress()]).toEqual([0, '', 'start', undefined]);
  expect(onPress).toHaveBeenCalled();
  document.querySelector<HTMLElement>('[name=start]')?.click();
  expect(presses).toBe(1);
});

it('outlives a reload of the page, but not elsewhere', () => {
  load('/', { aperturaPressed: 'start' });
  expect([pressed(), takePress()]).toEqual(['', 'start']);
  load('/request/card', { aperturaPressed: 'start' });
  expect([pressed(), takePress()]).toEqual([undefined, undefined]);
});
