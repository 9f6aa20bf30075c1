/**
 * What changes while a call does slow work, before it locks the request: a password is hashed, a file is re-
 * encoded and stored, documents are rendered, files are read. What is kept is always one of two: as if the
 * change had come before the call, or after it. Who has lost the right to the request meanwhile has no
 * effect.
 */
import { verify } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { slugOf } from '../../../src/contract/steps/table';
import type { StepAnswer } from '../../../src/contract/wire';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { eraseRequest } from '../../../server/privacy/erase';
import { findAnswers, saveAnswers } from '../../../server/repositories/answers';
import { listAudit } from '../../../server/repositories/audit';
import { findCredential } from '../../../server/repositories/credentials';
import { listDocuments } from '../../../server/repositories/documents';
import { findRequest, lockRequest, proofOf, updateRequest } from '../../../server/repositories/requests';
import {
  deleteSession,
  findSession,
  findSessionById,
  updateSession,
} from '../../../server/repositories/sessions';
import { contractsInOrder } from '../../../server/repositories/signing';
import { releaseOthers } from '../../../server/session/release';
import { hashToken } from '../../../server/session/token';
import { isDeep, sample } from '../../setup/depth';
import { jpeg, webm } from '../files';
import { seedRequest } from '../seed';
import {
  CURRENT,
  newApplicant,
  storeFiles,
  testService,
  widgetsFor,
  goodValues,
  type Applicant,
  type TestClient,
} from '../support';
import { asOtherProcess, withMeanwhile } from '../support/outside';

const service = testService();
const now = (): Date => service.clock.now();
/** The calls of the short run, with how many of the changes each is shown there. */
const SHOWN: Readonly<Record<string, number>> = {
  createPassword: 5,
  documentUpload: 2,
  signContractList: 4,
  'next contract': 1,
};
const PASSWORD = 'Un4ltra!Chiave';

interface Stage {
  readonly client: TestClient;
  readonly guid: string;
  readonly sessionId: string;
  readonly step: StepAnswer;
  readonly applicant: Applicant;
}

const stageOf = async (client: TestClient, guid: string, applicant = newApplicant()): Promise<Stage> => {
  const session = await findSession(service.deps.db, hashToken([...client.cookies.values()][0] ?? ''));
  const step = await client.call('onboardingNext', CURRENT);
  return { client, guid, applicant, step, sessionId: session?.id ?? '' };
};

interface Slow {
  readonly stage: () => Promise<Stage>;
  readonly call: (stage: Stage) => Promise<LightMyRequestResponse>;
}

const atStep = async (step: string): Promise<Stage> => {
  const { client, guid } = await seedRequest(service, { step });
  if (step === 'identification') await storeFiles(service, guid);
  return stageOf(client, guid);
};
const nextOf = async ({ client, applicant, step }: Stage): Promise<LightMyRequestResponse> => {
  const { number, name, widgets } = step;
  const values = goodValues(applicant)[slugOf(name) as 'contract'];
  const kept = widgets.filter((one) => !(one.name in values));
  return client.send('onboardingNext', { number, widgets: [...kept, ...widgetsFor(values)] });
};

const signing = async (): Promise<Stage> => {
  const stage = await atStep('identification');
  const { contracts } = (await nextOf(stage)).json<StepAnswer>();
  for (const { stampeId, barCode = '' } of contracts)
    await stage.client.call('presaVisione', { stampeId, barcode: barCode });
  return stageOf(stage.client, stage.guid);
};

const slow: Readonly<Record<string, Slow>> = {
  createPassword: {
    stage: async () => {
      const { client, guid } = await seedRequest(service, { step: 'contact-info' });
      const confirmed = { widget: 'cellulare', component: 'otpCellulare', value: 'true', status: 'valid' };
      await saveAnswers(service.deps.db, guid, 'contact-info', [confirmed], now());
      return stageOf(client, guid);
    },
    call: ({ client }) => client.send('createPassword', { password: PASSWORD, confermaPassword: PASSWORD }),
  },
  documentUpload: {
    stage: () => atStep('identification'),
    call: async ({ client }) => client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg()),
  },
  videoUpload: {
    stage: () => atStep('identification'),
    call: ({ client, guid }) => client.multipart('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, webm()),
  },
  'next identification': { stage: () => atStep('identification'), call: nextOf },
  signContractList: {
    stage: () => atStep('contract'),
    call: ({ client, guid }) => client.send('signContractList', { guid }),
  },
  'signContractList of documents that are there': {
    stage: signing,
    call: ({ client, guid }) => client.send('signContractList', { guid }),
  },
  'next contract': { stage: signing, call: nextOf },
  signDocument: {
    stage: signing,
    call: ({ client, guid, step }) => {
      const { stampeId = '', barCode = '' } = step.contracts[0] ?? {};
      return client.send('signDocument', { guid, stampeId, barCode });
    },
  },
};

const changed = { widget: 'residenza', component: 'indirizzo', value: 'Corso Buenos Aires 1' };

