import { identificationCopy } from '../../src/copy/identification';
import { EVA } from '../server/reading/pictures';
import { arrive } from './support/arrive';
import { fastForward } from '../../scripts/testing/product/earlier';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { pointer } from '../../scripts/testing/browser/hands';
import { toFirstDocument } from './support/identificationPages';
import { expectUsable } from './support/laws';
import { sendCie } from './support/readPapers';
import { expectUntold } from './support/untold';
import { PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

it('a CIE fills in its fields, and what was read is disclosed to nobody', async () => {
  const { number, ...person } = EVA;
  const visitor = await arrive({ viewport: PHONE });
  const { page, context } = visitor;
  await fastForward(context, product, 'identification', { applicant: person, video: true });
  await visitor.open();
  await toFirstDocument(page);
  await sendCie({ page, product, look: async () => undefined, hand: pointer });
  await expectUsable(page);
  await goOn(page);
  await heading(page, identificationCopy.document.title.second);
  await expectUntold(visitor, [number, person.cf, '07/04/2033', '2033-04-07']);
});
