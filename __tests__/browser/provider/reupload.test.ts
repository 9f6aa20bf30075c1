import { heading } from '../../../scripts/testing/pages/form';
import { somebody } from '../../../scripts/testing/pages/people';
import { expectSent, sendBothSides } from '../support/providerPapers';
import { visitProvider, type ProviderVisit } from '../support/providerVisit';
import { codeBy, codePage, typeCode } from '../../../scripts/testing/pages/resumePages';

let running: ProviderVisit | undefined;
afterEach(() => running?.close());

it('takes an additional document, by a link to the page', async () => {
  running = await visitProvider({ sign: 'null', feedback: 'null' });
  const person = somebody();
  const guid = running.provider.enter(person, 8);
  running.provider.refuse(guid, 'ADDITIONAL', 'Visura camerale');
  const { page, open } = await running.arrive();
  const code = await codeBy(running.product, person.cellulare, async () => {
    await open(`/reupload/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await heading(page, 'Carica il documento richiesto');
  await sendBothSides(page.getByRole('region', { name: 'Visura camerale', exact: true }));
  await expectSent(page, running, ['CONTENT', 'CONTENT_BACK']);
});
