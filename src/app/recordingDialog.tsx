import { useEffect } from 'react';
import { errorCopy } from '../copy/app';
import { useAppDispatch } from '../state/hooks';
import { dialogOpened, recordingShown } from '../state/ui';
import { extra } from '../ui/shell/extra';
import { LoadingOverlay } from '../ui/shell/LoadingOverlay';

function Lost() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(recordingShown(false));
    dispatch(dialogOpened({ message: errorCopy.chunkText, retry: recordingShown(true) }));
  }, [dispatch]);
  return null;
}

export const RecordingDialog = extra(() => import(/* webpackChunkName: "recording" */ './recording'), Lost, {
  waiting: <LoadingOverlay active />,
});
