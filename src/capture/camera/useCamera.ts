import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnsuitable, listCameras } from './devices';
import { openBestCamera, stopTracks, videoTrackOf } from './openCamera';
import type { CameraHint, CameraProblem } from './problems';
import { useBlack, useMuted } from './cameraHints';
import { useOffWhileHidden } from './useOffWhileHidden';

function useDelay(on: boolean, ms: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setDue(true), ms);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [on, ms]);
  return due && on;
}

function useCameras(stream: MediaStream | undefined): readonly MediaDeviceInfo[] {
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    if (!stream) return;
    let current = true;
    const list = () =>
      void listCameras().then((found) => {
        if (current) setCameras(found);
      });
    const { mediaDevices } = navigator;
    list();
    mediaDevices.addEventListener?.('devicechange', list);
    return () => {
      current = false;
      mediaDevices.removeEventListener?.('devicechange', list);
    };
  }, [stream]);
  return cameras;
}

export type CameraState =
  | { readonly status: 'idle' }
  /** The permission is being asked for, or the picture has not come yet. */
  | { readonly status: 'opening'; readonly stream?: MediaStream }
  | { readonly status: 'ready'; readonly stream: MediaStream }
  | { readonly status: 'problem'; readonly problem: CameraProblem };

export interface Camera {
  readonly state: CameraState;
  readonly hint: CameraHint | undefined;
  readonly devices: readonly MediaDeviceInfo[];
  readonly deviceId: string | undefined;
  readonly open: () => void;
  readonly switchTo: (deviceId: string) => void;
  readonly close: () => void;
  readonly pictureCame: (video?: HTMLVideoElement) => void;
}

/** The camera has failed if no picture comes within this time. The permission prompt has no limit. */
const PICTURE_WITHIN_MS = 8000;
/** Some in-app browsers never answer. */
const ANSWER_WITHIN_MS = 10_000;

/** `constraints` must be stable. */
export function useCamera(constraints: MediaStreamConstraints): Camera {
  const [state, setState] = useState<CameraState>({ status: 'idle' });
  const [video, setVideo] = useState<HTMLVideoElement>();
  const held = useRef<MediaStream | null>(null);
  const chosen = useRef<string>(undefined);
  const attempt = useRef(0);
  const dismissed = useRef(false);

  const release = useCallback(() => {
    attempt.current += 1;
    stopTracks(held.current);
    held.current = null;
    setVideo(undefined);
  }, []);
  const fail = useCallback(
    (problem: CameraProblem) => {
      release();
      const isAgain = problem === 'dismissed' && dismissed.current;
      dismissed.current = problem === 'dismissed';
      setState({ status: 'problem', problem: isAgain ? 'dismissedAgain' : problem });
    },
    [release],
  );
  const open = useCallback(() => {
    release();
    const mine = attempt.current;
    setState({ status: 'opening' });
    void openBestCamera(constraints, chosen.current).then(({ stream, problem }) => {
      // Unmounted or requested again meanwhile: nothing else would stop this stream.
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
    wrong: track !== undefined && isUnsuitable(track),
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
