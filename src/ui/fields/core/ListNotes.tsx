import { uiCopy } from '../../../copy/ui';
import { Button } from '../../shell/Button';

export interface Option {
  value: string;
  label: string;
  /** Further names and codes for the search. Not shown. */
  also?: string | undefined;
  /** Codes that it had in an earlier list, each with its meaning there: shown when the code is typed. */
  former?: readonly string[] | undefined;
}

export interface ListState {
  options: readonly Option[];
  /** Default 'ready'. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
}

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
