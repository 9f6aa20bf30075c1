import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Dialog, Locator, Page } from 'playwright-core';
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { identificationCopy as copy } from '../../src/copy/identification';
import { uiCopy } from '../../src/copy/ui';
import { pdf, webm } from '../server/files';
import { launchBrowser, visit, type Visit } from './support/browser';
import type { Session } from './support/fastForward';
import { at, goOn, heading } from './support/form';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { startProduct, type Product } from './support/product';
import { startProxy, type Proxy } from './support/proxy';
import { eventually } from './support/shownErrors';
import { receivedChecksum } from './support/stored';

const FRONT = 'documento.documentoFronte';
const CUTS = [0.1, 0.5, 0.99];

let browser: Browser;
let service: Product;
let proxy: Proxy;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  [browser, service] = await Promise.all([launchBrowser(), startProduct()]);
  const { content } = await pdf({ info: { Keywords: 'x'.repeat(SIZE) } });
  largePdf = { name: 'tessera.pdf', mimeType: 'application/pdf', buffer: content };
});
afterAll(async () => {
  await browser.close();
  await service.remove();
});
beforeEach(async () => {
  proxy = await startProxy(service);
  visitor = await visit(browser);
  page = visitor.page;
});
afterEach(async () => {
  await visitor.context.close();
  await proxy.close();
});

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
/** Larger than what lies in the sockets' buffers on its way. */
const SIZE = 4_000_000;
let largePdf: Chosen;
/** A clip with much that no player looks at: an element Void of Matroska after its end. */
const largeVideo = (): Chosen => {
  const head = Buffer.alloc(9);
  head.writeUInt8(0xec, 0);
  head.writeBigUInt64BE((1n << 56n) | BigInt(SIZE), 1);
  const buffer = Buffer.concat([webm().content, head, Buffer.alloc(SIZE)]);
  return { name: 'video.webm', mimeType: 'video/webm', buffer };
};
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const storedFiles = (): number =>
  readdirSync(path.join(service.dataDir, 'documents'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;

const words = (text: string): Locator => page.getByText(text, { exact: true });
const cancel = (): Locator => page.getByRole('button', { name: /^Annulla il caricamento/ });
const bar = (): Locator => page.getByRole('progressbar', { name: uiCopy.upload.progressLabel });
const choose = (field: string, file: Chosen): Promise<void> => at(page, field).setInputFiles(file);
const done = (count: number): Promise<void> =>
  eventually(async () => expect(await words(uiCopy.upload.done).count()).toBe(count), 60_000);
const toDocuments = async (): Promise<Session> => {
  const session = await beginIdentification(page, proxy.product, { video: true });
  await toFirstDocument(page);
  return session;
};
const clipChosen = async (file: Chosen): Promise<void> => {
  await page.locator('input[type=file][accept="video/*"]').setInputFiles(file);
  await words(copy.capture.review).waitFor();
};
const guidOf = async (session: Session): Promise<string> => (await session.step()).guid;
/** What the progress bar tells from now on. */
const noteProgress = async (label: string): Promise<() => Promise<number[]>> => {
  await page.evaluate((name) => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const now = document.querySelector(`[role=progressbar][aria-label="${name}"]`);
      const value = now?.getAttribute('aria-valuenow');
      if (value && seen.at(-1) !== Number(value)) seen.push(Number(value));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, label);
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
};
/** The bar has fallen back to the beginning at least once. */
const fellBack = (seen: readonly number[]): boolean =>
  seen.some((value, index) => value < (seen[index - 1] ?? 0));

it('[R2.9-03] [R3.4-03] a document cut at 10, 50 and 99 per cent is then stored once, whole', async () => {
  const session = await toDocuments();
  const file = largePdf;
  const before = storedFiles();
  const progress = await noteProgress(uiCopy.upload.progressLabel);
  for (const part of CUTS) {
    const release = proxy.hold(part);
    await choose(FRONT, file);
    // The bar has to show something before it can fall back; at 99 per cent all may have left the browser.
    if (part < 0.9) await eventually(async () => expect((await progress()).at(-1)).toBeGreaterThan(0));
    proxy.cutBodies(part);
    release();
    await words(copy.files.interrupted).waitFor();
    proxy.cutBodies(undefined);
    await done(1);
    expect(storedFiles()).toBe(before + 1);
    expect(await receivedChecksum(service, await guidOf(session), uploadTypes.documentoFronte)).toBe(
      sha256(file.buffer),
    );
  }
  expect(fellBack(await progress())).toBe(true);
});

it('[R2.9-03] [R3.4-03] so is a video, and one whose answer is lost', async () => {
  const session = await beginIdentification(page, proxy.product);
  const file = largeVideo();
  const before = storedFiles();
  for (const part of [...CUTS, 'answer'] as const) {
    if (part === 'answer') proxy.cutAnswer();
    else proxy.cutBodies(part);
    await clipChosen(file);
    await page.getByRole('button', { name: copy.capture.use }).click();
    if (part !== 'answer') await words(copy.files.interrupted).waitFor();
    proxy.cutBodies(undefined);
    await words(copy.video.sent).first().waitFor();
    expect(storedFiles()).toBe(before + 1);
    expect(await receivedChecksum(service, await guidOf(session), VIDEO_UPLOAD_TYPE)).toBe(
      sha256(file.buffer),
    );
    await page.getByRole('button', { name: copy.video.again }).click();
  }
});

it('[R8-10] offline it says so and goes on as the connection comes back; a lost answer makes no second file', async () => {
  const session = await toDocuments();
  const file = largePdf;
  const before = storedFiles();
  const release = proxy.hold(0.5);
  await choose(FRONT, file);
  await bar().waitFor();
  await visitor.context.setOffline(true);
  proxy.goDown(true);
  await words(copy.files.offline).waitFor();
  release();
  proxy.goDown(false);
  proxy.cutAnswer();
  await visitor.context.setOffline(false);
  await done(1);
  expect(proxy.uploads.length).toBeGreaterThanOrEqual(3);
  expect(storedFiles()).toBe(before + 1);
  expect(await receivedChecksum(service, await guidOf(session), uploadTypes.documentoFronte)).toBe(
    sha256(file.buffer),
  );
});

it('[R8-10] where it stays broken the error stands under the box, with a button that works; one’s own stop is no error', async () => {
  await page.clock.install();
  await toDocuments();
  const file = largePdf;
  const before = storedFiles();
  const release = proxy.hold(0.5);
  await choose(FRONT, file);
  await cancel().focus();
  await page.keyboard.press('Enter');
  await words(uiCopy.upload.choose).first().waitFor();
  await eventually(async () =>
    expect(await at(page, FRONT).evaluate((one) => one === document.activeElement)).toBe(true),
  );
  expect(await page.getByRole('alert').count()).toBe(0);
  release();
  expect(storedFiles()).toBe(before);

  proxy.cutBodies(0.2);
  await choose(FRONT, file);
  const problem = page.locator('#campo-documento-documentoFronte-errore');
  await eventually(async () => {
    await page.clock.fastForward(10_000);
    expect(await problem.innerText({ timeout: 500 })).toMatch(/connessione/);
  });
  proxy.cutBodies(undefined);
  await page.getByRole('button', { name: copy.files.retry }).click();
  await done(1);
  expect(storedFiles()).toBe(before + 1);
});

it('[R2.9-03] [R5.6-04] while a file is sent the page may be changed, not left; going on waits for it', async () => {
  await toDocuments();
  const release = proxy.hold(0.5);
  await choose(FRONT, largePdf);
  await bar().waitFor();
  await goOn(page);
  const list = page.getByRole('alert').filter({ hasText: copy.files.wait });
  await list.first().waitFor();
  expect(await page.getByText('Carica il fronte del documento è obbligatorio').count()).toBe(0);

  const asked = new Promise<Dialog>((resolve) => page.once('dialog', resolve));
  const leaving = page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;

  await page.getByRole('button', { name: 'Indietro' }).click();
  await heading(page, copy.video.title);
  await goOn(page);
  await heading(page, copy.document.title.first);
  await bar().waitFor();
  release();
  await done(1);
  await page.reload();
  await heading(page, copy.document.title.first);
  await done(1);
  expect(proxy.uploads.filter((one) => one.endsWith('/document/upload'))).toHaveLength(1);
});
