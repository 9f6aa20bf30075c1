import { cardCopy } from '../../../src/copy/card';
import { calculatorCopy, greetingCopy } from '../../../src/copy/contact-info';
import { heading, textbox } from '../../../scripts/testing/pages/form';
import { pointer } from '../../../scripts/testing/browser/hands';
import { parts } from '../../../scripts/testing/pages/journey';
import { somebody } from '../../../scripts/testing/pages/people';
import { visitProvider, type ProviderVisit } from '../support/providerVisit';
import { codeBy, codePage, typeCode } from '../../../scripts/testing/pages/resumePages';
import { openGreeting } from '../support/shortcuts';

let running: ProviderVisit | undefined;
afterEach(() => running?.close());

it('says that a tax code cannot be computed where municipalities have their names alone', async () => {
  running = await visitProvider();
  const visitor = await running.arrive();
  const { page } = visitor;
  await openGreeting(visitor);
  await page.getByRole('button', { name: greetingCopy.forgotten }).click();
  const dialog = page.getByRole('dialog', { name: calculatorCopy.title });
  const box = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  await textbox(dialog, calculatorCopy.nome).fill('Mario');
  await textbox(dialog, calculatorCopy.cognome).fill('Rossi');
  await dialog.getByRole('radio', { name: calculatorCopy.sexes.M }).check();
  await textbox(dialog, calculatorCopy.data).fill('01/03/1955');
  await pointer.search(box(calculatorCopy.provincia), 'Roma');
  await pointer.search(box(calculatorCopy.citta), 'Tivoli');
  await dialog.getByRole('button', { name: calculatorCopy.submit }).click();
  await dialog.getByText(calculatorCopy.failed, { exact: true }).waitFor();
});

it('takes addresses, business and questionnaire, in bare lists and plain successes', async () => {
  running = await visitProvider();
  const { product, provider } = running;
  const person = somebody();
  const guid = provider.enter(person, 2);
  const { page, open } = await running.arrive();
  const code = await codeBy(product, person.cellulare, async () => {
    await open(`/resume/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  const way = { page, product, hand: pointer, look: async () => undefined };
  for (const part of ['addressInfo', 'companyInfo', 'selfCertifications', 'questionnaire'] as const)
    await parts[part](way);
  await heading(page, cardCopy.title);
  const [application] = provider.applications;
  expect(application?.step).toBe(5);
  expect(application?.values).toMatchObject({
    soggetto: { sottotipoSoggetto: 'Ditta Individuale' },
    finalitaConto: { scopoRapporto: 'COMMERCIALE', naturaRapporto: 'CONTINUATIVO' },
    provenienzaFondi: { origineFondi: 'LAVORO_AUTONOMO' },
  });
  expect(application?.answers).toMatchObject({ nazione: 'ITALIA', regione: 'LAZIO' });
});
