import { uiCopy } from '../../../copy/ui';
import { Button } from '../../shell/Button';

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

/** The words for a list that is not there (yet): they go where the help goes. */
export function ListNotes({ options, status = 'ready', onRetry }: ListState) {
  if (status === 'error') {
    return (
      <span role="alert">
        {uiCopy.select.error}{' '}
        {onRetry && (
          <Button variant="link" onClick={onRetry}>
            {uiCopy.retry}
          </Button>
        )}
      </span>
    );
  }
  if (status === 'ready' && options.length === 0) return <span>{uiCopy.select.empty}</span>;
  return null;
}
