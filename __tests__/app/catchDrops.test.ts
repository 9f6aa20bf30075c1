import { fireEvent } from '@testing-library/react';
import { catchDrops } from '../../src/app/extra/catchDrops';
import { filesCopy } from '../../src/copy/capture/files';
import { selectDialog } from '../../src/state/selectors';
import { createAppStore } from '../../src/state/store';
import { dialogClosed } from '../../src/state/ui';
import { config } from '../flows/support';

const { dropped } = filesCopy;
const { store } = createAppStore({ config, location: { pathname: '/', search: '' } });
catchDrops(store);

afterEach(() => {
  document.body.innerHTML = '';
  store.dispatch(dialogClosed());
});

/** True if the browser is left to handle the drop. */
const drop = (selector: string, types: readonly string[] = ['Files']): boolean => {
  const target = document.querySelector(selector) as Element;
  const init = { dataTransfer: { types, dropEffect: 'none' } };
  const isLeft = fireEvent.dragOver(target, init);
  expect(fireEvent.drop(target, init)).toBe(isLeft);
  return isLeft;
};
const said = () => selectDialog(store.getState())?.message;

it.each([
  ['beside a box says where it goes', '<main></main><input type="file">', 'main', dropped.beside],
  ['on a page without boxes says so', '<main></main>', 'main', dropped.nowhere],
  ['on a box that is sending says to wait', '<div aria-busy="true"></div>', 'div', dropped.busy],
  ['on a box that is off says where it goes', '<p><input type="file" disabled></p>', 'p', dropped.beside],
])('a file dropped %s, and does not replace the form', (_, html, selector, words) => {
  document.body.innerHTML = html;
  expect(drop(selector)).toBe(false);
  expect(said()).toBe(words);
});

it('a link, or an image of another page, does not replace the form', () => {
  document.body.innerHTML = '<main></main><div data-takes-files></div>';
  expect(drop('div', ['text/uri-list', 'text/html'])).toBe(false);
  expect(said()).toBeUndefined();
  expect(drop('main', ['text/uri-list', 'text/html'])).toBe(false);
  expect(said()).toBe(dropped.none);
});

it('a file on a box, and a text in a field, are left to them', () => {
  document.body.innerHTML = '<div data-takes-files><button></button></div><textarea></textarea>';
  expect(drop('button')).toBe(true);
  expect(drop('textarea', ['text/plain'])).toBe(true);
  expect(drop('textarea', ['text/uri-list', 'text/plain'])).toBe(true);
  expect(said()).toBeUndefined();
});
