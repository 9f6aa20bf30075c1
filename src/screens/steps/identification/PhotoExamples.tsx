import type { ReactNode } from 'react';
import type { DocumentShape } from '../../../capture/photo/PhotoCamera';
import { identificationCopy } from '../../../copy/identification';
import styles from './identification.module.css';

const { good, bad } = identificationCopy.document.examples;

type PaperShape = Exclude<DocumentShape, 'person'>;

interface Drawing {
  readonly paper: string;
  readonly print: string;
  readonly cut: string;
}

const drawings: Readonly<Record<PaperShape, Drawing>> = {
  card: {
    paper: 'M14 11h68v42H14z',
    print: 'M20 19h18v20H20zM44 21h32M44 29h26M44 37h30M20 46h56',
    cut: 'translate(22 3)',
  },
  page: {
    paper: 'M14 8h68v48H14z',
    print: 'M20 14h16v20H20zM42 16h34M42 24h26M42 32h30M20 43h56M20 50h56',
    cut: 'translate(22 3)',
  },
  sheet: {
    paper: 'M28 4h40v56H28z',
    print: 'M34 11h14M34 21h28M34 29h28M34 37h22M34 45h28M34 53h16',
    cut: 'translate(14 20)',
  },
};

interface ExampleProps {
  caption: string;
  children: ReactNode;
}

const Example = ({ caption, children }: ExampleProps) => (
  <figure>
    <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <path d="M0 0h96v64H0z" fill="var(--color-deep)" />
      {children}
    </svg>
    <figcaption>{caption}</figcaption>
  </figure>
);

export function PhotoExamples({ shape }: { shape: PaperShape }) {
  const { paper, print, cut } = drawings[shape];
  const document = (
    <>
      <path d={paper} fill="#fff" />
      <path d={print} fill="none" stroke="var(--color-accent)" strokeWidth={3} />
    </>
  );
  return (
    <div className={styles.examples}>
      <Example caption={good}>{document}</Example>
      <Example caption={bad}>
        <g transform={`rotate(-14 60 40) ${cut}`}>{document}</g>
        <circle cx="62" cy="34" r="13" fill="#fff" />
      </Example>
    </div>
  );
}
