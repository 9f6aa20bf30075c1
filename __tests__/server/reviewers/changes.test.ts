import fc from 'fast-check';
import { asc, eq } from 'drizzle-orm';
import { webhookEvents } from '../../../server/db/schema';
import { Refusal } from '../../../server/errors/refusal';
import { eraseRequest } from '../../../server/privacy/erase';
import { listDocuments, saveDecision } from '../../../server/repositories/documents';
import { findRequest } from '../../../server/repositories/requests';
import { moves, type MoveName } from '../../../server/review/reviewers/actions';
import { papersOf } from '../../../server/documents/papers';
import { resubmitDocuments } from '../../../server/review/applicant/resubmit';
import { reviewerOf, signed, testService } from '../support';

const service = testService();

const events = async (guid: string): Promise<string[]> => {
  const rows = await service.deps.db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.guid, guid))
    .orderBy(asc(webhookEvents.id));
  return rows.map(({ type, state, document }) => [type, state, document].filter(Boolean).join(' '));
};

const lookAt = async (guid: string) => {
  const { db } = service.deps;
  const papers = papersOf(await listDocuments(db, guid));
  const signs = new Map(papers.map(({ front, sign, feedback }) => [front, `${sign} ${feedback}`]));
  return { state: (await findRequest(db, guid))?.state ?? 'erased', signs };
};
type Look = Awaited<ReturnType<typeof lookAt>>;

const ofSign: Readonly<Record<string, string>> = {
  true: 'document.accepted',
  false: 'document.refused',
  never_uploaded: 'document.requested',
};
const ofState: Readonly<Record<string, string>> = {
  concluded: 'request.concluded',
  refused: 'request.refused',
  erased: 'request.erased',
};

/** The events from one look to the next: one for each document decided on, else one for the state. */
const changesBetween = (before: Look, after: Look): string[] => {
  if (after.state in ofState && after.state !== before.state)
    return [`${ofState[after.state]} ${after.state}`];
  return [...after.signs].flatMap(([front, sign]) =>
    sign === before.signs.get(front)
      ? []
      : [`${ofSign[sign.split(' ')[0] ?? ''] ?? ''} ${after.state} ${front}`],
  );
};

type Act = MoveName | 'send' | 'resubmit';
const documents = ['FRONT_DOC_1', 'FRONT_DOC_2', 'FRONT_DOC_', 'CONTENT_BILL'];
const step = fc.record({
  act: fc.constantFrom<Act>(
    'accept',
    'accept',
    'accept-all',
    'refuse',
    'refuse',
    'refuse-video',
    'ask',
    'send',
    'send',
    'resubmit',
    'complete',
    'reject',
  ),
  document: fc.constantFrom(...documents),
  reason: fc.constantFrom('Sfocata', 'Scaduta'),
});

/** As an upload leaves a side: it is to be judged again. */
const send = async (guid: string, front: string): Promise<void> => {
  const { db } = service.deps;
  const paper = papersOf(await listDocuments(db, guid)).find((one) => one.front === front);
  if (!paper?.askedAt) return;
  const types = paper.sides.map(({ type }) => type);
  await saveDecision(db, guid, types, { sign: '', feedback: '', askedAt: paper.askedAt });
};

it('each change of a request is one event, and nothing else is', async () => {
  const nothing = { barCodev: '', barCode1: '', barCode2: '', processAdditionalBarcodes: [] };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const { guid } = (await signed(service)).step;
      const expected = ['request.signed completed'];
      for (const { act, document, reason } of steps) {
        const before = await lookAt(guid);
        if (act === 'send') {
          if (before.state === 'document_ko') await send(guid, document);
          continue;
        }
        const work =
          act === 'resubmit'
            ? resubmitDocuments(service.deps, { guid, ...nothing }, async () => undefined)
            : moves[act].run(reviewerOf(service), guid, { document, reason, type: 'CONTENT_BILL', seen: '' });
        await work.catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
        const after = await lookAt(guid);
        const returned = act === 'resubmit' && before.state !== after.state;
        expected.push(...(returned ? ['documents.returned completed'] : changesBetween(before, after)));
        expect([act, (await events(guid)).sort()]).toEqual([act, [...expected].sort()]);
        expect((await events(guid)).at(-1)?.split(' ')[1]).toBe(after.state);
      }
      await eraseRequest(service.deps, guid, 'command', { evenSigned: true });
      expect(await events(guid)).toEqual(['request.erased erased']);
    }),
    { numRuns: 12 },
  );
});

it('does not mention a request that is erased before it was signed', async () => {
  const { guid } = (await signed(service)).step;
  const { db } = service.deps;
  await db.execute(`update requests set state = 'open' where guid = '${guid}'`);
  await eraseRequest(service.deps, guid, 'command', { evenSigned: true });
  expect(await events(guid)).toEqual([]);
});
