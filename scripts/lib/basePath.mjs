/** One or more folders, in characters that no part of the build has to escape. */
const BASE = /^\/(?:[\w.~-]+\/)*$/;

export function basePathOf(environment) {
  const base = environment.BASE_PATH || '/';
  const isPath = BASE.test(base) && !base.split('/').some((part) => part === '.' || part === '..');
  if (!isPath)
    throw new Error('BASE_PATH is not valid: expected a path as /conto/, with a slash at both ends');
  return base;
}
