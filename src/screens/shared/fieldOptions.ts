/**
 * {residenza: 'Coincide con …'} → the options of a radio group. Call it at module level: they must be stable.
 */
export const radioOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface Lookup {
  readonly currentData?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
}

/** Returns the state of a look-up for fields with lists. Loaded options stay while they are refetched. */
export const listStatus = ({ currentData, isError, isFetching }: Lookup): 'ready' | 'loading' | 'error' => {
  if (currentData !== undefined) return 'ready';
  return isError && !isFetching ? 'error' : 'loading';
};
