import { nameOfPage, pageOrder } from '../../../server/domain/pageOrder';
import { collect } from '../../../server/figures/collect';
import { recordAudit } from '../../../server/repositories/audit';
import { coursesOf, type Course } from '../../../server/repositories/figures';
import { acts } from '../../../server/walk/acts';
import { newApplicant, personOf, testService } from '../support';

const service = testService();
const from = new Date(0);
const until = () => new Date(service.clock.now().getTime() + 1);
const sums = () => collect(service.deps.db, from, until(), service.clock.now());

const place = async () => {
  const { pages } = await sums();
  return pages.flatMap(({ left, current }, at) => {
    const page = pageOrder[at];
    return page && left + current > 0 ? [[nameOfPage(page), left > 0 ? 'left' : 'there']] : [];
  });
};

const reachedBy: Readonly<Record<string, string>> = {
  onboardingStart: 'ci-info',
  validateEmail: 'ci-verify-email',
  confermaEmail: 'ci-mobile-phone',
  validateCellulare: 'ci-verify-phone',
  confermaCellulare: 'ci-create-password',
  createPassword: 'ci-password-ok',
  'next contact-info': 'address-info',
  'next address-info': 'company-info',
  'next company-info': 'sc-qar2',
  'next self-certifications': 'card',
  'next card': 'id-video',
  videoUpload: 'id-doc1',
  'documentUpload BACK_DOC_1': 'id-doc2',
  'next identification': 'contract',
};

it('[R4.9-01] the rows show every page of an application, from the first call to the signature', async () => {
  const client = service.client();
  const person = personOf(service, client, newApplicant());
  await person.caller.call('productInfo');
  let page = '';
  const seen: string[] = [];
  for (const act of acts) {
    await (
      await act.prepare(person)
    )();
    service.clock.pass({ minutes: 3 });
    page = reachedBy[act.name] ?? page;
    if (act.name === 'next contract') break;
    if (page !== '') expect([act.name, await place()]).toEqual([act.name, [[page, 'there']]]);
    seen.push(page);
  }
  expect([...new Set(seen)].filter(Boolean)).toEqual(pageOrder.map(nameOfPage));
  expect(await place()).toEqual([]);
  expect((await sums()).outcomes.of('completed')).toBe(1);
});

it('[R4.9-01] an applicant has left after an hour, and has not once something comes again', async () => {
  const { db } = service.deps;
  const client = service.client();
  await client.call('productInfo');
  const { guid } = await client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
  service.clock.pass({ minutes: 59 });
  expect(await place()).toEqual([['ci-info', 'there']]);
  service.clock.pass({ minutes: 1 });
  expect(await place()).toEqual([['ci-info', 'left']]);
  await recordAudit(db, { guid, at: service.clock.now(), event: 'code_sent', details: { purpose: 'email' } });
  expect(await place()).toEqual([['ci-verify-email', 'there']]);
});

it('[R6-01] batches have each request once, also those of one moment', async () => {
  const { db } = service.deps;
  for (let one = 0; one < 6; one += 1) {
    const client = service.client();
    await client.call('productInfo');
    await client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
  }
  const all = await coursesOf(db, { from, before: until() }, 100);
  const found: Course[] = [];
  let after: Course | undefined;
  do {
    const batch: Course[] = await coursesOf(db, { from, before: until(), after }, 2);
    found.push(...batch);
    after = batch.at(-1);
  } while (after);
  expect(found.map(({ guid }) => guid)).toEqual(all.map(({ guid }) => guid));
  expect(new Set(found.map(({ guid }) => guid)).size).toBe(8);
});
