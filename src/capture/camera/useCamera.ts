import { useCallback, useEffect, useRef, useState } from 'react';
import { isOdd } from './devices';
import { openBest, videoTrackOf } from './openBest';
import { stopTracks } from './openCamera';
import type { CameraHint, CameraProblem } from './problems';
import { useBlack } from './useBlack';
import { useCameras } from './useCameras';
import { useDelay } from './useDelay';
import { useMuted } from './useMuted';
import { useOffWhileHidden } from './useOffWhileHidden';

export type CameraState =
  | { readonly status: 'idle' }
  /** The permission is being asked for, or the picture has not come yet. */
  | { readonly status: 'opening'; readonly stream?: MediaStream }
  | { readonly status: 'ready'; readonly stream: MediaStream }
  | { readonly status: 'problem'; readonly problem: CameraProblem };

export interface Camera {
  readonly state: CameraState;
  /** What is to be said while it goes on. */
  readonly hint: CameraHint | undefined;
  /** The cameras there are, once one is on. */
  readonly devices: readonly MediaDeviceInfo[];
  /** The one that is on. */
  readonly deviceId: string | undefined;
  /** Asks for the camera, also after a problem or a refusal: no reload is needed. */
  readonly open: () => void;
  readonly switchTo: (deviceId: string) => void;
  readonly close: () => void;
  /** Told by the preview: the first picture is on screen. */
  readonly pictureCame: (video?: HTMLVideoElement) => void;
}

/** A camera that was granted and shows nothing for this long is a problem; the asking itself may take any time. */
const PICTURE_WITHIN_MS = 8000;
/** Some browsers inside other apps never answer. */
const ANSWER_WITHIN_MS = 10_000;

/** One camera, freed when the component goes, off while the page is hidden. `constraints` must keep their identity. */
export function useCamera(constraints: MediaStreamConstraints): Camera {
  const [state, setState] = useState<CameraState>({ status: 'idle' });
  const [video, setVideo] = useState<HTMLVideoElement>();
  const held = useRef<MediaStream | null>(null);
  const chosen = useRef<string>(undefined);
  const attempt = useRef(0);

  const release = useCallback(() => {
    attempt.current += 1;
    stopTracks(held.current);
    held.current = null;
    setVideo(undefined);
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
    void openBest(constraints, chosen.current).then(({ stream, problem }) => {
      // Left or asked again in the meantime: nobody else would stop this stream.
      if (mine !== attempt.current) return stopTracks(stream);
      if (stream === undefined) return fail(problem);
      held.current = stream;
      stream.getTracks().forEach((track) => {
        track.addEventListener('ended', () => {
          if (mine === attempt.current) fail(track.kind === 'audio' ? 'noMicrophone' : 'lost');
        });
      });
      setState({ status: 'opening', stream });
    });
  }, [constraints, fail, release]);
  const switchTo = useCallback(
    (deviceId: string) => {
      chosen.current = deviceId;
      open();
    },
    [open],
  );
  const close = useCallback(() => {
    release();
    setState({ status: 'idle' });
  }, [release]);
  const pictureCame = useCallback((shown?: HTMLVideoElement) => {
    setVideo(shown);
    setState((now) =>
      now.status === 'opening' && now.stream !== undefined ? { status: 'ready', stream: now.stream } : now,
    );
  }, []);

  useEffect(() => release, [release]);
  const stream = state.status === 'opening' || state.status === 'ready' ? state.stream : undefined;
  useOffWhileHidden({ on: stream !== undefined, sound: constraints.audio === true, open, close });
  const muted = useMuted(stream);
  const black = useBlack(state.status === 'ready' ? video : undefined);
  const unanswered = useDelay(state.status === 'opening' && !stream, ANSWER_WITHIN_MS);
  const silent = useDelay(state.status === 'opening' && stream !== undefined && !muted, PICTURE_WITHIN_MS);
  useEffect(() => {
    if (silent) fail('silent');
  }, [silent, fail]);

  const track = stream && videoTrackOf(stream);
  const hints = {
    waiting: unanswered,
    muted,
    black,
    wrong: track !== undefined && isOdd(track),
  };
  return {
    state,
    hint: (Object.keys(hints) as CameraHint[]).find((hint) => hints[hint]),
    devices: useCameras(stream),
    deviceId: track?.getSettings().deviceId,
    open,
    switchTo,
    close,
    pictureCame,
  };
}
