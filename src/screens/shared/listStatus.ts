interface Lookup {
  readonly currentData?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
}

/** The state of a look-up as the fields with lists take it: what is there stays while it is fetched again. */
export const listStatus = ({ currentData, isError, isFetching }: Lookup): 'ready' | 'loading' | 'error' => {
  if (currentData !== undefined) return 'ready';
  return isError && !isFetching ? 'error' : 'loading';
};
