// The pages of __tests__/browser/lateAnswers.test.ts that `npm test` leaves out.
import { dataStepSlugs } from '../../../src/contract/steps/table';
import { signedBy } from '../../../scripts/testing/product/earlier';
import { nothingMoves, nothingMovesOn, onPhone } from '../support/lateAnswers';
import { codeBy, codePage, typeCode } from '../../../scripts/testing/pages/resumePages';
import { reviewOf } from '../../../scripts/testing/pages/review';
import { product } from '../support/worker';

it.each(dataStepSlugs.filter((slug) => slug !== 'identification'))(
  'moves nothing on the first page of %s',
  nothingMovesOn,
);

it('moves nothing on the page of the video that is asked for again', async () => {
  const { applicant, guid } = await signedBy(product);
  await reviewOf(product, guid).refuse('FRONT_DOC_', 'Non si sente la frase');
  const visitor = await onPhone();
  const { page } = visitor;
  visitor.provokes(/403 .*contact\/list/);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await visitor.open(`/reupload/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await page.getByText('La frase da leggere').waitFor();
  await nothingMoves({ ...visitor, open: () => visitor.open(`/reupload/${guid}`) });
});
