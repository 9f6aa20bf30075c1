import { uploadTypes } from '../../../src/contract/uploads';
import { contractCopy } from '../../../src/copy/contract';
import { identificationCopy as copy } from '../../../src/copy/identification';
import { uiCopy } from '../../../src/copy/ui';
import { webm } from '../../server/files';
import { arrive } from '../support/arrive';
import { fastForwardBackTo, smallPhotograph } from '../support/fastForward';
import { goOn, heading } from '../support/form';
import { upload } from '../support/identificationPages';
import { startProxy } from '../support/proxy';
import { receivedChecksum } from '../support/stored';
import { eventually } from '../support/until';
import { product } from '../support/worker';

it('[R2.9-01] [R2.9-03] [R3.4-03] the whole step at 400 ms and 400 kbit/s: video and pictures sent anew, all of them stored', async () => {
  const proxy = await startProxy(product);
  const { page, context, open } = await arrive({ url: proxy.product.url });
  try {
    const session = await fastForwardBackTo(context, proxy.product, 'identification');
    const { guid } = await session.step();
    const types = Object.values(uploadTypes).slice(0, 4);
    const checksums = () => Promise.all(types.map((type) => receivedChecksum(product, guid, type)));
    const before = await checksums();
    await open();
    await heading(page, copy.video.title);
    proxy.slowDown({ delay: 400, rate: 400_000 });

    await page.getByRole('button', { name: copy.video.again }).click();
    const { filename: name, contentType: mimeType, content: buffer } = webm();
    await page.locator('input[type=file][accept="video/*"]').setInputFiles({ name, mimeType, buffer });
    await page.getByRole('button', { name: copy.capture.use }).click();
    await page.getByText(copy.video.sent, { exact: true }).first().waitFor();
    await goOn(page);

    for (const [title, ...sides] of [
      [copy.document.title.first, 'documento.documentoFronte', 'documento.documentoRetro'],
      [
        copy.document.title.second,
        'secondoDocumento.documentoDueFronte',
        'secondoDocumento.documentoDueRetro',
      ],
    ] as const) {
      await heading(page, title);
      for (const side of sides) await upload(page, side, await smallPhotograph());
      await page.getByRole('progressbar', { name: uiCopy.upload.progressLabel }).first().waitFor();
      const stored = page.getByText(uiCopy.upload.done, { exact: true });
      await eventually(async () => {
        expect(await page.getByRole('progressbar').count()).toBe(0);
        expect(await stored.count()).toBe(2);
      });
      await goOn(page);
    }
    await heading(page, contractCopy.title);
    (await checksums()).forEach((checksum, index) => expect(checksum).not.toBe(before[index]));
  } finally {
    await context.close();
    await proxy.close();
  }
});
