import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { filesCopy } from '../../src/copy/capture/files';
import { identificationCopy } from '../../src/copy/identification';
import { uiCopy } from '../../src/copy/ui';
import { webm } from '../server/files';
import { arrive } from './support/arrive';
import { at } from '../../scripts/testing/pages/form';
import { beginIdentification, inputOf, toFirstDocument } from './support/identificationPages';
import { scannedPdf } from '../../scripts/testing/pages/people';
import { temporaryFolder } from './support/temporary';
import { appears } from '../../scripts/testing/browser/until';
import { product } from './support/worker';

const folder = temporaryFolder();
const FRONT = 'documento.documentoFronte';

/** By its path: Playwright would hand over a copy. A session that is detached ends `setOffline` too. */
const chooseFromDisk = async (page: Page, input: Locator, file: string): Promise<void> => {
  await input.evaluate((element) => element.setAttribute('data-chosen', ''));
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-chosen]',
  });
  await session.send('DOM.setFileInputFiles', { nodeId, files: [file] });
};

it('[R8-10] a PDF that changes on disk before it is sent is asked for again, without a retry', async () => {
  const file = join(folder, 'documento.pdf');
  await writeFile(file, await scannedPdf());
  const visitor = await arrive();
  const { page, context, provokes } = visitor;
  provokes(/net::ERR_/);
  await beginIdentification(visitor, product, { video: true });
  await toFirstDocument(page);
  await context.setOffline(true);
  await chooseFromDisk(page, inputOf(page, FRONT), file);
  await appears(page.getByText(filesCopy.offline, { exact: true }).first());
  await appendFile(file, ' ');
  await context.setOffline(false);
  await appears(page.getByText(filesCopy.changed).first());
  expect(await page.getByRole('button', { name: filesCopy.retry }).count()).toBe(0);
  await chooseFromDisk(page, inputOf(page, FRONT), file);
  await appears(page.getByText(uiCopy.upload.done, { exact: true }).first());
  await at(page, FRONT).waitFor();
});

it('[R8-10] so is a video: the chosen file cannot be sent any more, and another is asked for', async () => {
  const file = join(folder, 'video.webm');
  await writeFile(file, webm().content);
  const visitor = await arrive();
  const { page, provokes } = visitor;
  provokes(/net::ERR_/);
  await beginIdentification(visitor, product);
  const choose = () => chooseFromDisk(page, page.locator('input[type=file]').first(), file);
  const use = page.getByRole('button', { name: identificationCopy.capture.use });
  await choose();
  await appears(use);
  await appendFile(file, ' ');
  await use.click();
  await appears(page.getByText(filesCopy.changed).first());
  expect(await use.count()).toBe(0);
  await page.getByRole('group', { name: identificationCopy.video.recorder }).locator(':focus').waitFor();
  await choose();
  await use.click();
  await appears(page.getByText(identificationCopy.video.sent, { exact: true }).first());
});
