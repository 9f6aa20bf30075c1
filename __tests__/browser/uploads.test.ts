import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { uploadTypes } from '../../src/contract/uploads';
import { identificationCopy as copy } from '../../src/copy/identification';
import { uiCopy } from '../../src/copy/ui';
import { arrive, type Visitor } from './support/arrive';
import { at, goOn, heading } from '../../scripts/testing/pages/form';
import { beginIdentification, toFirstDocument, upload } from './support/identificationPages';
import { ANSWER, startProxy, type Proxy } from './support/proxy';
import { press } from '../../scripts/testing/pages/resumePages';
import { noteSentFiles, sentFiles } from './support/sentFiles';
import { receivedChecksum } from './support/stored';
import { eventually } from '../../scripts/testing/browser/until';
import { product } from './support/worker';

const FRONT = 'documento.documentoFronte';

/** Sharp edges everywhere: as it is sent, it is larger than the buffers of the sockets on its way. */
const makeLargePicture = (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const create = { width: 1000, height: 1000, channels: 3, background: '#b9c7d6', noise } as const;
  return sharp({ create }).resize(2000, 2000, { kernel: 'nearest' }).jpeg({ quality: 95 }).toBuffer();
};
let large: Promise<Buffer> | undefined;
const largePicture = (): Promise<Buffer> => (large ??= makeLargePicture());

let proxy: Proxy;
let visitor: Visitor;
let page: Page;
let guid: string;
beforeEach(async () => {
  proxy = await startProxy(product.url);
  visitor = await arrive({ url: proxy.url });
  // The line breaks: the browser complains of every call that it cuts.
  visitor.provokes(/net::ERR_/);
  page = visitor.page;
  await noteSentFiles(page);
  ({ guid } = await beginIdentification(visitor, product, { video: true }));
  await toFirstDocument(page);
});
afterEach(() => proxy.close());

const words = (text: string): Locator => page.getByRole('main').getByText(text, { exact: true });
const bar = (): Locator => page.getByRole('progressbar', { name: uiCopy.upload.progressLabel });
const choose = async (): Promise<void> => upload(page, FRONT, await largePicture());
const done = (): Promise<void> => words(uiCopy.upload.done).waitFor();
const isStored = async (): Promise<void> => {
  const sent = (await sentFiles(page)).get(uploadTypes.documentoFronte);
  expect(sent?.size).toBeGreaterThan(2_000_000);
  expect(await receivedChecksum(product, guid, uploadTypes.documentoFronte)).toBe(sent?.sha256);
};

it('[R2.9-03] [R3.4-03] [R8-10] a document cut in the middle, then offline, then without its answer, is stored whole', async () => {
  let release = proxy.hold(0.5);
  await choose();
  await eventually(async () => expect(Number(await bar().getAttribute('aria-valuenow'))).toBeGreaterThan(0));
  proxy.cut(0.5);
  release();
  await words(copy.files.interrupted).waitFor();
  release = proxy.hold(0.3);
  proxy.cut(undefined);
  await bar().waitFor();
  await visitor.context.setOffline(true);
  proxy.goDown(true);
  await words(copy.files.offline).waitFor();
  release();
  proxy.goDown(false);
  proxy.cut(ANSWER);
  await visitor.context.setOffline(false);
  await done();
  expect(proxy.uploads.length).toBeGreaterThanOrEqual(3);
  await isStored();
});

it('[R2.9-03] [R5.6-04] [R8-10] an upload can be stopped, holds the page meanwhile, and is tried again after a lost line', async () => {
  const stopped = proxy.hold(0.5);
  await choose();
  await page.getByRole('button', { name: /^Annulla il caricamento/ }).focus();
  await page.keyboard.press('Enter');
  await words(uiCopy.upload.choose).first().waitFor();
  await eventually(async () =>
    expect(await at(page, FRONT).evaluate((one) => one === document.activeElement)).toBe(true),
  );
  expect(await page.getByRole('alert').count()).toBe(0);
  stopped();

  const release = proxy.hold(ANSWER);
  await choose();
  await bar().waitFor();
  await goOn(page);
  await page.getByRole('group').filter({ hasText: copy.files.wait }).first().waitFor();
  expect(await page.getByText('Carica il fronte del documento è obbligatorio').count()).toBe(0);
  const asked = page.waitForEvent('dialog');
  // Not `page.reload()`: it would wait for the navigation that is about to be refused.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await press(page, 'Indietro');
  await heading(page, copy.video.title);
  await goOn(page);
  await heading(page, copy.document.title.first);
  await bar().waitFor();
  release();
  await done();
  await page.reload();
  await heading(page, copy.document.title.first);
  await done();
  expect(proxy.uploads).toHaveLength(2);

  await page.clock.install();
  proxy.cut(0.2);
  await choose();
  const problem = page.locator('#campo-documento-documentoFronte-errore');
  await eventually(async () => {
    await page.clock.fastForward(10_000);
    expect((await problem.allInnerTexts()).join()).toMatch(/connessione/);
  });
  proxy.cut(undefined);
  await press(page, copy.files.retry);
  await eventually(isStored);
});
