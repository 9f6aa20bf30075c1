import type { AppDeps } from '../../deps';
import { deleteReviewer, findReviewerByToken, insertReviewer } from '../../repositories/reviewers';
import { hashToken, newToken } from '../../session/token';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

/** The name is in the audit and on the page, so it is one line of letters. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_@-]{0,58}[\p{L}\p{N}.]$/u;

/** For the reviews of the sandbox, which nobody signs in to. */
export const SANDBOX_REVIEWER = 'sandbox';

export const isReviewerName = (name: string): boolean => NAME.test(name) && name !== SANDBOX_REVIEWER;

/** Only the hash of the token is stored. Undefined when the name is taken. */
export const addReviewer = async ({ db, clock }: Deps, name: string): Promise<string | undefined> => {
  const token = newToken();
  const added = await insertReviewer(db, { name, tokenHash: hashToken(token), createdAt: clock.now() });
  return added ? token : undefined;
};

/** The token and the sessions are void at once. Returns false when there is no such reviewer. */
export const removeReviewer = ({ db: database }: Deps, name: string): Promise<boolean> =>
  database.transaction((db) => deleteReviewer(db, name));

export const nameOfToken = async (db: AppDeps['db'], token: string): Promise<string | undefined> =>
  (await findReviewerByToken(db, hashToken(token)))?.name;
