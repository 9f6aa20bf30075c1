import { addressInfoCopy } from '../../../../src/copy/address-info';
import { selfCertificationsCopy } from '../../../../src/copy/self-certifications';
import { goOn, heading } from '../../../../scripts/testing/pages/form';
import { somebody } from '../../../../scripts/testing/pages/people';
import { visitProvider, type ProviderVisit } from '../../support/providerVisit';
import { codeBy, codePage, list, press, typeCode } from '../../../../scripts/testing/pages/resumePages';
import { fillGreeting, openGreeting } from '../../support/shortcuts';

let running: ProviderVisit | undefined;
afterEach(() => running?.close());

it('resumes a request by its link', async () => {
  running = await visitProvider();
  const person = somebody();
  const guid = running.provider.enter(person, 2);
  const { page, open, isAt } = await running.arrive();
  const code = await codeBy(running.product, person.cellulare, async () => {
    await open(`/resume/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await heading(page, addressInfoCopy.title);
  await isAt('/request/address-info');
});

it('leads an applicant with an open request to its code', async () => {
  running = await visitProvider();
  const { product, provider } = running;
  const person = somebody();
  provider.enter(person, 4);
  const visitor = await running.arrive();
  const { page, isAt } = visitor;
  await openGreeting(visitor);
  await fillGreeting(page, person);
  const code = await codeBy(product, person.cellulare, async () => {
    await goOn(page);
    await heading(page, 'Hai già una richiesta');
  });
  await isAt('/resume');
  await typeCode(page, code);
  await list(page);
  await press(page, 'Riprendi richiesta');
  await heading(page, selfCertificationsCopy.company.title);
});
