export interface Option {
  value: string;
  label: string;
  /** Not shown: other names, and codes, that a search finds it by. */
  also?: string | undefined;
}

/** Where a list of options comes from a call. */
export interface ListState {
  /** Stable between renders. */
  options: readonly Option[];
  /** Default 'ready'; a ready list without options says so. */
  status?: 'ready' | 'loading' | 'error';
  /** Offered with 'error'. A stable function. */
  onRetry?: () => void;
}
