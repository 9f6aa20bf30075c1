import type { FastifyInstance } from 'fastify';
import { sessionExpiryMessages } from '../../src/contract/sessionExpiry';
import type { ResponseOf } from '../../src/contract/wire';
import { transactionWithOutside } from '../db/outside';
import type { StoredContract } from '../db/schema';
import { Refusal } from '../errors/refusal';
import { setFilePolicy } from '../http/security';
import { ensureContracts } from '../pdf/ensureContracts';
import { openContract } from '../pdf/openContract';
import { recordRead } from '../pdf/signatures';
import { findContract } from '../repositories/contracts';
import { lockRequest } from '../repositories/requests';
import { contractsInOrder } from '../repositories/signing';
import { isReleased, openedElsewhere } from '../session/release';
import { signedGuid } from '../session/signedOut';
import { markPaperLost } from '../steps/hooks/filesToSign';
import { guidsToRead, requestOrOwn, requireStillRead } from './access';
import { endpoint, type Call } from './endpoint';

const NOT_FOUND = 'Il documento richiesto non esiste.';
/** The list makes such a document again. */
export const PAPER_UNREADABLE =
  'Questo documento non è più leggibile: premi «Riprova» e troverai quello nuovo da leggere.';
const descriptions = { questionnaire: 'Questionario', contract: 'Contratto' } as const;

const list = async (named: string | undefined, call: Call): Promise<ResponseOf<'signContractList'>> => {
  const { deps } = call;
  const { guid, step } = await requestOrOwn(call, named);
  const contracts =
    step === 'contract'
      ? await transactionWithOutside(deps.db, async (tx, outside) => {
          const locked = await lockRequest(tx, guid);
          // The lock may have waited for a call that erases the request or opens it elsewhere.
          await requireStillRead(call, tx, guid);
          return locked?.step === 'contract'
            ? ensureContracts(deps, tx, guid, outside)
            : contractsInOrder(tx, guid);
        })
      : await contractsInOrder(deps.db, guid);
  const data = contracts.map(({ stampeId, barCode, kind }) => ({
    stampeId,
    barCode,
    description: descriptions[kind],
  }));
  return { status: 'success', data };
};

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

/** Specification, 7.2 and 7.5. */
export const contractRoutes = (app: FastifyInstance): void => {
  const { db, clock } = app.deps;

  endpoint(app, 'contactContractList', { handler: ({ guid }, call) => list(guid, call) });
  endpoint(app, 'signContractList', { handler: ({ guid }, call) => list(guid, call) });

  endpoint(app, 'stampaContratto', {
    handler: async (numbers, call) => {
      const contract = await ownContract(call, numbers);
      const bytes = contract && (await openContract(call.deps, contract));
      if (!contract && isReleased(call.session)) throw openedElsewhere();
      if (!contract) throw new Refusal('paperUnknown', NOT_FOUND, { httpStatus: 404 });
      if (!bytes) {
        await markPaperLost(call.deps, contract);
        const message = contract.signedAt === null ? PAPER_UNREADABLE : NOT_FOUND;
        throw new Refusal('paperLost', message, { httpStatus: 404 });
      }
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
