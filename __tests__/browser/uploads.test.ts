// Uploads over a line that breaks.
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { identificationCopy as copy } from '../../src/copy/identification';
import { uiCopy } from '../../src/copy/ui';
import { webm } from '../server/files';
import { arrive, type Visitor } from './support/arrive';
import type { Session } from './support/fastForward';
import { at, goOn, heading } from './support/form';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { press } from './support/resumePages';
import { startProxy, type Proxy } from './support/proxy';
import { noteSentFiles, sentFiles } from './support/sentFiles';
import { receivedChecksum } from './support/stored';
import { eventually } from './support/until';
import { product } from './support/worker';

const FRONT = 'documento.documentoFronte';
/** Larger than what lies in the sockets' buffers on its way. */
const SIZE = 4_000_000;

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
let largePicture: Chosen;
/** Sharp edges everywhere: as the page sends it, it is about as large as the video. */
const makePicture = async (): Promise<Chosen> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const create = { width: 1000, height: 1000, channels: 3, background: '#b9c7d6', noise } as const;
  const buffer = await sharp({ create })
    .resize(2000, 2000, { kernel: 'nearest' })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
};
/** A clip with much that no player looks at: an element Void of Matroska after its end. */
const largeVideo = (): Chosen => {
  const head = Buffer.alloc(9);
  head.writeUInt8(0xec, 0);
  head.writeBigUInt64BE((1n << 56n) | BigInt(SIZE), 1);
  const buffer = Buffer.concat([webm().content, head, Buffer.alloc(SIZE)]);
  return { name: 'video.webm', mimeType: 'video/webm', buffer };
};

let proxy: Proxy;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  largePicture = await makePicture();
});
beforeEach(async () => {
  proxy = await startProxy(product);
  visitor = await arrive({ url: proxy.product.url });
  // The line breaks: the browser complains of every call that it cuts.
  visitor.provokes(/net::ERR_/);
  page = visitor.page;
  await noteSentFiles(page);
});
afterEach(() => proxy.close());

const words = (text: string): Locator => page.getByText(text, { exact: true });
const bar = (): Locator => page.getByRole('progressbar', { name: uiCopy.upload.progressLabel });
const choose = (file: Chosen): Promise<void> => at(page, FRONT).setInputFiles(file);
const done = (): Promise<void> => words(uiCopy.upload.done).waitFor();
const toDocuments = async (): Promise<Session> => {
  const session = await beginIdentification(visitor, proxy.product, { video: true });
  await toFirstDocument(page);
  return session;
};
/** What the service has was made of what has left the page, whole. */
const isStored = async (session: Session, type: string): Promise<void> => {
  const { guid } = await session.step();
  const sent = (await sentFiles(page)).get(type);
  expect(sent?.size).toBeGreaterThan(SIZE / 2);
  expect(await receivedChecksum(product, guid, type)).toBe(sent?.sha256);
};

it('[R2.9-03] [R3.4-03] [R8-10] a document cut in the middle, then offline, then without its answer, is stored whole', async () => {
  const session = await toDocuments();
  let release = proxy.hold(0.5);
  await choose(largePicture);
  await eventually(async () => expect(Number(await bar().getAttribute('aria-valuenow'))).toBeGreaterThan(0));
  proxy.cutBodies(0.5);
  release();
  await words(copy.files.interrupted).waitFor();
  release = proxy.hold(0.3);
  proxy.cutBodies(undefined);
  await bar().waitFor();
  await visitor.context.setOffline(true);
  proxy.goDown(true);
  await words(copy.files.offline).waitFor();
  release();
  proxy.goDown(false);
  proxy.cutAnswer();
  await visitor.context.setOffline(false);
  await done();
  expect(proxy.uploads.length).toBeGreaterThanOrEqual(3);
  await isStored(session, uploadTypes.documentoFronte);
});

it('[R2.9-03] [R3.4-03] so is a video', async () => {
  const session = await beginIdentification(visitor, proxy.product);
  const file = largeVideo();
  for (const harm of [() => proxy.cutBodies(0.5), () => proxy.cutAnswer()]) {
    harm();
    await page.locator('input[type=file][accept="video/*"]').setInputFiles(file);
    await words(copy.capture.review).waitFor();
    await press(page, copy.capture.use);
    await words(copy.files.interrupted).or(words(copy.video.sent)).first().waitFor();
    proxy.cutBodies(undefined);
    await words(copy.video.sent).first().waitFor();
    await isStored(session, VIDEO_UPLOAD_TYPE);
    await press(page, copy.video.again);
  }
});

it('[R8-10] where it stays broken the error stands under the box, with a button that works; one’s own stop is no error', async () => {
  await page.clock.install();
  const session = await toDocuments();
  const release = proxy.hold(0.5);
  await choose(largePicture);
  await page.getByRole('button', { name: /^Annulla il caricamento/ }).focus();
  await page.keyboard.press('Enter');
  await words(uiCopy.upload.choose).first().waitFor();
  await eventually(async () =>
    expect(await at(page, FRONT).evaluate((one) => one === document.activeElement)).toBe(true),
  );
  expect(await page.getByRole('alert').count()).toBe(0);
  release();

  proxy.cutBodies(0.2);
  await choose(largePicture);
  const problem = page.locator('#campo-documento-documentoFronte-errore');
  await eventually(async () => {
    await page.clock.fastForward(10_000);
    expect((await problem.allInnerTexts()).join()).toMatch(/connessione/);
  });
  proxy.cutBodies(undefined);
  await press(page, copy.files.retry);
  await done();
  await isStored(session, uploadTypes.documentoFronte);
});

it('[R2.9-03] [R5.6-04] while a file is sent the page may be changed, not left; going on waits for it', async () => {
  await toDocuments();
  const release = proxy.holdAnswers();
  await choose(largePicture);
  await bar().waitFor();
  await goOn(page);
  await page.getByRole('alert').filter({ hasText: copy.files.wait }).first().waitFor();
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
  expect(proxy.uploads.filter((one) => one.endsWith('/document/upload'))).toHaveLength(1);
});
