import { identificationCopy } from '../../../src/copy/identification';
import { reuploadCopy } from '../../../src/copy/reupload';
import { statusCopy } from '../../../src/copy/status';
import { LANDING } from '../support/arrive';
import { signedBy } from '../../../scripts/testing/product/earlier';
import { lostOn, onPhone } from '../support/fingerOnPhone';
import { goOn, heading } from '../../../scripts/testing/pages/form';
import { pointer } from '../../../scripts/testing/browser/hands';
import { wholeJourney } from '../../../scripts/testing/pages/journey';
import { codeBy, identityForm, typeCode } from '../../../scripts/testing/pages/resumePages';
import { reviewOf } from '../../../scripts/testing/pages/review';
import { appears } from '../../../scripts/testing/browser/until';
import { otherProduct, product } from '../support/worker';

const { capture } = identificationCopy;

it('[R8-08] on every page a tap that leaves a field wrong, or right again, hits its control', async () => {
  const own = await otherProduct({});
  const visitor = await onPhone(own.url);
  const { page } = visitor;
  const lost: string[] = [];
  const look = async (screen: string): Promise<void> => {
    // It ends by itself.
    if (screen !== 'identification-1-recording') lost.push(...(await lostOn(visitor, screen)));
  };
  await wholeJourney({ page, product: own, look, hand: pointer, plain: true }, LANDING);
  expect(lost).toEqual([]);
});

it('[R8-08] so it does on the identity page of a resume', async () => {
  const visitor = await onPhone();
  await visitor.open('/resume');
  await identityForm(visitor.page);
  expect(await lostOn(visitor, 'resume')).toEqual([]);
});

it('[R8-08] so it does with refused documents, at the running camera, and in the list of requests', async () => {
  const { guid, applicant } = await signedBy(product);
  const review = reviewOf(product, guid);
  await review.refuse('FRONT_DOC_2', 'Manca un angolo');
  await review.refuse('FRONT_DOC_', 'Non si sente la frase');
  const visitor = await onPhone();
  const { page } = visitor;
  // The list is asked for first, before any code.
  visitor.provokes(/status of 403 .*\/wgt\/contact\/list/);
  const code = await codeBy(product, applicant.cellulare, () => visitor.open(`/reupload/${guid}`));
  await typeCode(page, code);
  await heading(page, reuploadCopy.title.withVideo);
  expect(await lostOn(visitor, 'reupload')).toEqual([]);
  await goOn(page, capture.turnOn);
  await appears(page.getByText(capture.ready).first());
  expect(await lostOn(visitor, 'camera')).toEqual([]);
  await visitor.open('/status');
  await heading(page, statusCopy.title);
  expect(await lostOn(visitor, 'status')).toEqual([]);
});
