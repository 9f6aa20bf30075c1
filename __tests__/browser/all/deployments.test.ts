import { arrive } from '../support/arrive';
import { noteComplaints } from '../support/complaints';
import { deployments, type Deployment } from '../support/deployments';
import { wholeJourney } from '../../../scripts/testing/pages/journey';
import { expectSigned, guidAt, LANDING } from '../support/keptJob';

let running: Deployment | undefined;
afterEach(() => running?.close());

it.each(Object.entries(deployments))('%s: from the first page to the signature', async (_, deploy) => {
  running = await deploy();
  const { url, service, missing } = running;
  const { page } = await arrive({ url: new URL(url).origin, landing: LANDING });
  const refused = await noteComplaints(page);
  const { codeFor } = service;
  await wholeJourney({ page, product: { url, codeFor }, look: async () => undefined }, LANDING);
  expectSigned(await service.kept(await guidAt(service.url)), 8);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(page.url()).toBe(`${url}/thanks${LANDING}`);
  expect([...refused, ...missing]).toEqual([]);
});
