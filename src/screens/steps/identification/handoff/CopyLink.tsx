import { useId, useRef, useState } from 'react';
import { handoffCopy } from '../../../../copy/handoff';
import { Button } from '../../../../ui/shell/Button';
import styles from './handoff.module.css';

/** A browser may refuse to copy: then the link is selected, to be copied by hand. */
export function CopyLink({ link, label = handoffCopy.link }: { link: string; label?: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(handoffCopy.copied);
    } catch {
      field.current?.focus();
      field.current?.select();
      setSaid(handoffCopy.notCopied);
    }
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.link}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="secondary" onClick={() => void copy()}>
          {handoffCopy.copy}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
