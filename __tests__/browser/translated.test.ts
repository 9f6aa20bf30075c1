// A page that the browser translates goes on: what React holds of a text is no longer on the page.
import { reuploadCopy } from '../../src/copy/reupload';
import { arrive } from './support/arrive';
import { openDialogs } from './support/dialogs';
import { signedBy } from '../../scripts/testing/product/earlier';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { codeBy, list, typeCode } from '../../scripts/testing/pages/resumePages';
import { reviewOf } from '../../scripts/testing/pages/review';
import { isWhole, translate } from './support/translator';
import { product } from './support/worker';

it('refused documents work translated too: page, dialogs and the list', async () => {
  const { guid, applicant } = await signedBy(product);
  const review = reviewOf(product, guid);
  await review.refuse('FRONT_DOC_2', 'Manca un angolo');
  await review.refuse('FRONT_DOC_', 'Non si sente la frase');
  const { page, context, open, provokes } = await arrive();
  await translate(context);
  provokes(/React error #418/);
  // The list is asked for first, before any code.
  provokes(/status of 403 .*\/wgt\/contact\/list/);
  const code = await codeBy(product, applicant.cellulare, () => open(`/reupload/${guid}`));
  await typeCode(page, code);
  await heading(page, reuploadCopy.title.withVideo);
  await openDialogs(page);
  await goOn(page, 'Invia');
  await page.getByRole('group', { name: reuploadCopy.missingTitle }).waitFor();
  await isWhole(page);
  await goOn(page, 'Indietro');
  await list(page);
  await isWhole(page);
});
