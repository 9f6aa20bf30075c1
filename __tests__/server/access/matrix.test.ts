import type { LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { endpointNames, endpointOf, type EndpointName } from '../../../src/contract/endpoints';
import { RESUME_NOT_FOUND } from '../../../src/contract/refusalTexts';
import { sessionExpiryMessages } from '../../../src/contract/sessionExpiry';
import type { RequestOf } from '../../../src/contract/wire';
import { encryptInvitation } from '../../../src/api/invitationCipher';
import {
  captchas,
  contracts,
  documents,
  invitations,
  requests,
  stepAnswers,
} from '../../../server/db/schema';
import { NO_PROCESS, SESSION_ENDED } from '../../../server/errors/refusal';
import { CODE_FIRST } from '../../../server/resume/resume';
import { readWebConfig } from '../../../server/config/webConfig';
import { file } from '../files';
import { startTestApp, type TestApp, type TestClient } from '../support';
import { rows, type Class } from './rows';
import { castOf, kinds, type Cast, type Ids, type Kind } from './sessions';

let service: TestApp;
let cast: Cast;
let before: unknown;
beforeAll(async () => {
  service = await startTestApp();
  cast = await castOf(service);
  before = await heldBy(cast.victim.ids.guid);
});
afterAll(() => service.close());

const MISSING = 'Aaaaaaaaaaaaaaaaaaaaaaaa';
const missing = (): Ids => ({
  guid: MISSING,
  stampeId: MISSING,
  barCode: '0000000000000000',
  paper: '0000000000000000',
  applicant: { ...cast.victim.ids.applicant, cellulare: '3330000000' },
});

const held = [requests, stepAnswers, documents, contracts, invitations, captchas];
/** In an order that the database does not choose. */
const heldBy = async (guid: string): Promise<string[]> => {
  const read = (table: (typeof held)[number]) =>
    service.deps.db.select().from(table).where(eq(table.guid, guid));
  const found = await Promise.all(held.map(read));
  return found.flatMap((rows, at) => rows.map((row) => `${String(at)} ${JSON.stringify(row)}`)).sort();
};

const send = async (
  client: TestClient,
  name: EndpointName,
  input: object,
): Promise<LightMyRequestResponse> => {
  if (endpointOf(name).body === 'multipart')
    return client.multipart(name, input as Record<string, string>, file('none of a picture'));
  if (name !== 'legacyInvitation') return client.send(name, input);
  const { p, last } = input as RequestOf<'legacyInvitation'>;
  const { invitationPassphrase } = await readWebConfig(service.config.WEB_DIR);
  const sent = p.includes('/') ? p : await encryptInvitation(p, invitationPassphrase);
  return client.send(name, { p: sent, last });
};

const locks: readonly (string | undefined)[] = [
  ...Object.values(sessionExpiryMessages), NO_PROCESS, SESSION_ENDED, CODE_FIRST, RESUME_NOT_FOUND,
]; // prettier-ignore

interface Typed {
  readonly status: string;
  readonly message?: string;
  readonly data?: { readonly name?: string };
}

/** The answer itself where it is not of the class, so that a failure shows it. */
const classed = (response: LightMyRequestResponse, expected: Class): unknown => {
  const { statusCode, headers, body } = response;
  const isFile = !String(headers['content-type']).includes('json');
  const typed = isFile ? undefined : response.json<Typed>();
  const isLock = locks.includes(typed?.message);
  const right =
    typeof expected === 'number'
      ? statusCode === expected && typed?.status === 'bad_request'
      : (statusCode === 200 || (expected === 'in' && statusCode === 415)) &&
        {
          given: isFile || typed?.status === 'success',
          in: isFile || typed?.status === 'success' || !isLock,
          locked: typed?.status === 'bad_request' && isLock,
          code: typed?.data === undefined || typed.data.name !== undefined,
        }[expected];
  return right ? expected : { statusCode, body: isFile ? 'a file' : body };
};

/** Byte for byte, except for the support code. */
const plain = ({ statusCode, body }: LightMyRequestResponse) =>
  [statusCode, body.replace(/"supportCode":"\w+"/, '')] as const;

const leaked = (kind: Kind, { headers, body, rawPayload }: LightMyRequestResponse): string[] => {
  const { victim, of } = cast;
  // Before the code, what the session has only located is another's too.
  const hidden = kind === 'located' ? [...victim.canaries, ...(of.located.owned?.canaries ?? [])] : victim.canaries;
  const all = `${JSON.stringify(headers)}\n${body}\n${rawPayload.toString('latin1')}`;
  return hidden.filter((canary) => all.includes(canary));
}; // prettier-ignore

it('[R6-01] has a row for every call of the endpoint table, and for no other', () => {
  expect(Object.keys(rows).sort()).toEqual([...endpointNames].sort());
});

describe.each(endpointNames)('%s', (name) => {
  const row = rows[name];

  it.each(kinds)('[R6-01] [R6-02] to a session: %s', async (kind) => {
    const at = kinds.indexOf(kind);
    const ask = async (input: object): Promise<LightMyRequestResponse> => {
      const response = await send(await cast.restore(kind), name, input);
      expect([name, kind, leaked(kind, response)]).toEqual([name, kind, []]);
      if (endpointOf(name).answer === 'json') expect(response.headers['cache-control']).toBe('no-store');
      return response;
    };
    const { owned } = cast.of[kind];
    const own = await ask(row.input(owned?.ids ?? cast.victim.ids));
    expect(classed(own, row.own[at] as Class)).toBe(row.own[at]);

    if (row.foreign) {
      const foreign = await ask(row.input(cast.victim.ids));
      expect(classed(foreign, row.foreign[at] as Class)).toBe(row.foreign[at]);
      const none = await ask(row.input(missing()));
      expect(classed(none, row.foreign[at] as Class)).toBe(row.foreign[at]);
      if (!row.locates) expect(plain(foreign)).toEqual(plain(none));
    }
    if (row.malformed && owned && kind !== 'located') {
      const [changes, expected] = row.malformed;
      const answer = await ask({ ...row.input(owned.ids), ...changes });
      // If the ids are in a form, a missing session is reported first.
      if (kind === 'unlocked' && !row.foreign) expect([400, 401]).toContain(answer.statusCode);
      else expect(classed(answer, expected)).toBe(expected);
    }
  });
}); // prettier-ignore

describe('a number of another request beside the own guid', () => {
  const mixed: readonly [EndpointName, (own: Ids, other: Ids) => object][] = [
    ['signDocument', ({ guid }, { stampeId, barCode }) => ({ guid, stampeId, barCode })],
    ['signDocument', ({ guid, stampeId }, { barCode }) => ({ guid, stampeId, barCode })],
    ['presaVisione', ({ stampeId }, { barCode }) => ({ stampeId, barcode: barCode })],
    ['stampaContratto', ({ barCode }, { stampeId }) => ({ stampeId, barCode })],
  ];
  it.each(mixed)('[R6-01] is for %s what a missing one is', async (name, input) => {
    for (const kind of ['unlocked', 'open', 'signed'] as const) {
      const own = cast.of[kind].owned?.ids ?? missing();
      const client = await cast.restore(kind);
      const [foreign, none] = [
        await send(client, name, input(own, cast.victim.ids)),
        await send(client, name, input(own, missing())),
      ];
      expect(classed(foreign, 404)).toBe(404);
      expect(plain(foreign)).toEqual(plain(none));
      expect(leaked(kind, foreign)).toEqual([]);
    }
  });
});

it('[R6-01] the attacked request is unchanged', async () => {
  expect(await heldBy(cast.victim.ids.guid)).toEqual(before);
});
