import { companyInfoCopy } from '../../../src/copy/company-info';
import { heading } from '../../../scripts/testing/pages/form';
import { somebody } from '../../../scripts/testing/pages/people';
import { visitProvider, type ProviderVisit } from '../support/providerVisit';
import {
  codeBy,
  codePage,
  list,
  press,
  resumeByIdentity,
  typeCode,
} from '../../../scripts/testing/pages/resumePages';

let running: ProviderVisit | undefined;
afterEach(() => running?.close());

it('resumes a request by identity, from the list', async () => {
  running = await visitProvider();
  const person = somebody();
  running.provider.enter(person, 3);
  const { page, open, isAt } = await running.arrive();
  await open('/resume');
  await resumeByIdentity(page, running.product, person);
  await list(page);
  await isAt('/status');
  await press(page, 'Riprendi richiesta');
  await heading(page, companyInfoCopy.title);
  await isAt('/request/company-info');
});

it('asks for the code at a reload where the start begins another request', async () => {
  running = await visitProvider({ start: 'begins' });
  const { product, provider } = running;
  const person = somebody();
  const guid = provider.enter(person, 3);
  const { page, open, isAt } = await running.arrive();
  const byCode = async (action: () => Promise<unknown>): Promise<void> => {
    const code = await codeBy(product, person.cellulare, async () => {
      await action();
      await codePage(page);
    });
    await typeCode(page, code);
    await heading(page, companyInfoCopy.title);
    await isAt('/request/company-info');
  };
  await byCode(() => open(`/resume/${guid}`));
  await byCode(() => page.reload());
  expect(provider.applications.map((one) => one.guid)).toEqual([guid]);
});