const changes: Readonly<Record<string, (stage: Stage) => Promise<unknown>>> = {
  'the request is erased': ({ guid }) => eraseRequest(service.deps, guid, 'command', { evenSigned: true }),
  'the request is opened elsewhere': ({ guid }) =>
    service.deps.db.transaction(async (tx) => {
      const request = await lockRequest(tx, guid);
      if (request) await releaseOthers(tx, 'another', { guid, proof: proofOf(tx, request), now: now() });
    }),
  'the session ends': ({ sessionId }) => deleteSession(service.deps.db, sessionId),
  'the session turns to another request': async ({ sessionId }) => {
    const other = await seedRequest(service, { step: 'card' });
    await updateSession(service.deps.db, sessionId, { guid: other.guid, resumeProof: '' });
  },
  'the token is replaced': ({ sessionId }) =>
    updateSession(service.deps.db, sessionId, { tokenHash: hashToken(sessionId), previousTokenHash: null }),
  'the request is signed': ({ guid }) =>
    updateRequest(service.deps.db, guid, {
      state: 'completed',
      step: 'thanks',
      completedAt: now(),
      updatedAt: now(),
    }),
  'the step is left': ({ guid }) =>
    updateRequest(service.deps.db, guid, { step: 'company-info', updatedAt: now() }),
  'an answer changes': ({ guid }) => saveAnswers(service.deps.db, guid, 'address-info', [changed], now()),
  'the phone changes': ({ guid }) =>
    saveAnswers(
      service.deps.db,
      guid,
      'contact-info',
      [
        { widget: 'cellulare', component: 'cellulare', value: '3339999999' },
        { widget: 'cellulare', component: 'otpCellulare', value: '', status: 'pending' },
      ],
      now(),
    ),
  'the files are lost': async ({ guid }) => {
    for (const { storageKey } of await listDocuments(service.deps.db, guid))
      await service.deps.documents.remove(storageKey);
  },
};

const factsOf = async ({ guid, sessionId }: Stage) => {
  const { db } = service.deps;
  const request = await findRequest(db, guid);
  const contact = await findAnswers(db, guid, 'contact-info');
  const contracts = await contractsInOrder(db, guid);
  const documents = await listDocuments(db, guid);
  return {
    request: request && [request.step, request.state],
    session: (await findSessionById(db, sessionId))?.guid === guid,
    statuses: contact
      .filter(({ status }) => status !== '')
      .map(({ component, status }) => [component, status]),
    hasNewPassword: await verify((await findCredential(db, guid))?.passwordHash ?? '', PASSWORD).catch(
      () => false,
    ),
    documents: documents.map(({ type, sha256, receivedSha256 }) => [
      type,
      sha256 !== '',
      receivedSha256 !== '',
    ]),
    contracts: contracts.map(({ kind, signedAt }) => [kind, signedAt !== null]),
    events: (await listAudit(db, guid)).map(({ event }) => event).sort(),
  };
};

const isAnswered = ({ statusCode }: LightMyRequestResponse): boolean => statusCode < 500;

const isGiven = (result: LightMyRequestResponse): boolean =>
  result.statusCode === 200 && result.json<{ status?: string }>().status === 'success';

type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Puts `change` before each transaction of the call in turn, and returns what is kept then. */
const eachMeanwhile = async (
  { stage, call }: Slow,
  change: (stage: Stage) => Promise<unknown>,
): Promise<{ place: number; hadBegun: boolean; isGiven: boolean; facts: Facts }[]> => {
  const all = [];
  for (let place = 1; ; place += 1) {
    const one = await stage();
    const first = await factsOf(one);
    let hadBegun = false;
    const meanwhile = () =>
      asOtherProcess(async () => {
        hadBegun = JSON.stringify(await factsOf(one)) !== JSON.stringify(first);
        await change(one);
      });
    const { result, wasPaused } = await withMeanwhile(place, meanwhile, () => call(one));
    expect([place, isAnswered(result)]).toEqual([place, true]);
    if (!wasPaused) return all;
    all.push({ place, hadBegun, isGiven: isGiven(result), facts: await factsOf(one) });
  }
};

/** What is kept when the change comes before the call, and after it; and what the caller got after it. */
const inTurn = async ({ stage, call }: Slow, change: (stage: Stage) => Promise<unknown>) => {
  const [one, other] = [await stage(), await stage()];
  await change(one);
  const mayStill = isGiven(await call(one));
  await call(other);
  await change(other);
  return { before: await factsOf(one), after: await factsOf(other), mayStill };
};

/**
 * What may still end as before the change: a file that began to come at its step, a call of a session whose
 * other tab has confirmed a code, and a signature for which the files were read a moment before.
 */
const mayBeBefore = (name: string, change: string): boolean =>
  (change === 'the step is left' && name.endsWith('Upload')) ||
  (change === 'the token is replaced' && name !== 'createPassword') ||
  change === 'the files are lost';

const calls = Object.entries(slow).filter(([name]) => isDeep || name in SHOWN);
const shown = (name: string) => sample(Object.entries(changes), SHOWN[name] ?? 0);

describe.each(calls)('%s', (name, one) => {
  it.each(shown(name))('[R6-02] is as after the change where meanwhile %s', async (title, change) => {
    const { before, after, mayStill } = await inTurn(one, change);
    for (const { place, hadBegun, isGiven: isStill, facts } of await eachMeanwhile(one, change)) {
      // Nobody is answered who has lost the right to it before anything was kept.
      if (!mayStill && !hadBegun && !mayBeBefore(name, title))
        expect({ place, isStill }).toEqual({ place, isStill: false });
      if (mayBeBefore(name, title)) expect([before, after]).toContainEqual(facts);
      else expect({ place, facts }).toEqual({ place, facts: hadBegun ? after : before });
    }
  });
});
