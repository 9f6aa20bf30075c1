import { heading } from '../../../../scripts/testing/pages/form';
import { recordVideo } from '../../support/identificationPages';
import { somebody } from '../../../../scripts/testing/pages/people';
import { expectSent, sendBothSides } from '../../support/providerPapers';
import { visitProvider, type ProviderVisit } from '../../support/providerVisit';
import { list, press, resumeByIdentity } from '../../../../scripts/testing/pages/resumePages';

let running: ProviderVisit | undefined;
afterEach(() => running?.close());

it('takes a refused document and a new video, and returns to the list', async () => {
  running = await visitProvider();
  const person = somebody();
  const guid = running.provider.enter(person, 8);
  running.provider.refuse(guid, 'FRONT_DOC_1', 'Manca un angolo');
  running.provider.refuse(guid, 'FRONT_DOC_', 'Non si sente la frase');
  const { page, open, isAt } = await running.arrive();
  await open('/resume');
  await resumeByIdentity(page, running.product, person);
  await list(page);
  await page.getByText('DOCUMENTO DI IDENTITA KO', { exact: true }).waitFor();
  await press(page, 'Reinvia');
  await heading(page, 'Carica il documento richiesto e registra un nuovo video');
  await isAt(`/reupload/${guid}`);
  await page.getByText('Manca un angolo').waitFor();
  await page.getByText('Da verificare', { exact: true }).waitFor();
  await recordVideo(page);
  await sendBothSides(page.getByRole('region', { name: 'Primo documento', exact: true }));
  await expectSent(page, running, ['BACK_DOC_1', 'FRONT_DOC_', 'FRONT_DOC_1']);
  await isAt('/status');
});
