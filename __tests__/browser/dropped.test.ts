import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { filesCopy } from '../../src/copy/capture/files';
import { uiCopy } from '../../src/copy/ui';
import { arrive, type Visitor } from './support/arrive';
import { at } from '../../scripts/testing/pages/form';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { smallPhotograph } from '../../scripts/testing/pages/people';
import { press } from '../../scripts/testing/pages/resumePages';
import { temporaryFolder } from './support/temporary';
import { appears } from '../../scripts/testing/browser/until';
import { product } from './support/worker';

const { dropped } = filesCopy;

interface Dragged {
  /** Paths of files. */
  readonly files?: string[];
  readonly items?: { readonly mimeType: string; readonly data: string }[];
}

const drop = async (page: Page, target: Locator, { files = [], items = [] }: Dragged): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drop on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const data = { items, files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  await session.detach();
};

const address = 'https://immagini.example/tessera.jpg';
const imageOfAPage: Dragged = {
  items: [
    { mimeType: 'text/uri-list', data: address },
    { mimeType: 'text/html', data: `<img src="${address}">` },
  ],
};

const photo = join(temporaryFolder(), 'foto.jpg');
let visitor: Visitor;
let page: Page;
const box = (): Locator => at(page, 'documento.documentoFronte');
const isStill = async (): Promise<void> => {
  expect(visitor.context.pages()).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/request/identification');
  await appears(box());
};
const isSaid = async (words: string): Promise<void> => {
  await appears(page.getByRole('alertdialog').getByText(words));
  await press(page, uiCopy.close);
};

beforeAll(async () => {
  await writeFile(photo, await smallPhotograph());
  visitor = await arrive({ stays: true });
  ({ page } = visitor);
  await beginIdentification(visitor, product, { video: true });
  await toFirstDocument(page);
});

it.each([
  ['a file', () => ({ files: [photo] }), dropped.beside],
  ['an image of another page', () => imageOfAPage, dropped.none],
])(
  '%s dropped beside a box does not replace the form, and a message says what goes where',
  async (_, what, words) => {
    await drop(page, page.getByRole('heading', { level: 1 }), what());
    await isSaid(words);
    await isStill();
  },
);

it('an image of another page that is dropped on a box is refused in words', async () => {
  await drop(page, box(), imageOfAPage);
  await appears(page.getByText(dropped.none));
  await isStill();
});

it('a file that is dropped on a box is sent', async () => {
  await drop(page, box(), { files: [photo] });
  await appears(page.getByText(uiCopy.upload.done, { exact: true }).first());
  await isStill();
});
