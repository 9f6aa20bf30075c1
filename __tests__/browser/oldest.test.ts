// The oldest browsers that package.json declares: newer features are removed, in pages and in workers.
import { arrive } from './support/arrive';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { journeyFrom } from '../../scripts/testing/pages/journey';
import { withoutRing } from './support/laws';
import { ageContext } from './support/oldest/ageContext';
import { expectAgedPage, expectAgedWorkers } from './support/oldest/expectAged';
import { PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

it('the documents are sent, the contract can be read, and it is signed', async () => {
  const visitor = await arrive({ viewport: PHONE });
  const { page, context, printed } = visitor;
  await ageContext(context);
  await beginIdentification(visitor, product, { video: true });
  await expectAgedPage(page);
  await toFirstDocument(page);
  const look = async (screen: string): Promise<void> => {
    if (screen === 'identification-2-first-document') expect(await withoutRing(page)).toEqual([]);
  };
  await journeyFrom('documents', { page, product, look });
  expectAgedWorkers(printed);
});
