import { identificationCopy } from '../../src/copy/identification';
import { arrive, LANDING } from './support/arrive';
import { fastForward } from '../../scripts/testing/product/earlier';
import { choose, heading, textbox } from '../../scripts/testing/pages/form';
import { closeHandoff as close, handoffOffers as offers, scanHandoff, tells } from './support/handoffPages';
import { recordVideo, toFirstDocument, upload } from './support/identificationPages';
import { expectUsable } from './support/laws';
import { smallPhotograph } from '../../scripts/testing/pages/people';
import { codeBy, codePage, messagesTo, typeCode } from '../../scripts/testing/pages/resumePages';
import { expectValues, shownValues } from './support/shownValues';
import { PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

const { video, document: documentCopy } = identificationCopy;

const address = (guid: string): string => `${product.url}/resume/${guid}${LANDING}`;

it('[R2.1-04] [R2.9-01] [R2.9-03] the two do the step together: nothing is asked twice, each shows what the other has done', async () => {
  const desktop = await arrive();
  const phone = await arrive({ viewport: PHONE, hasTouch: true, isMobile: true });
  const [computer, telephone] = [desktop.page, phone.page];
  const { applicant, guid } = await fastForward(desktop.context, product, 'identification');
  await desktop.open();
  await heading(computer, video.title);
  const plain = await scanHandoff(computer, address(guid));
  expect(new URL(plain).hash).toBe('');
  await expectUsable(computer);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await telephone.goto(plain);
    await codePage(telephone);
  });
  await typeCode(telephone, code);
  await heading(telephone, video.title);
  expect(await offers(telephone).count()).toBe(0);
  await recordVideo(telephone);
  await tells(computer, 'docVideoCaptcha');
  await close(computer);
  await toFirstDocument(computer);

  await choose(computer, documentCopy.type, 'Passaporto');
  await textbox(computer, documentCopy.number).fill('YA7654321');
  await textbox(computer, documentCopy.city).fill("Reggio nell'Emilia");
  const typed = await shownValues(computer);
  const sealed = await scanHandoff(computer, address(guid), true);
  const served: string[] = [];
  telephone.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const headers = JSON.stringify(request.headers());
    served.push([origin, pathname, search, headers, request.postData() ?? ''].join(' '));
  });
  await telephone.goto(sealed);
  // The same session: no other code.
  await toFirstDocument(telephone);
  await expectValues(telephone, typed);
  expect(served.length).toBeGreaterThan(5);
  expect(served.filter((one) => one.includes(new URL(sealed).hash.slice(1, 40)))).toEqual([]);
  expect(telephone.url()).not.toContain('#');
  expect(await messagesTo(product, applicant.cellulare)).toBe(2);

  await upload(telephone, 'documento.documentoFronte', await smallPhotograph());
  await tells(computer, 'documentoFronte');
  await close(computer);
  await computer.getByAltText(`Anteprima: ${documentCopy.sides.passport.front}`).waitFor();
  await expectValues(computer, typed);
});
