// A browser that records no WebM, as Safari did for long.
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { arrive } from '../support/arrive';
import { beginIdentification, recordVideo } from '../support/identificationPages';
import { noteSentFiles, sentFiles } from '../support/sentFiles';
import { receivedChecksum } from '../support/stored';
import { product } from '../support/worker';

it('[R9-04] [R5.6-06] a browser that records mp4 alone: the recording is sent as mp4', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await page.addInitScript(() => {
    const supported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
    MediaRecorder.isTypeSupported = (type) => type === 'video/mp4' && supported(type);
  });
  await noteSentFiles(page);
  const { guid } = await beginIdentification(visitor, product);
  await recordVideo(page);
  const sent = (await sentFiles(page)).get(VIDEO_UPLOAD_TYPE);
  expect(sent?.name).toBe('video.mp4');
  expect(await receivedChecksum(product, guid, VIDEO_UPLOAD_TYPE)).toBe(sent?.sha256);
});
