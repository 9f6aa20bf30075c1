import type { AppDeps } from '../deps';
import { recordAudit } from '../repositories/audit';
import { lockRequest } from '../repositories/requests';
import { backlogOfMails, deleteDeadMails, listFailedMails, reviveMails } from '../repositories/reviewMails';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

const LISTED = 50;

/** `npm run data -- mails`: it prints no personal value. */
export const mailsText = async ({ db }: Deps): Promise<string> => {
  const backlog = await backlogOfMails(db);
  const numberOf = (status: string): number => backlog.find((one) => one.status === status)?.number ?? 0;
  const lines = (await listFailedMails(db, LISTED)).map(
    ({ status, kind, document, guid, at, attempts, failure }) =>
      `  ${status}  ${at.toISOString()}  ${[kind, document].filter(Boolean).join(' ')}  ${guid}  attempts ${attempts}: ${failure}`,
  );
  const dead = numberOf('dead');
  const help =
    dead > 0
      ? ['`mails retry` tries the dead ones again; `mails drop GUID` deletes those of a request.']
      : [];
  return [`E-mails about reviews: ${numberOf('pending')} pending, ${dead} dead.`, ...lines, ...help].join(
    '\n',
  );
};

export const retryMails = async ({ db, clock }: Deps): Promise<string> =>
  `${await reviveMails(db, clock.now())} dead e-mails will be tried again.`;

/** For an applicant who was informed otherwise. */
export const dropDeadMails = ({ db: database, clock }: Deps, guid: string): Promise<string> =>
  database.transaction(async (db) => {
    const dropped = (await lockRequest(db, guid)) ? await deleteDeadMails(db, guid) : [];
    for (const { kind, document } of dropped) {
      const details = { kind, ...(document !== '' && { document }) };
      await recordAudit(db, { guid, at: clock.now(), event: 'news-dropped', details });
    }
    return `${dropped.length} dead e-mails were deleted.`;
  });
