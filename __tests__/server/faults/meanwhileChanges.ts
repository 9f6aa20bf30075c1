import { eraseRequest } from '../../../server/privacy/erase';
import { saveAnswers } from '../../../server/repositories/answers';
import { listDocuments } from '../../../server/repositories/documents';
import { lockRequest, proofOf, updateRequest } from '../../../server/repositories/requests';
import { deleteSession, updateSession } from '../../../server/repositories/sessions';
import { releaseOthers } from '../../../server/session/release';
import { hashToken } from '../../../server/session/token';
import { seedRequest } from '../seed';
import type { TestApp } from '../support';
import type { Stage } from './slowCalls';

export type Change = (stage: Stage) => Promise<unknown>;

const moved = { widget: 'residenza', component: 'indirizzo', value: 'Corso Buenos Aires 1' };
const OTHER_PHONE = [
  { widget: 'cellulare', component: 'cellulare', value: '3339999999' },
  { widget: 'cellulare', component: 'otpCellulare', value: '', status: 'pending' },
];

export const losingChangesOf = (service: TestApp): Readonly<Record<string, Change>> => ({
  'the request is opened elsewhere': ({ guid }) =>
    service.deps.db.transaction(async (tx) => {
      const request = await lockRequest(tx, guid);
      const now = service.clock.now();
      if (request) await releaseOthers(tx, 'another', { guid, proof: proofOf(tx, request), now });
    }),
  'the session ends': ({ sessionId }) => deleteSession(service.deps.db, sessionId),
  'the session turns to another request': async ({ sessionId }) => {
    const other = await seedRequest(service, { step: 'card' });
    await updateSession(service.deps.db, sessionId, { guid: other.guid, resumeProof: '' });
  },
});

export const changesOf = (service: TestApp): Readonly<Record<string, Change>> => {
  const now = (): Date => service.clock.now();
  return {
    'the request is erased': ({ guid }) => eraseRequest(service.deps, guid, 'command', { evenSigned: true }),
    'the token is replaced': ({ sessionId }) =>
      updateSession(service.deps.db, sessionId, { tokenHash: hashToken(sessionId), previousTokenHash: null }),
    'the request is signed': ({ guid }) => {
      const signed = { state: 'completed', step: 'thanks', completedAt: now(), updatedAt: now() } as const;
      return updateRequest(service.deps.db, guid, signed);
    },
    'the step is left': ({ guid }) =>
      updateRequest(service.deps.db, guid, { step: 'company-info', updatedAt: now() }),
    'an answer changes': ({ guid }) => saveAnswers(service.deps.db, guid, 'address-info', [moved], now()),
    'the phone changes': ({ guid }) => saveAnswers(service.deps.db, guid, 'contact-info', OTHER_PHONE, now()),
    'the files are lost': async ({ guid }) => {
      for (const { storageKey } of await listDocuments(service.deps.db, guid))
        if (storageKey !== '') await service.deps.documents.remove(storageKey);
    },
  };
};
