import { shellCopy } from '../../copy/shell';
import { backRequested } from '../../flows/actions';
import { useAppDispatch } from '../../state/hooks';
import { ActionBar } from '../../ui/shell/ActionBar';
import { Notice } from '../../ui/shell/Notice';
import { PageHeading } from '../../ui/shell/PageHeading';

export interface LoadFailedProps {
  title: string;
  message: string;
  onRetry: () => void;
}

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
