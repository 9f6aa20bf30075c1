import fc from 'fast-check';
import { gt, sql } from 'drizzle-orm';
import { newStorageKey } from '../../../server/documents/keys';
import { audit } from '../../../server/db/schema';
import { REVIEW } from '../../../server/review/reviewers/desk';
import { findDocument, saveDocument } from '../../../server/repositories/documents';
import { signed, testService, walkTo, newApplicant, type Journey, type TestClient } from '../support';
import { apiOf, formPost, reviewerToken, signedInReviewer } from '../support/reviewers';

const service = testService();

/** From Fastify's own table, so that a new route is one of them. */
const routes = (): string[] => service.app.reviewRoutes.filter((route) => !/sign-|style|icon$/.test(route));

interface Person {
  readonly guid: string;
  /** Values found in this person's data alone. */
  readonly canaries: readonly string[];
}
interface Reviewer {
  readonly name: string;
  readonly token: string;
  readonly client: TestClient;
}

let persons: readonly Person[];
let reviewers: readonly Reviewer[];
beforeAll(async () => {
  const one = newApplicant();
  // Two of one tax code: each is shown beside the other.
  const twin = { ...newApplicant(), nome: one.nome, cognome: one.cognome, cf: one.cf };
  const journeys: Journey[] = [
    await walkTo(service, 'thanks', one),
    await walkTo(service, 'thanks', twin),
    await signed(service),
  ];
  persons = await Promise.all(journeys.map(personOf));
  reviewers = await Promise.all(['Ada Alfa', 'Bea Beta'].map(reviewerOf));
});

const personOf = async ({ applicant, step: { guid } }: Journey): Promise<Person> => {
  const { db, documents } = service.deps;
  const storageKey = newStorageKey();
  const file = `file of ${guid}`;
  await documents.put(storageKey, Buffer.from(file), 'image/jpeg');
  const known = await findDocument(db, guid, 'FRONT_DOC_1');
  if (known) await saveDocument(db, { ...known, storageKey, sha256: '' });
  return { guid, canaries: [guid, applicant.email, applicant.cellulare, file] };
};
const reviewerOf = async (name: string): Promise<Reviewer> => {
  const token = await reviewerToken(service, name);
  return { name, token, client: await signedInReviewer(service, name, token) };
};

const renew = async (): Promise<void> => {
  await service.deps.db.execute(sql`update requests set state = 'completed', returned_at = null`);
  await service.deps.db.execute(sql`update documents set sign = '', feedback = '', asked_at = null`);
  await service.deps.db.execute(sql`delete from documents where additional`);
};

interface Call {
  readonly route: string;
  readonly person: number;
  readonly reviewer: number;
  readonly body: Readonly<Record<string, string>>;
  readonly isForm: boolean;
}

const make = ({ route, person, reviewer, body, isForm }: Call) => {
  const [method, path = ''] = route.split(' ') as ['GET' | 'HEAD' | 'POST', string];
  const { guid } = persons[person] as Person;
  const { token, client } = reviewers[reviewer] as Reviewer;
  const url = path.replace(':guid', guid).replace(':type', 'FRONT_DOC_1').replace(':kind', 'contract');
  const isGet = method !== 'POST';
  if (!path.startsWith('/review/api'))
    return client.inject(
      isGet || !isForm ? { method, url, ...(!isGet && { payload: body }) } : formPost(url, body),
    );
  if (method === 'HEAD')
    return service.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
  return apiOf(service, token)(url.replace('/review/api', ''), isGet ? undefined : body);
};

const newestLine = async (): Promise<number> =>
  Math.max(0, ...(await service.deps.db.select({ id: audit.id }).from(audit)).map(({ id }) => id));

const seenUnrecorded = async (call: Call): Promise<string[]> => {
  const before = await newestLine();
  const { rawPayload, statusCode } = await make(call);
  const body = rawPayload.toString('latin1');
  const { name } = reviewers[call.reviewer] as Reviewer;
  const lines = (await service.deps.db.select().from(audit).where(gt(audit.id, before))).filter(
    ({ details }) => details['by'] === name,
  );
  const isPdf = statusCode === 200 && body.startsWith('%PDF');
  return persons
    .filter(
      ({ guid, canaries }, place) =>
        (canaries.some((canary) => body.includes(canary)) || (isPdf && place === call.person)) &&
        !lines.some(
          (line) =>
            line.guid === guid ||
            (line.guid === REVIEW && (line.details['requests'] as string[] | undefined)?.includes(guid)),
        ),
    )
    .map(({ guid }) => guid);
};

const bodies = fc.constantFrom<Readonly<Record<string, string>>>(
  { document: 'FRONT_DOC_1', reason: 'Sfocato', type: 'CONTENT_BILL' },
  { document: 'FRONT_DOC_2', reason: 'Sfocato', type: 'CONTENT' },
  { document: 'none', reason: '', type: 'none' },
  { document: 'FRONT_DOC_1', reason: 'Sfocato', type: 'CONTENT', seen: 'a'.repeat(64) },
  {},
);
const calls = (): fc.Arbitrary<Call> =>
  fc.record({
    route: fc.constantFrom(...routes()),
    person: fc.nat(persons.length - 1),
    reviewer: fc.nat(1),
    body: bodies,
    isForm: fc.boolean(),
  });

it('[R6-01] whatever shows a person’s data writes who saw it, in any order of calls', async () => {
  expect(routes().length).toBeGreaterThan(20);
  let shown = 0;
  // Every call comes twice: a repeated one changes nothing, and shows as much.
  const twice = fc
    .array(calls(), { minLength: 1, maxLength: 10 })
    .map((all) => all.flatMap((one) => [one, one]));
  await fc.assert(
    fc.asyncProperty(twice, async (all) => {
      await renew();
      for (const call of all) {
        expect([call, await seenUnrecorded(call)]).toEqual([call, []]);
        shown += 1;
      }
    }),
    { numRuns: 15 },
  );
  for (const route of routes()) {
    await renew();
    const call = { route, person: 0, reviewer: 0, body: {}, isForm: false };
    expect([route, await seenUnrecorded(call)]).toEqual([route, []]);
  }
  expect(shown).toBeGreaterThan(50);
});

it('[R6-01] nothing is shown while the audit cannot be written', async () => {
  const { db } = service.deps;
  await renew();
  await db.execute(
    sql`create function refuse_audit() returns trigger language plpgsql as 'begin raise exception ''full''; end'`,
  );
  await db.execute(
    sql`create trigger refuse_audit before insert on audit for each row execute function refuse_audit()`,
  );
  try {
    for (const route of routes()) {
      const { rawPayload, statusCode } = await make({
        ...{ route, person: 0, reviewer: 0, isForm: false },
        body: { document: 'FRONT_DOC_1', reason: 'Sfocato', type: 'CONTENT_BILL' },
      });
      const body = rawPayload.toString('latin1');
      const seen = persons.flatMap(({ canaries }) => canaries).filter((canary) => body.includes(canary));
      // A refused action shows nothing.
      const isShown = seen.length > 0 || body.startsWith('%PDF');
      const isLook = /^(?:GET|HEAD)/.test(route);
      expect([route, isShown, !isLook || statusCode === 500]).toEqual([route, false, true]);
    }
  } finally {
    await db.execute(sql`drop trigger refuse_audit on audit`);
    await db.execute(sql`drop function refuse_audit()`);
  }
});
