import { uiCopy } from '../../../copy/ui';
import { Button } from '../../shell/Button';
import type { ListState } from './listState';

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
