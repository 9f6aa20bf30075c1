import type { StoredContract } from '../db/schema';
import type { AppDeps, Mail } from '../deps';
import { contractsInOrder } from '../repositories/signing';
import { openContract } from './openContract';

interface MailedPapers {
  readonly contracts: readonly StoredContract[];
  readonly attachments: NonNullable<Mail['attachments']>;
}

/** Undefined when there are no documents yet, or one cannot be read. */
export const mailedPapersOf = async (
  { db, documents, log }: Pick<AppDeps, 'db' | 'documents' | 'log'>,
  guid: string,
): Promise<MailedPapers | undefined> => {
  const contracts = await contractsInOrder(db, guid);
  const files = await Promise.all(
    contracts.map(async (contract) => ({
      filename: contract.kind === 'questionnaire' ? 'questionario.pdf' : 'contratto.pdf',
      content: await openContract({ db, documents, log }, contract),
      contentType: 'application/pdf',
    })),
  );
  const attachments = files.flatMap(({ content, ...file }) => (content ? [{ ...file, content }] : []));
  return attachments.length === 0 || attachments.length < contracts.length
    ? undefined
    : { contracts, attachments };
};
