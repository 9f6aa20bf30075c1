import { supportCopy } from '../../copy/app';
import { shellCopy } from '../../copy/shell';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectConfig, selectErrorScreen } from '../../state/selectors';
import { errorScreenClosed } from '../../state/ui';
import { ErrorScreen } from '../../ui/shell/ErrorScreen';
import { ConfiguredFooter } from '../ConfiguredFooter';
import { JourneyCode } from '../JourneyCode';

export function GlobalErrorScreen() {
  const dispatch = useAppDispatch();
  const error = useAppSelector(selectErrorScreen);
  const config = useAppSelector(selectConfig);
  if (!error) return null;
  const { title, message, detail, closable, retry, retryLabel = shellCopy.retry, exit } = error;
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
      footer={<ConfiguredFooter config={config} supportCode={<JourneyCode />} />}
      {...(title !== undefined && { title })}
      {...(detail !== undefined && { detail })}
      {...(again && { action: again })}
      {...(leave && { exit: leave })}
      {...(closable && { onClose: close })}
    >
      <JourneyCode label={supportCopy.sendRecording} />
    </ErrorScreen>
  );
}
