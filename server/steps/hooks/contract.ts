import type { FieldErrors } from '../../../src/contract/validate';
import type { Outside } from '../../db/outside';
import type { StoredContract } from '../../db/schema';
import { sign } from '../../pdf/signatures';
import type { SealedContract } from '../../pdfSeal/sealContract';
import { writeMail } from '../../repositories/reviewMails';
import { recordChange } from '../../repositories/webhookEvents';
import { contractsInOrder } from '../../repositories/signing';
import { answersToCheck } from './answersToCheck';
import { filesToSign } from './filesToSign';
import { hasLostUploads } from './identification';
import { asksForCode, checkCode, SIGNATURE_CODE_PATH, standingOfCode, wantsCode } from './signatureCode';
import type { CheckedOutside, StepContext, StepHooks } from './stepHooks';

export const NOTICE_MISSING = 'Prima di firmare apri e leggi il questionario e il contratto';
export const UPLOADS_LOST =
  'Il video o un documento è cambiato: torna al passo «Identificati», confermalo e poi firma';

/** SIGNATURE_CODE was switched off while the page was open. */
export const NO_CODE_NEEDED = 'Per firmare non serve più un codice: ricarica la pagina e poi firma';

export const FILE_LOST =
  'Non riusciamo più a leggere un file che hai caricato: torna al passo «Identificati», caricalo di nuovo e poi firma';
export const PAPER_LOST =
  'Abbiamo preparato di nuovo un documento che non era più leggibile: aprilo, leggilo e poi firma';

type ToSign = { readonly refused: string } | { readonly sealed: readonly SealedContract[] };

/** Marks files that are lost. */
export const sealToSign = async (
  { deps, db, request }: Pick<StepContext, 'deps' | 'db' | 'request'>,
  outside: Outside,
  kinds: readonly StoredContract['kind'][] = ['questionnaire', 'contract'],
): Promise<ToSign> => {
  const { lost, sealed } = await filesToSign(deps, db, request, { outside, kinds });
  if (lost.documents.length > 0) return { refused: FILE_LOST };
  return lost.contracts.length > 0 ? { refused: PAPER_LOST } : { sealed };
};

export const contractHooks: StepHooks = {
  shown: answersToCheck,
  check: async ({ deps, db, request, answersOf }, _, sent): Promise<FieldErrors> => {
    if (wantsCode({ deps }, sent)) return { 'firma.signedContract': NO_CODE_NEEDED };
    const contracts = await contractsInOrder(db, request.guid);
    const noticed = contracts.filter(({ noticeAt }) => noticeAt !== null);
    if (noticed.length < 2) return { 'firma.signedContract': NOTICE_MISSING };
    return (await hasLostUploads({ db, request, answersOf })) ? { 'firma.signedContract': UPLOADS_LOST } : {};
  },
  standing: standingOfCode,
  unsaved: [SIGNATURE_CODE_PATH],
  checkOutside: async (context, outside, values): Promise<CheckedOutside> => {
    const unproven = asksForCode(context) ? await checkCode(context, outside, values) : undefined;
    if (unproven) return unproven;
    const toSign = await sealToSign(context, outside);
    if ('refused' in toSign) return { errors: { 'firma.signedContract': toSign.refused } };
    return { errors: {}, sealed: toSign.sealed };
  },
  onLeave: async ({ deps, db, request, now }, _, { outside, sealed }) => {
    await sign(deps, db, sealed, { how: 'step', outside });
    // Both documents may have been signed one by one, before.
    const at = sealed[0]?.at ?? now;
    await writeMail(db, { guid: request.guid, document: 'signed', kind: 'signed', origin: '', at });
    await recordChange(db, request, { type: 'request.signed', state: 'completed', at });
    return { state: 'completed', completedAt: at };
  },
};
