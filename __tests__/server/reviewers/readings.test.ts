import { toStored } from '../../../server/reading/stored';
import { NOTHING_READ, type Reading } from '../../../server/reading';
import { listAudit } from '../../../server/repositories/audit';
import { findDocument, saveDocument } from '../../../server/repositories/documents';
import { LISTED, REVIEW } from '../../../server/review/reviewers/desk';
import { signed, testService, type Journey } from '../support';
import { apiOf, reviewerToken, signedInReviewer } from '../support/reviewers';

const service = testService();

const readIn = async ({ step: { guid } }: Journey, type: string, reading: Partial<Reading>) => {
  const { db } = service.deps;
  const known = await findDocument(db, guid, type);
  if (!known) throw new Error(`There is no ${type}`);
  await saveDocument(db, { ...known, reading: toStored({ ...NOTHING_READ, ...reading }) });
};

const mrzOf = (number: string, expiryDate: string) =>
  ({ kind: 'TD1', number, birthDate: '1950-02-03', expiryDate, lines: [] }) as const;

interface Compared {
  readonly label: string;
  readonly value: string;
  readonly read?: object;
}
interface Json {
  readonly data: {
    readonly requests: readonly { readonly guid: string }[];
    readonly total: number;
    readonly documents: readonly { readonly compareWith: readonly Compared[] }[];
  };
}

const reviewer = async (name: string) => {
  const token = await reviewerToken(service, name);
  const call = apiOf(service, token);
  const page = await signedInReviewer(service, name, token);
  const readOf = async ({ step }: Journey, place: number) => {
    const { documents } = (await call(`/requests/${step.guid}`)).json<Json>().data;
    const facts = documents[place]?.compareWith ?? [];
    return Object.fromEntries(facts.filter(({ read }) => read).map(({ label, read }) => [label, read]));
  };
  return { call, page, readOf };
};

it('API and page show for each fact whether the pictures of its document agree', async () => {
  const { page, readOf } = await reviewer('Ada Alfa');
  const journey = await signed(service);
  const { cf } = journey.applicant;
  await readIn(journey, 'FRONT_DOC_1', { mrz: mrzOf('CA12345AB', '2029-03-12'), side: 'back' });
  await readIn(journey, 'BACK_DOC_1', { code39: { taxCode: cf } });
  expect(await readOf(journey, 0)).toEqual({
    Numero: { equal: true },
    'Scade il': { equal: false, values: ['12/03/2029'] },
    'Codice fiscale': { equal: true },
    'Data di nascita': { equal: false, values: ['03/02/1950'] },
  });
  expect(await readOf(journey, 1)).toEqual({});
  const { body } = await page.inject({
    url: `/review/requests/${journey.step.guid}`,
    headers: { accept: 'text/html' },
  });
  expect(body.match(/letto dal documento: uguale/g)).toHaveLength(2);
  expect(body).toContain('letto dal documento: diverso (12/03/2029)');
  expect(body).not.toContain('1950-02-03');
});

it('for a requested document, what was read of the person is shown', async () => {
  const { call, readOf } = await reviewer('Bea Beta');
  const journey = await signed(service);
  const { guid } = journey.step;
  expect((await call(`/requests/${guid}/ask`, { type: 'CONTENT_HEALTH_CARD' })).statusCode).toBe(200);
  await readIn(journey, 'CONTENT_HEALTH_CARD', { code39: { taxCode: 'GHSGUO81A25F839Y' } });
  expect(await readOf(journey, 3)).toEqual({
    'Codice fiscale': { equal: false, values: ['GHSGUO81A25F839Y'] },
  });
});

it('the list can be limited to requests with differences, which the audit records', async () => {
  const { call, page } = await reviewer('Cia Gamma');
  const [nothing, same, different] = [await signed(service), await signed(service), await signed(service)];
  await readIn(nothing, 'BACK_DOC_1', { noText: true });
  await readIn(same, 'BACK_DOC_1', { code39: { taxCode: same.applicant.cf } });
  await readIn(different, 'BACK_DOC_2', { code39: { taxCode: 'GHSGUO81A25F839Y' } });
  const { requests, total } = (await call('/requests?read=different&state=all')).json<Json>().data;
  const guids = requests.map(({ guid }) => guid);
  expect(total).toBe(guids.length);
  expect(guids).toContain(different.step.guid);
  for (const { step } of [nothing, same]) expect(guids).not.toContain(step.guid);
  const { body } = await page.inject({ url: '/review?read=different', headers: { accept: 'text/html' } });
  expect(body).toContain(`/review/requests/${different.step.guid}"`);
  expect(body).not.toContain(`/review/requests/${same.step.guid}"`);
  expect(body).toMatch(/value="different" selected/);
  expect((await call('/requests?read=x')).statusCode).toBe(400);
  const lists = (await listAudit(service.deps.db, REVIEW)).filter(({ event }) => event === LISTED);
  expect(lists.at(-1)?.details).toMatchObject({ read: 'different' });
});
