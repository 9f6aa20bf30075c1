import { useCallback, useEffect, useState } from 'react';
import { supportApi } from '../../api/support';
import { isApiError } from '../../contract/errors';
import type { Trace } from '../../contract/trace';
import { recordingCopy } from '../../copy/recording';
import { useAppDispatch, useAppStore } from '../../state/hooks';
import { loadRecorder } from './loadRecorder';

type Sending =
  | { readonly name: 'rest' | 'sending' | 'sent' }
  | { readonly name: 'failed'; readonly message: string };

/** `trace`: undefined while it is read, null if lost. */
export const useRecording = () => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [trace, setTrace] = useState<Trace | null>();
  const [sending, setSending] = useState<Sending>({ name: 'rest' });
  const read = useCallback(() => {
    loadRecorder(store)
      .then((recorder) => recorder.read())
      .then(setTrace, () => setTrace(null));
  }, [store]);
  useEffect(read, [read]);
  const readAgain = (): void => {
    setTrace(undefined);
    read();
  };
  const send = async (): Promise<void> => {
    if (!trace) return;
    setSending({ name: 'sending' });
    try {
      await dispatch(supportApi.endpoints.sendTrace.initiate({ trace }, { track: false })).unwrap();
      setSending({ name: 'sent' });
    } catch (error) {
      setSending({ name: 'failed', message: isApiError(error) ? error.message : recordingCopy.lost });
    }
  };
  return { trace, readAgain, sending, send: () => void send() };
};
