import { verify } from '@node-rs/argon2';
import { findAnswers } from '../../../server/repositories/answers';
import { listAudit } from '../../../server/repositories/audit';
import { findCaptcha } from '../../../server/repositories/captchas';
import { findCredential } from '../../../server/repositories/credentials';
import { listDocuments } from '../../../server/repositories/documents';
import { findRequest } from '../../../server/repositories/requests';
import { findSessionById } from '../../../server/repositories/sessions';
import { contractsInOrder } from '../../../server/repositories/signing';
import { openedRequest } from '../../../server/resume/unlocked';
import { storedFiles } from '../storedFiles';
import type { TestApp } from '../support';
import { PASSWORD, type Stage } from './slowCalls';

/** Without values that each run generates. */
export const factsOf = async (service: TestApp, { guid, sessionId }: Stage) => {
  const { db } = service.deps;
  const request = await findRequest(db, guid);
  const contact = await findAnswers(db, guid, 'contact-info');
  const contracts = await contractsInOrder(db, guid);
  const documents = await listDocuments(db, guid);
  const captcha = await findCaptcha(db, guid);
  const stored = new Set(await storedFiles(service));
  const fileOf = ({ storageKey }: { readonly storageKey: string }): string => {
    if (storageKey === '') return 'no file';
    return stored.has(storageKey) ? 'a file' : 'a missing file';
  };
  return {
    request: request && [request.step, request.state, request.returnedAt !== null],
    session: (await openedRequest(db, await findSessionById(db, sessionId), guid)) !== undefined,
    statuses: contact
      .filter(({ status }) => status !== '')
      .map(({ component, status }) => [component, status]),
    hasNewPassword: await verify((await findCredential(db, guid))?.passwordHash ?? '', PASSWORD).catch(
      () => false,
    ),
    phrase: captcha && [captcha.confirmedAt !== null],
    documents: documents.map(({ type, sign, askedAt, sha256, receivedSha256, ...row }) => [
      ...[type, sign, askedAt !== null, fileOf(row)],
      ...[sha256 !== '', receivedSha256 !== ''],
    ]),
    contracts: contracts.map(({ kind, signedAt, ...row }) => [kind, signedAt !== null, fileOf(row)]),
    events: (await listAudit(db, guid)).map(({ event }) => event).sort(),
  };
};

export type Facts = Awaited<ReturnType<typeof factsOf>>;
