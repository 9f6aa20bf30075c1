/** The browser's own dialogs, where the code of ours does not load or fails. They show nothing themselves. */
import { useEffect } from 'react';
import { errorCopy } from '../copy/app';
import { sessionExtensionRequested } from '../flows/pageActions';
import { useAppSelector, useAppStore } from '../state/hooks';
import { selectDialog, selectWarning } from '../state/selectors';
import { dialogClosed, warningChanged } from '../state/ui';

/** Without a question there is nothing to agree to. */
const agrees = (words: string, question: string | false): boolean => {
  if (question !== false) return window.confirm(`${words}\n\n${question}`);
  window.alert(words);
  return false;
};

export function NativeDialog() {
  const { dispatch, getState } = useAppStore();
  const dialog = useAppSelector(selectDialog);
  useEffect(() => {
    if (!dialog || selectDialog(getState()) !== dialog) return;
    const { message, retry, label = errorCopy.retryQuestion } = dialog;
    dispatch(dialogClosed());
    if (agrees(message, retry ? label : false) && retry) dispatch(retry);
  }, [dialog, dispatch, getState]);
  return null;
}

export function NativeWarning() {
  const { dispatch, getState } = useAppStore();
  const warning = useAppSelector(selectWarning);
  useEffect(() => {
    if (!warning || selectWarning(getState()) !== warning) return;
    dispatch(warningChanged(null));
    if (agrees(errorCopy.sessionEnds, warning.extendable && errorCopy.extendQuestion))
      dispatch(sessionExtensionRequested());
  }, [warning, dispatch, getState]);
  return null;
}
