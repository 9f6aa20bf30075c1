import { isJourney } from '../../../src/contract/journey';
import { audit, webhookEvents } from '../../../server/db/schema';
import { createLog } from '../../../server/log';
import { lookUp } from '../../../server/support/lookUp';
import { readCode } from '../../../server/support/code';
import { reviewerCommand } from '../../../server/review/reviewers/commands';
import { sample } from '../../setup/depth';
import { goodValues, signed, testService, type Journey } from '../support';
import { apiOf, formPost, reviewerToken, signedInReviewer } from '../support/reviewers';

const METRICS_TOKEN = 'a token of the tests';
const lines: string[] = [];
const service = testService(() => ({
  environment: { METRICS_TOKEN },
  deps: { log: createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) }) },
}));

const typed = {
  'a tax code': 'RSSMRA85T10A562S',
  'an address': 'canarina.gialla@posta.example',
  'a name': 'Canarina Gialla',
  'a number': '3479998887',
  'a surname in the form of a code': 'Ferretta',
} as const;

const textsIn = (values: object): string[] =>
  Object.values(values).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? textsIn(value) : [String(value)],
  );

/** What the applicant has entered, without what is in any page (choices, short words) or can be a count. */
const enteredBy = (applicant: Journey['applicant']): readonly string[] => [
  ...Object.values(applicant),
  ...textsIn({ ...goodValues(applicant), card: {} }).filter(
    (value) => /\d{4}|\s|@/.test(value) && !/^\d{1,8}$/.test(value),
  ),
];

let journey: Journey;
beforeAll(async () => {
  journey = await signed(service);
});

/** Where a page leads: what is there ends in histories and in the logs of proxies. */
const addressesIn = (body: string): string[] =>
  [...body.matchAll(/\b(?:href|action|src|formaction)="([^"]*)"/g)].map(([, address = '']) => address);

it.each(sample(Object.entries(typed), 1))(
  '[R6-01] %s that staff types anywhere is in no address, header, log, metric or audit',
  async (_, canary) => {
    const { applicant, step } = journey;
    const name = `Nina Nove ${canary.length}`;
    const token = await reviewerToken(service, name);
    const client = await signedInReviewer(service, name, token);
    const api = apiOf(service, token);
    const addresses: string[] = [];
    const heads: string[] = [];
    const note = ({ headers, body }: { readonly headers: object; readonly body: string }): void => {
      heads.push(JSON.stringify(headers));
      const { location } = headers as { readonly location?: string };
      addresses.push(...(location === undefined ? [] : [location]), ...addressesIn(body));
    };
    const values = {
      document: canary,
      reason: canary,
      type: canary,
      seen: canary,
      text: canary,
      name: canary,
    };
    for (const route of service.app.reviewRoutes.filter((one) => !/^HEAD|sign-out/.test(one))) {
      const [method, path = ''] = route.split(' ') as ['GET' | 'POST', string];
      for (const guid of [step.guid, canary]) {
        const part = (own: string): string => encodeURIComponent(guid === canary ? canary : own);
        const url = path
          .replace(':guid', part(guid))
          .replace(':type', part('FRONT_DOC_1'))
          .replace(':kind', part('contract'));
        const isApi = path.startsWith('/review/api');
        if (method === 'POST') {
          if (isApi) note(await api(url.replace('/review/api', ''), values));
          else note(await client.inject(formPost(url, { ...values, token: canary })));
          // The reason is the reviewer's own text about a document that there is.
          if (url.endsWith('/refuse'))
            note(await client.inject(formPost(url, { document: 'FRONT_DOC_1', reason: canary })));
          continue;
        }
        for (const field of sample(['text', 'state', 'from', 'to', 'page', 'done', 'other', ''], 4))
          note(
            isApi
              ? await api(
                  `${url.replace('/review/api', '')}?${new URLSearchParams({ [field]: canary }).toString()}`,
                )
              : await client.inject({ url, query: { [field]: canary } }),
          );
      }
    }
    // Support looks up by code alone. Nothing distinguishes such a surname from a code.
    if (!isJourney(canary.toUpperCase())) expect(() => readCode(canary)).toThrow('is no code');
    const said = await lookUp(service.deps, { code: step.journey ?? '', log: undefined, folder: undefined });
    await reviewerCommand(service.deps, ['list']);

    const authorization = `Bearer ${METRICS_TOKEN}`;
    const metrics = (await service.app.inject({ url: '/metrics', headers: { authorization } })).body;
    const { db } = service.deps;
    const kept = JSON.stringify([await db.select().from(audit), await db.select().from(webhookEvents)]);
    const personal = [canary, encodeURIComponent(canary), ...enteredBy(applicant)];
    const places = {
      addresses: addresses.join('\n'),
      heads: heads.join('\n'),
      log: lines.join(''),
      metrics,
      kept,
      said,
    };
    for (const [place, told] of Object.entries(places))
      expect([place, personal.filter((value) => told.includes(value))]).toEqual([place, []]);
    expect(addresses.length).toBeGreaterThan(50);
  },
  60_000,
);

it('[R6-01] the list is searched by journey code and guid alone: anything else is refused before it is sent', async () => {
  const token = await reviewerToken(service, 'Olga Otto');
  const client = await signedInReviewer(service, 'Olga Otto', token);
  const { step } = journey;
  const { body } = await client.inject({ url: '/review' });
  const [, pattern = ''] = /name="text"[^>]*? pattern="([^"]*)"/.exec(body) ?? [];
  // As browsers hold a field against its pattern.
  const isTaken = (text: string): boolean => new RegExp(`^(?:${pattern})$`, 'v').test(text);
  const code = `${(step.journey ?? '').slice(0, 4)}-${(step.journey ?? '').slice(4)}`;
  for (const text of [code, ` ${code.toLowerCase()} `, step.journey ?? '', step.guid]) {
    expect([text, isTaken(text)]).toEqual([text, true]);
    const list = await apiOf(service, token)(`/requests?${new URLSearchParams({ text }).toString()}`);
    expect(list.json<{ data: { total: number } }>().data.total).toBe(1);
  }
  for (const text of Object.values(typed).filter((one) => !isJourney(one.toUpperCase()))) {
    expect([text, isTaken(text)]).toEqual([text, false]);
    const list = await apiOf(service, token)(`/requests?${new URLSearchParams({ text }).toString()}`);
    expect([list.statusCode, list.body.includes(text)]).toEqual([400, false]);
  }
});
