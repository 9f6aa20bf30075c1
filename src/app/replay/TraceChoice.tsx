import { useCallback, useEffect, useRef, useState } from 'react';
import type { Trace } from '../../contract/trace';
import { replayCopy } from '../../copy/replay';
import { Button } from '../../ui/shell/Button';
import { Notice } from '../../ui/shell/Notice';
import { openTrace } from './openTrace';
import styles from './TraceChoice.module.css';

interface TraceChoiceProps {
  readonly label: string;
  readonly onTrace: (trace: Trace) => void;
}

export function TraceChoice({ label, onTrace }: TraceChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const open = useCallback(
    async (file: File | undefined): Promise<void> => {
      if (!file) return;
      const opened = await file.text().then(openTrace, () => ({ problem: replayCopy.problems.unreadable }));
      setProblem('problem' in opened ? `${file.name}: ${opened.problem}` : '');
      if ('trace' in opened) onTrace(opened.trace);
    },
    [onTrace],
  );
  // Wherever it is dropped: elsewhere the browser would leave the page for it.
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      void open(event.dataTransfer?.files[0]);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, [open]);
  return (
    <>
      <div className={styles.choice}>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={label}
          hidden
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{label}</Button>
        <span>{replayCopy.drop}</span>
      </div>
      {problem !== '' && (
        <Notice tone="error" live>
          <p>{problem}</p>
        </Notice>
      )}
    </>
  );
}
