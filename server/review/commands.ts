import type { AppDeps } from '../deps';
import { backlogOfMails, listFailedMails, reviveMails } from '../repositories/reviewMails';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

const LISTED = 50;

/** `npm run data -- mails`: the e-mails about reviews that were not sent, without personal values. */
export const mailsText = async ({ db }: Deps): Promise<string> => {
  const backlog = await backlogOfMails(db);
  const numberOf = (status: string): number => backlog.find((one) => one.status === status)?.number ?? 0;
  const lines = (await listFailedMails(db, LISTED)).map(
    ({ status, kind, document, guid, at, attempts, failure }) =>
      `  ${status}  ${at.toISOString()}  ${[kind, document].filter(Boolean).join(' ')}  ${guid}  attempts ${attempts}: ${failure}`,
  );
  const dead = numberOf('dead');
  const help = dead > 0 ? ['`mails retry` tries the dead ones again.'] : [];
  return [`E-mails about reviews: ${numberOf('pending')} pending, ${dead} dead.`, ...lines, ...help].join(
    '\n',
  );
};

export const retryMails = async ({ db, clock }: Deps): Promise<string> =>
  `${await reviveMails(db, clock.now())} dead e-mails will be tried again.`;
