import { errorCopy } from '../../copy/app';
import { shellCopy } from '../../copy/shell';
import { ErrorScreen } from '../../ui/shell/ErrorScreen';
import { reloadPage } from './reloadPage';

/** The configuration is missing or wrong: what exactly is for whoever installed the app, in the console. */
export function ConfigErrorScreen() {
  return (
    <ErrorScreen
      title={errorCopy.configTitle}
      message={errorCopy.configText}
      action={{ label: shellCopy.retry, onPress: reloadPage }}
    />
  );
}
