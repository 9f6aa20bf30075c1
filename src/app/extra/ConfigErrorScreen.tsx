import { useEffect } from 'react';
import { errorCopy } from '../../copy/app';
import { shellCopy } from '../../copy/shell';
import { ErrorScreen } from '../../ui/shell/ErrorScreen';
import { useReload } from './useReload';

export function ConfigErrorScreen() {
  const { reload, isOffline } = useReload();
  useEffect(() => {
    document.title = shellCopy.tabTitle(errorCopy.configTitle);
  }, []);
  return (
    <ErrorScreen
      title={errorCopy.configTitle}
      message={isOffline ? errorCopy.stillOffline : errorCopy.configText}
      action={{ label: shellCopy.retry, onPress: reload }}
    />
  );
}
