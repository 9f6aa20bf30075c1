/** The 'recording' chunk: what the applicant sees before the recording is saved or sent. */
import { useState } from 'react';
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

/** Shows exactly what the file holds, and only then saves or sends it. */
export default function RecordingDialog() {
  const dispatch = useAppDispatch();
  const { traceCall = false } = useAppSelector(selectConfig);
  const { trace, sending, send } = useRecording();
  const [isSaved, setSaved] = useState(false);
  const save = (): void => {
    if (!trace) return;
    saveFile(copy.file(shownJourney(trace.journey)), JSON.stringify(trace));
    setSaved(true);
  };
  const canSend = traceCall && sending.name !== 'sent';
  return (
    <Dialog
      open
      wide
      title={copy.title}
      onClose={() => dispatch(recordingShown(false))}
      actions={
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
      }
    >
      <p>{copy.lead}</p>
      {trace === undefined && <p role="status">{copy.loading}</p>}
      {trace === null && <p role="alert">{copy.lost}</p>}
      {trace && <Contents trace={trace} />}
      {trace && traceCall && <p>{copy.kept(TRACE_DAYS)}</p>}
      <div role="status" className={styles.outcome}>
        {isSaved && <Notice tone="success">{copy.saved}</Notice>}
        {trace && sending.name === 'sent' && (
          <Notice tone="success">
            {copy.sent} <strong className={styles.code}>{shownJourney(trace.journey)}</strong>
          </Notice>
        )}
        {sending.name === 'failed' && <Notice tone="error">{sending.message}</Notice>}
      </div>
    </Dialog>
  );
}

function Contents({ trace }: { readonly trace: Trace }) {
  const text = JSON.stringify(trace, null, 2);
  return (
    <>
      <Section title={copy.holds}>
        <List items={summaryOf(trace)} />
        <div>
          <Fold title={copy.lines(trace.events.length)} text={() => trace.events.map(lineOf).join('\n')} />
          <Fold title={copy.raw(Math.ceil(text.length / 1000))} text={() => text} />
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

/** Long texts are written into the page only when they are opened. */
function Fold({ title, text }: { readonly title: string; readonly text: () => string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        // Its text scrolls, so the keyboard must reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} role="region" aria-label={title}>
          {text()}
        </pre>
      )}
    </details>
  );
}
