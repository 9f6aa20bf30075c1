import type { Page } from 'playwright-core';
import { greetingCopy } from '../../src/copy/contact-info';
import { introCopy } from '../../src/copy/contact-info-intro';
import { contractCopy } from '../../src/copy/contract';
import { arrive } from './support/arrive';
import { noteComplaints } from './support/complaints';
import { noteEvents } from './support/pageEvents';
import { deployments, type Deployment } from './support/deployments';
import { leftAt } from '../../scripts/testing/product/earlier';
import { heading, goOn } from '../../scripts/testing/pages/form';
import { journeyFrom } from '../../scripts/testing/pages/journey';
import { LANDING } from './support/keptJob';
import { codeBy, codePage, typeCode } from '../../scripts/testing/pages/resumePages';
import { eventually } from '../../scripts/testing/browser/until';

let running: Deployment | undefined;
afterEach(() => running?.close());

/** The others, and every page of the job: all/deployments.test.ts. */
const quick = ['one origin', 'two origins of two sites', 'a path of another server'];

/** The address follows the page once the flow has ended: the title may be there before it. */
const isAt = (page: Page, address: string): Promise<void> =>
  eventually(async () => expect(page.url()).toBe(address));

it.each(quick)('%s: from the first page, and from a link to the signature', async (name) => {
  running = await deployments[name]!();
  const { url, service, missing } = running;
  const { page } = await arrive({ url: new URL(url).origin, landing: LANDING });
  const refused = await noteComplaints(page);
  const events = await noteEvents(page);

  await page.goto(`${url}/${LANDING}`);
  await goOn(page, introCopy.start);
  await heading(page, greetingCopy.title);
  await isAt(page, `${url}/request/contact-info${LANDING}`);
  const links = await page
    .locator('link[rel=manifest], link[rel=icon], link[rel=apple-touch-icon], footer a')
    .evaluateAll((found) => (found as HTMLAnchorElement[]).map(({ href }) => href));
  for (const link of links.filter((one) => one.startsWith('http'))) {
    expect(link.startsWith(`${url}/`)).toBe(true);
    expect((await page.request.get(link)).headers()['content-type']).toMatch(/html|svg|png|icon|manifest/);
  }

  const { applicant, guid } = await leftAt(service, 'contract');
  const code = await codeBy(service, applicant.cellulare, async () => {
    await page.goto(`${url}/resume/${guid}${LANDING}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await heading(page, contractCopy.title);
  await isAt(page, `${url}/request/contract${LANDING}`);
  await journeyFrom('contract', { page, product: service, look: async () => undefined });
  await isAt(page, `${url}/thanks${LANDING}`);
  await eventually(async () =>
    expect(events.slice(-2)).toEqual(['apertura:step contract', 'apertura:completed']),
  );
  expect([...refused, ...missing]).toEqual([]);
});
