import type { FieldErrors } from '../../../src/contract/validate';
import { signAll } from '../../pdf/signatures';
import { contractsInOrder } from '../../repositories/signing';
import { updateRequest } from '../../repositories/requests';
import type { StepService } from '../service';

export const NOTICE_MISSING = 'Prima di firmare apri e leggi il questionario e il contratto';

/** Both documents must have been noticed before they are signed. */
export const contractService: StepService = {
  check: async ({ db, request }): Promise<FieldErrors> => {
    const contracts = await contractsInOrder(db, request.guid);
    const noticed = contracts.filter(({ noticeAt }) => noticeAt !== null);
    return noticed.length < 2 ? { 'firma.signedContract': NOTICE_MISSING } : {};
  },
  leaving: async ({ db, request, now }) => {
    await signAll(db, request.guid, now);
    await updateRequest(db, request.guid, { state: 'completed', completedAt: now, updatedAt: now });
  },
};
