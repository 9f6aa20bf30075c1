import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectDialog } from '../../state/selectors';
import { dialogClosed } from '../../state/ui';
import { ErrorDialog } from '../../ui/shell/ErrorDialog';

/** The error dialog over the current page. 'Riprova' dispatches the failed action again. */
export function PageErrorDialog() {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  const close = () => dispatch(dialogClosed());
  const retry = () => {
    close();
    if (dialog?.retry) dispatch(dialog.retry);
  };
  return (
    <ErrorDialog
      open={dialog !== null}
      message={dialog?.message ?? ''}
      {...(dialog?.title !== undefined && { title: dialog.title })}
      {...(dialog?.label !== undefined && { retryLabel: dialog.label })}
      onRetry={retry}
      onClose={close}
    />
  );
}
