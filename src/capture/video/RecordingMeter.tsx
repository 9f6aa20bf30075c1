import { Mic } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { VIDEO_MAX_MS } from '../../contract/limits';
import { identificationCopy } from '../../copy/identification';
import styles from './RecordingMeter.module.css';
import type { Sound } from './sound';

function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

export const Count = ({ seconds }: { seconds: number }) => (
  <p className={styles.count} role="timer" aria-label={identificationCopy.capture.startsIn(seconds)}>
    <span aria-hidden="true">{seconds}</span>
  </p>
);

const EVERY_MS = 80;

/** Scaled so that a voice fills most of the bar. Decorative: the review reports silence. */
export function LevelMeter({ sound }: { sound: RefObject<Sound | undefined> }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const level = Math.min(1, Math.sqrt((sound.current?.level() ?? 0) * 4));
      bar.current?.style.setProperty('transform', `scaleX(${level.toFixed(2)})`);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [sound]);
  return (
    <p className={styles.level} aria-hidden="true">
      <Mic size={16} />
      <span className={styles.scale}>
        <span ref={bar} />
      </span>
    </p>
  );
}

const copy = identificationCopy.capture;
const TICK_MS = 100;

/** Nothing is announced, because a screen reader's voice would be recorded. */
export function RecordingMeter({ startedAt }: { startedAt: number }) {
  const now = useNow(TICK_MS);
  const elapsed = Math.min(VIDEO_MAX_MS, Math.max(0, now - startedAt));
  const left = Math.ceil((VIDEO_MAX_MS - elapsed) / 1000);
  return (
    <div className={styles.meter}>
      <p className={styles.badge}>
        <span className={styles.dot} aria-hidden="true" />
        <span>{copy.recording}</span>
      </p>
      <p className={styles.seconds} role="timer" aria-label={copy.secondsLeft(left)}>
        <span aria-hidden="true">{left}</span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={copy.progress}
        aria-valuemin={0}
        aria-valuemax={VIDEO_MAX_MS / 1000}
        aria-valuenow={Math.floor(elapsed / 1000)}
        aria-valuetext={copy.secondsLeft(left)}
      >
        <div className={styles.bar} style={{ width: `${(elapsed / VIDEO_MAX_MS) * 100}%` }} />
      </div>
    </div>
  );
}
