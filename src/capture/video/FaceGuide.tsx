import styles from './VideoRecorder.module.css';

/** Where the face and the document go in the picture. Decorative: the words above say it. */
export function FaceGuide() {
  return (
    <svg
      className={styles.guide}
      viewBox="0 0 400 300"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="152" cy="140" rx="78" ry="104" />
      <rect x="248" y="146" width="126" height="82" rx="9" />
    </svg>
  );
}
