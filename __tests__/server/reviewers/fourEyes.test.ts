import fc from 'fast-check';
import { isDeep } from '../../setup/depth';
import { seedReviewable } from '../seed';
import { testService } from '../support';
import { apiOf, reviewerToken } from '../support/reviewers';

const service = testService(() => ({ environment: { REVIEW_FOUR_EYES: 'on' } }));

const names = ['Ada', 'Bea', 'Cleo'] as const;
type Name = (typeof names)[number];
let apis: Readonly<Record<Name, ReturnType<typeof apiOf>>>;
beforeAll(async () => {
  const made = [];
  for (const name of names) made.push([name, apiOf(service, await reviewerToken(service, name))] as const);
  apis = Object.fromEntries(made) as typeof apis;
});

const DOCUMENTS = ['FRONT_DOC_1', 'FRONT_DOC_2', 'FRONT_DOC_'] as const;

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly state: string;
  readonly proposed: readonly string[];
}
const act = async (name: Name, guid: string, action: string, body: object = {}): Promise<Answer> => {
  const answer = await apis[name](`/requests/${guid}/${action}`, body);
  const { message = '', data } = answer.json<{
    message?: string;
    data?: { state: string; rejectionProposedBy: string[] };
  }>();
  return {
    status: answer.statusCode,
    message,
    state: data?.state ?? '',
    proposed: data?.rejectionProposedBy ?? [],
  };
};

const PROPOSED =
  'La tua proposta di non accogliere la richiesta è registrata: deve confermarla un’altra persona.';

describe('a rejection with four eyes', () => {
  it.each([
    ['nothing', async () => undefined],
    [
      'a refused document',
      (guid: string) => act('Ada', guid, 'refuse', { document: 'FRONT_DOC_1', reason: 'x' }),
    ],
    ['a document that was asked for', (guid: string) => act('Ada', guid, 'ask', { type: 'CONTENT_BILL' })],
    ['accepted documents', (guid: string) => act('Ada', guid, 'accept-all')],
  ])(
    '[R6-01] is only proposed by a reviewer who has decided alone on %s, and is made by another',
    async (_, before) => {
      const { guid } = await seedReviewable(service);
      await before(guid);
      for (let times = 0; times < 2; times += 1)
        expect(await act('Ada', guid, 'reject')).toMatchObject({ status: 409, message: PROPOSED });
      const shown = (await apis.Bea(`/requests/${guid}`)).json<{
        data: { rejectionProposedBy: string[]; audit: { event: string }[] };
      }>().data;
      expect(shown.rejectionProposedBy).toEqual(['Ada']);
      expect(shown.audit.filter(({ event }) => event === 'review-rejection-proposed')).toHaveLength(1);
      expect(await act('Bea', guid, 'reject')).toMatchObject({ status: 200, state: 'refused' });
    },
  );

  it('[R6-01] needs no proposal where another reviewer has made the decisions', async () => {
    const { guid } = await seedReviewable(service);
    await act('Ada', guid, 'refuse', { document: 'FRONT_DOC_1', reason: 'x' });
    expect(await act('Bea', guid, 'reject')).toMatchObject({ status: 200, state: 'refused' });
  });
});

const step = fc.record({
  name: fc.constantFrom(...names),
  action: fc.constantFrom(
    'accept',
    'accept',
    'accept-all',
    'refuse',
    'ask',
    'complete',
    'complete',
    'reject',
  ),
  document: fc.constantFrom(...DOCUMENTS),
});

it('[R6-01] a review never ends by one reviewer alone, whatever was decided before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { guid } = await seedReviewable(service);
      const decided = new Map<string, Name>();
      const proposed = new Set<Name>();
      for (const { name, action, document } of steps) {
        const before = (await apis.Ada(`/requests/${guid}`)).json<{
          data: { documents: { document: string; sign: string }[] };
        }>().data.documents;
        const { status, state } = await act(name, guid, action, {
          document,
          reason: 'x',
          type: 'CONTENT_BILL',
        });
        if (state === 'concluded') expect([...decided.values()]).not.toContain(name);
        if (state === 'refused')
          expect([...decided.values(), ...proposed].filter((other) => other !== name)).not.toEqual([]);
        if (['concluded', 'refused'].includes(state)) return;
        if (action === 'reject') proposed.add(name);
        if (status !== 200) continue;
        const open = before.filter(({ sign }) => sign === '').map((one) => one.document);
        const signOf = before.find((one) => one.document === document)?.sign;
        if (action === 'accept-all') for (const one of open) decided.set(one, name);
        if (action === 'ask' && !before.some((one) => one.document === 'CONTENT_BILL'))
          decided.set('CONTENT_BILL', name);
        if ((action === 'accept' && signOf !== 'true') || (action === 'refuse' && signOf !== 'false'))
          decided.set(document, name);
      }
    }),
    { numRuns: isDeep ? 25 : 6 },
  );
});
