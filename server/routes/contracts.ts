import type { FastifyInstance } from 'fastify';
import { sessionExpiryMessages } from '../../src/contract/sessionExpiry';
import type { ResponseOf } from '../../src/contract/wire';
import type { StoredContract } from '../db/schema';
import { openStored } from '../documents/openStored';
import { Refusal } from '../errors/refusal';
import { setFilePolicy } from '../http/security';
import { ensureContracts } from '../pdf/ensureContracts';
import { recordRead } from '../pdf/signatures';
import { findContract } from '../repositories/contracts';
import { lockRequest } from '../repositories/requests';
import { contractsInOrder } from '../repositories/signing';
import { isReleased, openedElsewhere } from '../session/release';
import { signedGuid } from '../session/signedOut';
import { guidsToRead, requestOrOwn } from './access';
import { endpoint, type Call } from './endpoint';

const NOT_FOUND = 'Il documento richiesto non esiste.';
const descriptions = { questionnaire: 'Questionario', contract: 'Contratto' } as const;

const list = async (named: string | undefined, call: Call): Promise<ResponseOf<'signContractList'>> => {
  const { deps } = call;
  const { guid, step } = await requestOrOwn(call, named);
  const contracts =
    step === 'contract'
      ? await deps.db.transaction(async (tx) => {
          await lockRequest(tx, guid);
          return ensureContracts(deps, tx, guid);
        })
      : await contractsInOrder(deps.db, guid);
  const data = contracts.map(({ stampeId, barCode, kind }) => ({
    stampeId,
    barCode,
    description: descriptions[kind],
  }));
  return { status: 'success', data };
};

/** Returns the document with these numbers, of a request that the session may read; undefined without one. */
const ownContract = async (
  call: Call,
  numbers: Pick<StoredContract, 'stampeId' | 'barCode'>,
): Promise<StoredContract | undefined> => {
  for (const guid of await guidsToRead(call)) {
    const contract = await findContract(call.deps.db, guid, numbers);
    if (contract) return contract;
  }
  return undefined;
};

/** Whether the document is of the request that was signed in another window of this session. */
const isReadAndSigned = async (
  { deps, session }: Call,
  numbers: Pick<StoredContract, 'stampeId' | 'barCode'>,
): Promise<boolean> => {
  const guid = signedGuid(session);
  return guid !== undefined && (await findContract(deps.db, guid, numbers)) !== undefined;
};

/** Questionnaire and contract: list, PDF, and that it was opened to be read (spec, 7.2 and 7.5). */
export const contractRoutes = (app: FastifyInstance): void => {
  const { db, clock, documents } = app.deps;

  endpoint(app, 'contactContractList', { handler: ({ guid }, call) => list(guid, call) });
  endpoint(app, 'signContractList', { handler: ({ guid }, call) => list(guid, call) });

  endpoint(app, 'stampaContratto', {
    handler: async (numbers, call) => {
      const contract = await ownContract(call, numbers);
      const bytes = contract && (await openStored(documents, contract));
      if (!contract && isReleased(call.session)) throw openedElsewhere();
      if (!contract || !bytes)
        throw new Refusal(contract ? 'paperLost' : 'paperUnknown', NOT_FOUND, { httpStatus: 404 });
      const name = `${descriptions[contract.kind].toLowerCase()}-${contract.barCode}.pdf`;
      call.reply.header('content-disposition', `inline; filename="${name}"`);
      setFilePolicy(call.reply).type('application/pdf');
      return bytes;
    },
  });

  endpoint(app, 'presaVisione', {
    handler: async ({ barcode, stampeId }, call) => {
      const contract = await ownContract(call, { barCode: barcode, stampeId });
      if (!contract && (await isReadAndSigned(call, { barCode: barcode, stampeId })))
        return { status: 'success' };
      if (!contract && isReleased(call.session)) throw openedElsewhere();
      // The message is the specification's. A valid session that names others' documents gets 404, as usual.
      if (!contract)
        throw new Refusal('paperUnknown', sessionExpiryMessages.presaVisione, {
          httpStatus: call.session ? 404 : 200,
        });
      if (contract.noticeAt === null) await recordRead(db, contract, clock.now());
      return { status: 'success' };
    },
  });
};
