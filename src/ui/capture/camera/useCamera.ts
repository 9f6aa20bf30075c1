import { useCallback, useEffect, useRef, useState } from 'react';
import { openCamera, stopTracks, type CameraProblem } from './openCamera';

export type CameraState =
  | { readonly status: 'idle' }
  /** The permission is being asked for, or the picture has not come yet. */
  | { readonly status: 'opening'; readonly stream?: MediaStream }
  | { readonly status: 'ready'; readonly stream: MediaStream }
  | { readonly status: 'problem'; readonly problem: CameraProblem };

export interface Camera {
  readonly state: CameraState;
  /** Asks for the camera, also after a problem or a refusal: no reload is needed. */
  readonly open: () => void;
  readonly close: () => void;
  /** Told by the preview: the first picture is on screen. */
  readonly pictureCame: () => void;
}

/** A camera that was granted and shows nothing for this long is a problem; the asking itself may take any time. */
const PICTURE_WITHIN_MS = 8000;

/** One camera, freed when the component goes. `constraints` must keep their identity. */
export function useCamera(constraints: MediaStreamConstraints): Camera {
  const [state, setState] = useState<CameraState>({ status: 'idle' });
  const held = useRef<MediaStream | null>(null);
  const attempt = useRef(0);

  const release = useCallback(() => {
    attempt.current += 1;
    stopTracks(held.current);
    held.current = null;
  }, []);
  const fail = useCallback(
    (problem: CameraProblem) => {
      release();
      setState({ status: 'problem', problem });
    },
    [release],
  );
  const open = useCallback(() => {
    release();
    const mine = attempt.current;
    setState({ status: 'opening' });
    void openCamera(constraints).then(({ stream, problem }) => {
      // Left or asked again in the meantime: nobody else would stop this stream.
      if (mine !== attempt.current) return stopTracks(stream);
      if (stream === undefined) return fail(problem);
      held.current = stream;
      stream.getTracks().forEach((track) => {
        track.addEventListener('ended', () => {
          if (mine === attempt.current) fail('lost');
        });
      });
      setState({ status: 'opening', stream });
    });
  }, [constraints, fail, release]);
  const close = useCallback(() => {
    release();
    setState({ status: 'idle' });
  }, [release]);
  const pictureCame = useCallback(() => {
    setState((now) =>
      now.status === 'opening' && now.stream !== undefined ? { status: 'ready', stream: now.stream } : now,
    );
  }, []);

  useEffect(() => release, [release]);
  const waiting = state.status === 'opening' && state.stream !== undefined;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => fail('silent'), PICTURE_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [waiting, fail]);

  return { state, open, close, pictureCame };
}
