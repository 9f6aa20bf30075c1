/** Signs and mails the contracts of a request that the session may see. */
import type { Request } from '../db/schema';
import { mailOf } from '../delivery/mail/content';
import type { AppDeps, MailContent } from '../deps';
import { openStored } from '../documents/openStored';
import { Refusal } from '../errors/refusal';
import { documentFacts, signOne } from '../pdf/signatures';
import { recordAudit } from '../repositories/audit';
import { findContract } from '../repositories/contracts';
import { lockRequest } from '../repositories/requests';
import { contractsInOrder } from '../repositories/signing';
import { readAnswers } from '../steps/answers';
import { UPLOADS_LOST } from '../steps/hooks/contract';
import { hasLostUploads } from '../steps/hooks/identification';

export const PAPER_NOT_FOUND = 'Il documento richiesto non esiste.';
export const READ_FIRST = 'Prima di firmare apri e leggi il documento.';
export const NOT_YET = 'Completa la richiesta prima di firmare i documenti.';
export const NO_PAPERS = 'I documenti di questa richiesta non sono ancora disponibili.';
export const MAIL_FAILED = 'Non siamo riusciti a inviare l’email. Riprova tra qualche minuto.';

const UNDER_REVIEW =
  'Stiamo verificando i dati e i documenti che ci hai inviato: ti comunicheremo l’esito via email.';

/** Signs one document. One that is already signed stays as it is. Throws a Refusal. */
export const signPaper = (
  { db: database, clock }: AppDeps,
  guid: string,
  numbers: { readonly stampeId: string; readonly barCode: string },
): Promise<void> =>
  database.transaction(async (db) => {
    const request = await lockRequest(db, guid);
    const contract = await findContract(db, guid, numbers);
    if (!request || !contract) throw new Refusal('paperUnknown', PAPER_NOT_FOUND, { httpStatus: 404 });
    if (contract.signedAt !== null) return;
    if (request.step !== 'contract' && request.step !== 'thanks') throw new Refusal('signTooEarly', NOT_YET);
    if (contract.noticeAt === null) throw new Refusal('readFirst', READ_FIRST);
    if (
      request.step === 'contract' &&
      (await hasLostUploads({ db, request, answersOf: (await readAnswers(db, guid)).of }))
    )
      throw new Refusal('uploadsLost', UPLOADS_LOST);
    await signOne(db, contract, clock.now());
  });

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

/** Mails both PDFs to the e-mail address on file. Throws a Refusal. */
export const mailPapers = async (
  { db, documents, mail, log, clock }: AppDeps,
  request: Request,
): Promise<void> => {
  const contracts = await contractsInOrder(db, request.guid);
  const files = await Promise.all(
    contracts.map(async (contract) => ({
      filename: contract.kind === 'questionnaire' ? 'questionario.pdf' : 'contratto.pdf',
      content: await openStored(documents, contract),
      contentType: 'application/pdf',
    })),
  );
  const attachments = files.flatMap(({ content, ...file }) => (content ? [{ ...file, content }] : []));
  if (attachments.length === 0 || attachments.length < contracts.length)
    throw new Refusal('papersNotReady', NO_PAPERS);
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
