import { useEffect } from 'react';
import { errorCopy } from '../../copy/app';
import { shellCopy } from '../../copy/shell';
import { ErrorScreen } from '../../ui/shell/ErrorScreen';
import { reloadPage } from './reloadPage';

/** The configuration is missing or invalid. The console has the details, for whoever installed the app. */
export function ConfigErrorScreen() {
  useEffect(() => {
    document.title = shellCopy.tabTitle(errorCopy.configTitle);
  }, []);
  return (
    <ErrorScreen
      title={errorCopy.configTitle}
      message={errorCopy.configText}
      action={{ label: shellCopy.retry, onPress: reloadPage }}
    />
  );
}
