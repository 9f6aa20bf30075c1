import { errorCopy } from '../../copy/app';
import { shellCopy } from '../../copy/shell';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectConfig, selectErrorScreen } from '../../state/selectors';
import { errorScreenClosed } from '../../state/ui';
import { ErrorScreen } from '../../ui/shell/ErrorScreen';
import { ConfiguredFooter } from '../ConfiguredFooter';

/** The error screen, in place of the whole app. */
export function GlobalErrorScreen() {
  const dispatch = useAppDispatch();
  const error = useAppSelector(selectErrorScreen);
  const config = useAppSelector(selectConfig);
  if (!error) return null;
  const { title, message, detail, closable, retry, retryLabel = shellCopy.retry, exit, supportCode } = error;
  const close = () => dispatch(errorScreenClosed());
  const leave = exit && {
    label: exit.label,
    onPress: () => {
      close();
      if (exit.action) dispatch(exit.action);
    },
  };
  const again = retry && {
    label: retryLabel,
    onPress: () => {
      close();
      dispatch(retry);
    },
  };
  return (
    <ErrorScreen
      message={message}
      footer={<ConfiguredFooter config={config} />}
      {...(title !== undefined && { title })}
      {...(detail !== undefined && { detail })}
      {...(again && { action: again })}
      {...(leave && { exit: leave })}
      {...(closable && { onClose: close })}
    >
      {supportCode !== undefined && <p>{errorCopy.supportCode(supportCode)}</p>}
    </ErrorScreen>
  );
}
