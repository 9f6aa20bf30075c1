/** Call it at module level: the options of a radio group must be stable. */
export const radioOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface Lookup {
  readonly currentData?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
}

const isEmpty = (answer: unknown): boolean => (answer as { data?: readonly unknown[] }).data?.length === 0;

/**
 * Loaded options stay while they are refetched. A list without entries is an error: nobody can choose from
 * it, and it may be asked for again.
 */
export const listStatus = ({ currentData, isError, isFetching }: Lookup): 'ready' | 'loading' | 'error' => {
  const hasFailed = isError || (currentData !== undefined && isEmpty(currentData));
  if (!hasFailed && currentData !== undefined) return 'ready';
  return hasFailed && !isFetching ? 'error' : 'loading';
};
