// The pages and the device that __tests__/browser/turned.test.ts does not turn.
import { emailCodeCopy, mobileCopy, passwordCopy, smsCodeCopy } from '../../../src/copy/contact-info';
import type { Visitor } from '../support/arrive';
import { leftAt, signedBy } from '../../../scripts/testing/product/earlier';
import { goOn, heading, textbox } from '../../../scripts/testing/pages/form';
import { somebody } from '../../../scripts/testing/pages/people';
import { codeBy, codePage, identityForm, list, typeCode } from '../../../scripts/testing/pages/resumePages';
import { reviewOf } from '../../../scripts/testing/pages/review';
import { fillGreeting, openGreeting } from '../support/shortcuts';
import { PHONE, TABLET, turnDevice, turnedSlugs, turnPage } from '../support/turnedPages';
import { product } from '../support/worker';

it.each(turnedSlugs.filter((slug) => slug !== 'company-info'))(
  'a phone that is turned shows each page of %s as it is loaded that way',
  (slug) => turnDevice(slug, PHONE),
);

it.each(turnedSlugs)('a tablet that is turned shows each page of %s as it is loaded that way', (slug) =>
  turnDevice(slug, TABLET),
);

const contactPages = [emailCodeCopy.title, mobileCopy.title, smsCodeCopy.title, passwordCopy.title];

it.each(contactPages)('a phone that is turned shows the page %s as it is loaded that way', (title) =>
  turnPage(PHONE, async (visitor) => {
    const { page } = visitor;
    const applicant = somebody();
    const ways = [
      async () => {
        await openGreeting(visitor);
        await fillGreeting(page, applicant);
        await goOn(page);
      },
      async () => typeCode(page, (await product.codeFor('email', applicant.email)).code),
      async () => {
        await textbox(page, mobileCopy.label).fill(applicant.cellulare);
        await goOn(page);
      },
      async () => typeCode(page, (await product.codeFor('sms', applicant.cellulare)).code),
    ];
    for (const [index, reached] of contactPages.entries()) {
      await ways[index]?.();
      await heading(page, reached);
      if (reached === title) return;
    }
  }),
);

it('a turned phone shows form and code page of the resume as they are loaded that way', async () => {
  await turnPage(PHONE, async ({ page, open }) => {
    await open('/resume');
    await identityForm(page);
  });
  await turnPage(PHONE, async ({ page, open }) => {
    await open(`/resume/${(await leftAt(product, 'card')).guid}`);
    await codePage(page);
  });
});

it('a turned phone shows the list and the documents to send again as they are loaded', async () => {
  const refused = async ({ page, open, provokes }: Visitor): Promise<void> => {
    const { applicant, guid } = await signedBy(product);
    await reviewOf(product, guid).refuse('FRONT_DOC_2', 'Manca un angolo');
    provokes(/status of 403 .*\/wgt\/contact\/list/);
    const code = await codeBy(product, applicant.cellulare, async () => {
      await open(`/reupload/${guid}`);
      await codePage(page);
    });
    await typeCode(page, code);
    await heading(page, 'Carica il documento richiesto');
  };
  await turnPage(PHONE, refused);
  await turnPage(PHONE, async (visitor) => {
    await refused(visitor);
    await goOn(visitor.page, 'Indietro');
    await list(visitor.page);
  });
});
