import { uploadTypes } from '../../../src/contract/uploads';
import { uiCopy } from '../../../src/copy/ui';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { arrive } from '../support/arrive';
import { beginIdentification, recordVideo, toFirstDocument, upload } from '../support/identificationPages';
import { noteSentFiles, sentFiles } from '../support/sentFiles';
import { receivedChecksum } from '../support/stored';
import { product } from '../support/worker';

const SIDES = ['documentoFronte', 'documentoRetro'] as const;

it('[R2.9-01] [R2.9-03] [R3.4-03] at 400 ms and 400 kbit/s a video and two pictures are stored as they were sent', async () => {
  const visitor = await arrive();
  const { page, context } = visitor;
  await noteSentFiles(page);
  const { guid } = await beginIdentification(visitor, product);
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await recordVideo(page, { whole: true });
  await toFirstDocument(page);
  for (const [index, side] of SIDES.entries()) {
    const { content } = await jpeg(1200, 800 + index);
    await upload(page, `documento.${side}`, content);
  }
  await page.getByText(uiCopy.upload.done, { exact: true }).nth(1).waitFor();
  const sent = await sentFiles(page);
  for (const type of ['FRONT_DOC_', ...SIDES.map((side) => uploadTypes[side])]) {
    expect(sent.get(type)?.size).toBeGreaterThan(1_000);
    expect(await receivedChecksum(product, guid, type)).toBe(sent.get(type)?.sha256);
  }
});
