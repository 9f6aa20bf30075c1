import type { FieldErrors } from '../../../src/contract/validate';
import { signAll } from '../../pdf/signatures';
import { recordChange } from '../../repositories/webhookEvents';
import { contractsInOrder } from '../../repositories/signing';
import { hasLostUploads } from './identification';
import type { StepHooks } from './stepHooks';

export const NOTICE_MISSING = 'Prima di firmare apri e leggi il questionario e il contratto';
/** For both ways to sign. */
export const UPLOADS_LOST =
  'Il video o un documento è cambiato: torna al passo «Identificati», confermalo e poi firma';

/**
 * Requires that both documents were read before signing, and that the uploads which identify the applicant
 * are still valid.
 */
export const contractHooks: StepHooks = {
  check: async ({ db, request, answersOf }): Promise<FieldErrors> => {
    const contracts = await contractsInOrder(db, request.guid);
    const noticed = contracts.filter(({ noticeAt }) => noticeAt !== null);
    if (noticed.length < 2) return { 'firma.signedContract': NOTICE_MISSING };
    return (await hasLostUploads({ db, request, answersOf })) ? { 'firma.signedContract': UPLOADS_LOST } : {};
  },
  onLeave: async ({ db, request, now }) => {
    await signAll(db, request.guid, now);
    await recordChange(db, request, { type: 'request.signed', state: 'completed', at: now });
    return { state: 'completed', completedAt: now };
  },
};
