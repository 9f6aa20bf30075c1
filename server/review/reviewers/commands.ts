import type { AppDeps } from '../../deps';
import { listReviewers } from '../../repositories/reviewers';
import { addReviewer, isReviewerName, removeReviewer } from './accounts';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

/** The message is for the operator. */
export class ReviewerError extends Error {}

const add = async (deps: Deps, name: string): Promise<string> => {
  if (!isReviewerName(name))
    throw new ReviewerError('A name has 2 to 60 letters, digits, spaces or . - _ @ and an apostrophe.');
  const token = await addReviewer(deps, name);
  if (token === undefined) throw new ReviewerError(`There is a reviewer ${name} already.`);
  return `Token of ${name}, shown this once:\n${token}`;
};

const remove = async (deps: Deps, name: string): Promise<string> => {
  if (!(await removeReviewer(deps, name))) throw new ReviewerError(`There is no reviewer ${name}.`);
  return `Removed: ${name}. The token and the sessions are void.`;
};

const list = async ({ db }: Deps): Promise<string> => {
  const all = await listReviewers(db);
  if (all.length === 0) return 'There is no reviewer.';
  return all.map(({ name, createdAt }) => `${createdAt.toISOString().slice(0, 10)}  ${name}`).join('\n');
};

/** `npm run data -- reviewer …`. Returns undefined for an unknown command. Throws ReviewerError. */
export const reviewerCommand = async (
  deps: Deps,
  [action = '', ...words]: readonly string[],
): Promise<string | undefined> => {
  const name = words.join(' ').trim().normalize('NFC');
  if (action === 'list' && name === '') return list(deps);
  if (action === 'add' && name !== '') return add(deps, name);
  return action === 'remove' && name !== '' ? remove(deps, name) : undefined;
};
