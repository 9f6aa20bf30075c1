import { errorCopy } from '../copy/app';
import { uiCopy } from '../copy/ui';
import { ErrorScreen } from '../ui/shell/ErrorScreen';

/** The configuration is missing or wrong: what exactly is for whoever installed the app, in the console. */
export function ConfigErrorScreen({ reload }: { readonly reload: () => void }) {
  return (
    <ErrorScreen
      title={errorCopy.configTitle}
      message={errorCopy.configText}
      action={{ label: uiCopy.retry, onPress: reload }}
    />
  );
}
