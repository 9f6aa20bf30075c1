import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: string;
  /** From 0 to 1; undefined if unknown. */
  progress: number | undefined;
}

export function ProgressBar({ label, progress }: ProgressBarProps) {
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={styles.fill} style={{ width: `${percent ?? 4}%` }} />
    </div>
  );
}
