import { lazy, useEffect, type ComponentType } from 'react';
import { errorCopy } from '../copy/app';
import { useAppDispatch } from '../state/hooks';
import { dialogOpened, recordingShown } from '../state/ui';

/** In place of a dialog whose chunk does not load. */
function Lost() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(recordingShown(false));
    dispatch(dialogOpened({ message: errorCopy.chunkText, retry: recordingShown(true) }));
  }, [dispatch]);
  return null;
}

/** The page that shows and gives the recording for support. */
export const RecordingDialog = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import(/* webpackChunkName: "recording" */ './recording');
  } catch {
    return { default: Lost };
  }
});
