// A press on the first page before the app is there.
import { takeOver } from '../../src/app/takeOver';

/** Loads the page's script, once in each test: its listener stays. */
const load = (at: string, state: unknown) => {
  globalThis.fetch = () => new Promise(() => undefined);
  window.history.replaceState(state, '', at);
  delete document.documentElement.dataset.pressed;
  jest.isolateModules(() => void jest.requireActual<object>('../../src/app/early'));
};
const show = (text: string) => {
  document.body.innerHTML = `<div id="root"><button name="resume">Inizia</button><button name="start">${text}</button></div>`;
  const presses: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => presses.push(button.name));
  return presses;
};
const takenOver = async () => {
  takeOver();
  await new Promise((resolve) => setTimeout(resolve));
};
const pressed = () => document.documentElement.dataset.pressed;

it('is kept, and carried out once, whatever a translation has made of the text', async () => {
  load('/', null);
  const before = show('<font>Start</font>');
  document.querySelector<HTMLElement>('font')?.click();
  document.querySelector<HTMLElement>('[name=resume]')?.click();
  expect([before, pressed()]).toEqual([[], '']);
  const presses = show('Inizia');
  await takenOver();
  await takenOver();
  expect([presses, pressed()]).toEqual([['start'], undefined]);
});

it('outlives a page that is loaded anew, but not elsewhere', async () => {
  load('/', { aperturaPressed: 'start' });
  expect(pressed()).toBe('');
  const presses = show('Inizia');
  await takenOver();
  expect(presses).toEqual(['start']);
  load('/request/card', { aperturaPressed: 'start' });
  expect([pressed(), window.apertura?.pressed]).toEqual([undefined, undefined]);
});
