import { Mic } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import styles from './RecordingMeter.module.css';
import type { Sound } from './sound';

const EVERY_MS = 80;

/** How loud it is, on a scale on which a voice fills most of the bar. Decorative: silence is told in the review. */
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
