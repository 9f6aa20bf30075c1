import { identificationCopy } from '../../../copy/identification';
import styles from './identification.module.css';

const { good, bad } = identificationCopy.document.examples;

export const PhotoExamples = () => (
  <div className={styles.examples}>
    <figure>
      <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false">
        <path d="M0 0h96v64H0z" fill="var(--color-deep)" />
        <path d="M14 11h68v42H14z" fill="#fff" />
        <path d="M20 19h18v20H20zM44 21h32M44 29h26M44 37h30M20 46h56" {...print} />
      </svg>
      <figcaption>{good}</figcaption>
    </figure>
    <figure>
      <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false">
        <path d="M0 0h96v64H0z" fill="var(--color-deep)" />
        <g transform="rotate(-14 60 40)">
          <path d="M36 14h68v42H36z" fill="#fff" />
          <path d="M42 22h18v20H42zM66 24h32M66 32h26M66 40h30M42 49h56" {...print} />
        </g>
        <circle cx="62" cy="34" r="13" fill="#fff" />
      </svg>
      <figcaption>{bad}</figcaption>
    </figure>
  </div>
);

const print = { fill: 'none', stroke: 'var(--color-accent)', strokeWidth: 3 } as const;
