import { transactionWithOutside } from '../db/outside';
import type { Db } from '../db/types';
import type { Request } from '../db/schema';
import { mailOf } from '../delivery/mail/content';
import type { AppDeps, MailContent } from '../deps';
import { Refusal } from '../errors/refusal';
import { documentFacts, sign } from '../pdf/signatures';
import { recordAudit } from '../repositories/audit';
import { findContract } from '../repositories/contracts';
import { lockRequest } from '../repositories/requests';
import { readAnswers } from '../steps/answers';
import { sealToSign, UPLOADS_LOST } from '../steps/hooks/contract';
import { hasLostUploads } from '../steps/hooks/identification';
import { asksForCode } from '../steps/hooks/signatureCode';
import { mailedPapersOf } from '../pdf/mailedPapers';

const PAPER_NOT_FOUND = 'Il documento richiesto non esiste.';
export const READ_FIRST = 'Prima di firmare apri e leggi il documento.';
const NOT_YET = 'Completa la richiesta prima di firmare i documenti.';
export const SIGN_WITH_CODE =
  'Firma i documenti al passo «Firma il contratto», con il codice che ti inviamo per SMS.';
const NO_PAPERS = 'I documenti di questa richiesta non sono ancora disponibili.';
const MAIL_FAILED = 'Non siamo riusciti a inviare l’email. Riprova tra qualche minuto.';

const UNDER_REVIEW =
  'Stiamo verificando i dati e i documenti che ci hai inviato: ti scriviamo l’esito via email.';

/**
 * A document that is already signed stays as it is. `requireStill` is asked after slow work: it throws when
 * the session has lost the request. Throws a Refusal.
 */
export const signPaper = async (
  deps: AppDeps,
  guid: string,
  numbers: { readonly stampeId: string; readonly barCode: string },
  requireStill: (db: Db) => Promise<void>,
): Promise<void> => {
  const refused = await transactionWithOutside(deps.db, async (db, outside) => {
    const request = await lockRequest(db, guid);
    if (request && outside.hasWaited) await requireStill(db);
    const contract = await findContract(db, guid, numbers);
    if (!request || !contract) throw new Refusal('paperUnknown', PAPER_NOT_FOUND, { httpStatus: 404 });
    if (contract.signedAt !== null) return undefined;
    if (request.step !== 'contract' && request.step !== 'thanks') throw new Refusal('signTooEarly', NOT_YET);
    if (asksForCode({ deps })) throw new Refusal('signTooEarly', SIGN_WITH_CODE);
    if (contract.noticeAt === null) throw new Refusal('readFirst', READ_FIRST);
    if (
      request.step === 'contract' &&
      (await hasLostUploads({ db, request, answersOf: (await readAnswers(db, guid)).of }))
    )
      throw new Refusal('uploadsLost', UPLOADS_LOST);
    const toSign = await sealToSign({ deps, db, request }, outside, [contract.kind]);
    if ('refused' in toSign) return toSign.refused;
    await sign(deps, db, toSign.sealed, { how: 'signDocument', outside });
    return undefined;
  });
  // After the commit: the lost files are marked.
  if (refused !== undefined) throw new Refusal('uploadsLost', refused);
};

const papersContent = (isConcluded: boolean): MailContent => ({
  subject: 'I documenti della tua richiesta',
  preview: 'In allegato trovi il questionario e il contratto.',
  blocks: [
    { kind: 'text', text: 'Ciao,' },
    {
      kind: 'text',
      text: 'in allegato trovi il questionario e il contratto della tua richiesta di apertura del conto.',
    },
    ...(isConcluded ? [] : [{ kind: 'text', text: UNDER_REVIEW } as const]),
  ],
});

/** Throws a Refusal. */
export const mailPapers = async (
  { db, documents, mail, log, clock }: AppDeps,
  request: Request,
): Promise<void> => {
  const papers = await mailedPapersOf({ db, documents, log }, request.guid);
  if (!papers) throw new Refusal('papersNotReady', NO_PAPERS);
  const { contracts, attachments } = papers;
  const isDecided = request.state === 'concluded' || request.state === 'refused';
  const content = papersContent(isDecided);
  try {
    await mail.send(mailOf(request.email, content, { attachments }));
  } catch (error) {
    log.error({ err: error }, 'The papers were not mailed');
    throw new Refusal('mailFailed', MAIL_FAILED);
  }
  await recordAudit(db, {
    guid: request.guid,
    at: clock.now(),
    event: 'papers-mailed',
    details: { documents: contracts.map(documentFacts) },
  });
};
