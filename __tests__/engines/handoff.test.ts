import { identificationCopy } from '../../src/copy/identification';
import { heading } from '../../scripts/testing/pages/form';
import { closeHandoff, openHandoff, scanHandoff, tells } from '../browser/support/handoffPages';
import { recordVideo, toFirstDocument } from '../browser/support/identificationPages';
import { codeBy, codePage, typeCode } from '../../scripts/testing/pages/resumePages';
import { product } from '../browser/support/worker';
import { COMPUTER, engines, PHONE, visitIn, walk } from './support/engines';

const { video } = identificationCopy;

walk(
  'hand-off to the other engines',
  async ({ page: computer, signIn, engine }) => {
    const others = engines.filter((name) => name !== engine);
    for (const other of others.length > 0 ? others : [engine]) {
      const earlier = await product.walk({ slug: 'identification' });
      await signIn(earlier);
      await computer.goto(product.url);
      await heading(computer, video.title);
      const address = `${product.url}/resume/${earlier.guid}`;
      // The driver's layer of WebKit takes no picture of an element.
      const link = await (engine === 'webkit' ? openHandoff : scanHandoff)(computer, address);
      const phone = await visitIn(other, PHONE);
      try {
        const code = await codeBy(product, earlier.applicant.cellulare, async () => {
          await phone.page.goto(link);
          await codePage(phone.page);
        });
        await typeCode(phone.page, code);
        await heading(phone.page, video.title);
        await recordVideo(phone.page, { whole: true });
        await tells(computer, 'docVideoCaptcha');
      } finally {
        await phone.close();
      }
      await closeHandoff(computer);
      await toFirstDocument(computer);
    }
  },
  COMPUTER,
);
