import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { identificationCopy } from '../../copy/identification';
import { announce } from '../../ui/shell/announce';
import type { Seen } from '../shutter/steadiness';

const copy = identificationCopy.photo.shutter;

/** Kept for as long as the page lives. Off by default with reduced motion. */
let setting: boolean | undefined;
const byDefault = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Shutter {
  readonly isOn: boolean;
  readonly turn: () => void;
  readonly seen: Seen;
}

export function useShutter(
  video: RefObject<HTMLVideoElement | null>,
  ready: boolean,
  shoot: () => void,
): Shutter {
  const [isOn, setOn] = useState(() => setting ?? byDefault());
  const [seen, setSeen] = useState<Seen>('nothing');
  const react = useEffectEvent((now: Seen) => {
    setSeen(now);
    if (now === 'held') announce(copy.hold);
    if (now !== 'shot') return;
    announce(copy.shot);
    shoot();
  });
  useEffect(() => {
    if (!ready || !isOn) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    // Without it there is the button.
    void import(/* webpackChunkName: "shutter" */ '../shutter')
      .then(({ watchSheet }) => {
        if (!isOver && video.current) stop = watchSheet(video.current, (now) => react(now));
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
      setSeen('nothing');
    };
  }, [ready, isOn, video]);
  return {
    isOn,
    seen,
    turn: () => {
      setting = !isOn;
      setOn(!isOn);
    },
  };
}
