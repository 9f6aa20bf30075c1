/**
 * The code by SMS with which documents are signed, where SIGNATURE_CODE is on (docs/decisions/codes.md). It
 * is bound to the documents: another document needs another code.
 */
import { createHash } from 'node:crypto';
import { SIGNATURE_WIDGET } from '../../../src/contract/steps/contract';
import { sendCode } from '../../codes/codes';
import { compareGuess } from '../../codes/guess';
import type { Outside } from '../../db/outside';
import { Refusal } from '../../errors/refusal';
import { agreedFacts } from '../../pdf/signatures';
import { listAudit } from '../../repositories/audit';
import { findCode, type CodeKey } from '../../repositories/codes';
import { findRequest } from '../../repositories/requests';
import { contractsInOrder } from '../../repositories/signing';
import { momentOfSignature } from './filesToSign';
import { valueOf, type CheckedOutside, type ServiceAnswers, type StepContext } from './stepHooks';
import type { StepValues } from '../../../src/contract/steps/definition';
import type { Widget } from '../../../src/contract/wire';

const COMPONENT = 'otpFirma';
export const SIGNATURE_CODE_PATH = `${SIGNATURE_WIDGET}.${COMPONENT}`;

export const asksForCode = ({ deps }: Pick<StepContext, 'deps'>): boolean =>
  deps.config.SIGNATURE_CODE === 'on';

/** Whether the call comes from a page that still asks for a code: pressing that is not consent to sign. */
export const wantsCode = (context: Pick<StepContext, 'deps'>, sent: readonly Widget[]): boolean =>
  !asksForCode(context) &&
  sent.some(
    ({ name, components }) => name === SIGNATURE_WIDGET && components.every(({ value }) => value === ''),
  );

type Context = Pick<StepContext, 'deps' | 'db' | 'request'>;

interface ToSign {
  readonly key: CodeKey;
  readonly about: { readonly documents: readonly object[] };
}

/** A code belongs to the documents and to no session: it goes to the number that the owner has confirmed. */
const toSign = async ({ db, request: { guid } }: Context): Promise<ToSign> => {
  const contracts = await contractsInOrder(db, guid);
  const log = await listAudit(db, guid);
  const hashes = contracts.map(({ kind, agreedSha256, sha256 }) => [kind, agreedSha256 || sha256]);
  const of = createHash('sha256').update(JSON.stringify(hashes)).digest('hex');
  return {
    key: { guid, purpose: 'signature', sessionId: of },
    about: { documents: contracts.map((contract) => agreedFacts(log, contract)) },
  };
};

/** Even if the code cannot be entered any more. */
const isSent = async ({ db }: Context, key: CodeKey): Promise<boolean> => {
  const code = await findCode(db, key);
  return code !== undefined && code.hash !== '';
};

/** Marks a code as on its way, also after a resume. */
export const standingOfCode = async (context: Context): Promise<ServiceAnswers> => {
  if (!asksForCode(context)) return {};
  const { key } = await toSign(context);
  return (await isSent(context, key)) ? { [SIGNATURE_CODE_PATH]: { value: '', status: 'pending' } } : {};
};

/** Within a minute of the last it is refused as every other code is, with the wait. */
const ask = async (context: Context, outside: Outside, { key, about }: ToSign): Promise<CheckedOutside> => {
  const { deps, db, request } = context;
  const target = (await findRequest(db, request.guid))?.phone ?? '';
  const sending = { key, destination: { target, source: undefined }, about };
  const refused = outside.get(`code of ${key.sessionId}`, () =>
    sendCode(deps, sending).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Refusal) return error.message;
        throw error;
      },
    ),
  );
  if (refused === undefined) return { errors: {}, isAwaiting: true };
  // Until a code is sent, the page has no field for it.
  const path = (await isSent(context, key)) ? SIGNATURE_CODE_PATH : 'firma.signedContract';
  return { errors: { [path]: refused } };
};

/** Undefined once the code is right: the documents may be signed. */
export const checkCode = async (
  context: Context,
  outside: Outside,
  values: StepValues,
): Promise<CheckedOutside | undefined> => {
  const documents = await toSign(context);
  const sent = valueOf(values, SIGNATURE_WIDGET, COMPONENT);
  if (sent === '') return ask(context, outside, documents);
  const { deps, db, request } = context;
  const target = (await findRequest(db, request.guid))?.phone ?? '';
  const at = momentOfSignature(deps, await contractsInOrder(db, request.guid), outside);
  const verdict = await compareGuess(db, deps, { ...documents, target, sent, at }, async () => undefined);
  return verdict instanceof Refusal ? { errors: { [SIGNATURE_CODE_PATH]: verdict.message } } : undefined;
};
