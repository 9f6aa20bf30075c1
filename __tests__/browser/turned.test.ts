import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHONE, turnDevice } from './support/turnedPages';

const root = path.resolve(__dirname, '../..');

/** WebKit 2.50 keeps the media queries of the first width where one is on the page. */
it('no style sheet of the sources or of the build makes a query container', () => {
  const files = ['src', 'brands', 'public', 'dist/web'].flatMap((folder) => {
    const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => /\.(css|html)$/.test(name)).map((name) => path.join(root, folder, name));
  });
  expect(files.some((file) => file.includes('dist/web/assets/'))).toBe(true);
  const isContainer = (file: string): boolean =>
    /(?<![-\w])container(-type)?\s*:/.test(readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''));
  expect(files.filter(isContainer)).toEqual([]);
});

it('a phone that is turned shows the page of company-info as it is loaded that way', () =>
  turnDevice('company-info', PHONE));
