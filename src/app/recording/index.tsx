import { useEffect, useRef, useState } from 'react';
import { shownJourney } from '../../contract/journey';
import { TRACE_DAYS, type Trace } from '../../contract/trace';
import { recordingCopy as copy } from '../../copy/recording';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectConfig } from '../../state/selectors';
import { recordingShown } from '../../state/ui';
import { Button } from '../../ui/shell/Button';
import { Dialog } from '../../ui/shell/Dialog';
import { Notice } from '../../ui/shell/Notice';
import { Section } from '../../ui/shell/Section';
import styles from './recording.module.css';
import { saveFile } from './saveFile';
import { lineOf, summaryOf } from './summary';
import { useRecording } from './useRecording';

/**
 * The applicant sees exactly what the file holds before it is saved or sent (docs/decisions/recording.md).
 */
export default function RecordingDialog() {
  const dispatch = useAppDispatch();
  const { traceCall = false } = useAppSelector(selectConfig);
  const { trace, readAgain, sending, send } = useRecording();
  const [isSaved, setSaved] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const isSent = sending.name === 'sent';
  // The button that had the focus is gone.
  useEffect(() => {
    if (isSent) outcome.current?.focus();
  }, [isSent]);
  const save = (): void => {
    if (!trace) return;
    saveFile(copy.file(shownJourney(trace.journey)), JSON.stringify(trace));
    setSaved(true);
  };
  const canSend = traceCall && !isSent;
  return (
    <Dialog
      open
      wide
      title={copy.title}
      onClose={() => dispatch(recordingShown(false))}
      actions={
        trace === null ? (
          <Button onClick={readAgain}>{copy.again}</Button>
        ) : (
          trace && (
            <>
              <Button variant={traceCall ? 'secondary' : 'primary'} onClick={save}>
                {copy.save}
              </Button>
              {canSend && (
                <Button loading={sending.name === 'sending'} onClick={send}>
                  {copy.send}
                </Button>
              )}
            </>
          )
        )
      }
    >
      <p>{copy.lead}</p>
      <div role="status">{trace === undefined && <p>{copy.loading}</p>}</div>
      {trace === null && <p role="alert">{copy.lost}</p>}
      {trace && <Contents trace={trace} />}
      {trace && traceCall && <p>{copy.kept(TRACE_DAYS)}</p>}
      <div role="status" className={styles.outcome}>
        {isSaved && <Notice tone="success">{copy.saved}</Notice>}
        {sending.name === 'failed' && <Notice tone="error">{sending.message}</Notice>}
      </div>
      {/* Said by the focus, which it takes: no live region. */}
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {trace && isSent && (
          <Notice tone="success">
            <span>{copy.sent}</span> <strong className={styles.code}>{shownJourney(trace.journey)}</strong>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function Contents({ trace }: { readonly trace: Trace }) {
  return (
    <>
      <Section title={copy.holds}>
        <List items={summaryOf(trace)} />
        <div>
          <Fold title={copy.lines(trace.events.length)} text={() => trace.events.map(lineOf).join('\n')} />
          <Fold
            title={copy.raw(Math.ceil(JSON.stringify(trace).length / 1000))}
            text={() => JSON.stringify(trace, null, 2)}
          />
        </div>
      </Section>
      <Section title={copy.never}>
        <List items={copy.neverList} />
      </Section>
    </>
  );
}

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

function Fold({ title, text }: { readonly title: string; readonly text: () => string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        // Its text scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} role="region" aria-label={title}>
          {text()}
        </pre>
      )}
    </details>
  );
}
