import { shellCopy } from '../../copy/shell';
import { backRequested } from '../../flows/actions';
import { useAppDispatch } from '../../state/hooks';
import { ActionBar } from '../../ui/shell/ActionBar';
import { Notice } from '../../ui/shell/Notice';
import { PageHeading } from '../../ui/shell/PageHeading';

export interface LoadFailedProps {
  title: string;
  /** Why the page is not there. */
  message: string;
  onRetry: () => void;
}

/** A step that cannot be shown without what could not be loaded: again, or the step before. */
export function LoadFailed({ title, message, onRetry }: LoadFailedProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <Notice tone="error" live>
        <p>{message}</p>
      </Notice>
      <ActionBar
        continueLabel={shellCopy.retry}
        onContinue={onRetry}
        onBack={() => dispatch(backRequested())}
      />
    </>
  );
}
