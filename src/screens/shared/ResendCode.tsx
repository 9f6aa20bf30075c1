import { useEffect, useRef, useState } from 'react';
import { OTP_RESEND_AFTER_MS } from '../../contract/limits';
import { codeCopy } from '../../copy/code';
import { Button } from '../../ui/shell/Button';
import { Notice } from '../../ui/shell/Notice';
import { VisuallyHidden } from '../../ui/shell/VisuallyHidden';
import styles from './CodePage.module.css';
import { useSecondsLeft } from './useSecondsLeft';

export interface ResendCodeProps {
  /** When the last code was sent, epoch milliseconds. Null if unknown: then a new one can be sent at once. */
  sentAt: number | null;
  onResend: () => void;
  unsent?: boolean;
  notSent?: string;
}

/** Screen readers announce when a code was sent and when one can be sent, not the seconds. */
export function ResendCode({ sentAt, onResend, unsent = false, notSent }: ResendCodeProps) {
  const left = useSecondsLeft((sentAt ?? 0) + OTP_RESEND_AFTER_MS, OTP_RESEND_AFTER_MS);
  const news = useNews(sentAt, left > 0);
  return (
    <div>
      {notSent && (
        <div className={styles.notSent}>
          <Notice tone="warning" live>
            {notSent}
          </Notice>
        </div>
      )}
      {!unsent && <p className={styles.wait}>{codeCopy.life}</p>}
      {left > 0 ? (
        <p className={styles.wait} role="timer">
          {codeCopy.wait(left)}
        </p>
      ) : (
        <Button variant={unsent ? 'secondary' : 'link'} onClick={onResend}>
          {unsent ? codeCopy.send : codeCopy.resend}
        </Button>
      )}
      <span role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </span>
    </div>
  );
}

function useNews(sentAt: number | null, waiting: boolean): string {
  const [news, setNews] = useState('');
  const before = useRef({ sentAt, waiting });
  useEffect(() => {
    const { sentAt: earlier, waiting: waited } = before.current;
    before.current = { sentAt, waiting };
    if (sentAt !== earlier) setNews(codeCopy.resent);
    else if (waited && !waiting) setNews(codeCopy.ready);
  }, [sentAt, waiting]);
  return news;
}
