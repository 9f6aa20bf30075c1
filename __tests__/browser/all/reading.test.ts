import { readingCopy } from '../../../src/copy/capture/reading';
import { identificationCopy } from '../../../src/copy/identification';
import { thanksCopy } from '../../../src/copy/thanks';
import { EVA, pictureBytes } from '../../server/reading/pictures';
import { arrive } from '../support/arrive';
import { fastForward } from '../../../scripts/testing/product/earlier';
import { at, choose, goOn, heading } from '../../../scripts/testing/pages/form';
import { pointer } from '../../../scripts/testing/browser/hands';
import { parts } from '../../../scripts/testing/pages/journey';
import { expectUsable } from '../support/laws';
import { fileOf, sendCie } from '../support/readPapers';
import { signInToReview } from '../../../scripts/testing/pages/review';
import { appears } from '../../../scripts/testing/browser/until';
import { expectUntold } from '../support/untold';
import { PHONE, visit } from '../../../scripts/testing/browser/visit';
import { send } from '../../../scripts/testing/pages/way';
import { openBrowser, otherProduct } from '../support/worker';

const { document: copy } = identificationCopy;
/** In healthCard-back-s021. */
const OTHER = 'GHSGUO81A25F839Y';

it('a CIE fills in its fields; somebody else’s tessera sanitaria is reported at once, also to reviewers', async () => {
  const { number: READ, ...person } = EVA;
  const product = await otherProduct({});
  const visitor = await arrive({ viewport: PHONE, url: product.url });
  const { page, context, printed } = visitor;
  const { guid } = await fastForward(context, product, 'identification', { applicant: person });
  const way = { page, product, look: async () => undefined, hand: pointer };
  await visitor.open();
  await parts.identification(way);

  await sendCie(way);
  await expectUsable(page);
  await goOn(page);

  await heading(page, copy.title.second);
  await choose(page, copy.type, 'Tessera sanitaria');
  await send(way, 'secondoDocumento.documentoDueFronte', fileOf(pictureBytes('healthCard-front-s071')));
  await send(way, 'secondoDocumento.documentoDueRetro', fileOf(pictureBytes('healthCard-back-s021')));
  await appears(page.getByText(readingCopy.advice('otherTaxCode'), { exact: true }));
  // Advice: nothing is invalid, and the page lets pass.
  expect(await at(page, 'secondoDocumento.documentoDueRetro').getAttribute('aria-invalid')).toBeNull();
  await expectUsable(page);
  await goOn(page);
  await parts.contract(way);
  await heading(page, thanksCopy.title);
  await expectUntold({ page, printed }, [READ, person.cf, OTHER, '07/04/2033', '2033-04-07', 'FINTONELLI']);

  const token = await product.reviewer('Lea Legge');
  const review = await visit(await openBrowser());
  await review.page.goto(`${product.url}/review`);
  await signInToReview(review.page, 'Lea Legge', token);
  await review.page.goto(`${product.url}/review?read=different`);
  await review.page.locator(`a[href$="/requests/${guid}"]`).click();
  const paper = (name: string) => review.page.getByRole('listitem').filter({ hasText: name }).first();
  const cie = paper('Carta');
  for (const label of ['Numero', 'Scade il', 'Codice fiscale', 'Data di nascita'])
    await appears(cie.locator('dl > div').filter({ hasText: label }).getByText('uguale'));
  await appears(paper('Tessera sanitaria').getByText(`diverso (${OTHER})`));
  expect(review.printed.filter((line) => line.includes(OTHER) || line.includes(READ))).toEqual([]);
  await review.context.close();
});
