import { supportCopy } from '../../copy/app';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectDialog } from '../../state/selectors';
import { dialogClosed } from '../../state/ui';
import { ErrorDialog } from '../../ui/shell/ErrorDialog';
import { JourneyCode } from '../JourneyCode';

export function PageErrorDialog() {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  const close = () => dispatch(dialogClosed());
  const retry = () => {
    close();
    if (dialog?.retry) dispatch(dialog.retry);
  };
  const second = dialog?.second;
  const goOtherWay = () => {
    close();
    if (second) dispatch(second.action);
  };
  // A notice has a label of its own, and nothing to repeat.
  const isFailure = dialog?.label === undefined || dialog.retry !== undefined;
  return (
    <ErrorDialog
      open={dialog !== null}
      message={dialog?.message ?? ''}
      {...(dialog?.title !== undefined && { title: dialog.title })}
      {...(dialog?.label !== undefined && { retryLabel: dialog.label })}
      second={second && { label: second.label, onPress: goOtherWay }}
      onRetry={retry}
      onClose={close}
    >
      {isFailure && <JourneyCode label={supportCopy.sendRecording} />}
    </ErrorDialog>
  );
}
