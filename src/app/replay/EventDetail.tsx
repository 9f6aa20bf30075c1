import { useMemo, useState } from 'react';
import { replayCopy } from '../../copy/replay';
import { Notice } from '../../ui/shell/Notice';
import { changesBetween } from './changes';
import styles from './EventDetail.module.css';
import type { Replay } from './replayOf';
import { nameOf } from './story';

/** More of one event would hide the rest of the page. */
const MOST = 40;

/** Characters of a value. The state below has it whole. */
const LONGEST = 600;

const textOf = (value: unknown): string => {
  const text = value === undefined ? replayCopy.absent : JSON.stringify(value, null, 1);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

export function EventDetail({ replay, index }: { readonly replay: Replay; readonly index: number }) {
  const event = replay.trace.events[index];
  const state = replay.stateAt(index);
  const changes = useMemo(
    () => (index < 0 ? [] : changesBetween(replay.stateAt(index - 1), replay.stateAt(index))),
    [replay, index],
  );
  const failure = replay.failureAt(index);
  return (
    <div className={styles.detail}>
      <h3>{event ? nameOf(event) : replayCopy.start}</h3>
      {failure !== undefined && (
        <Notice tone="error" title={replayCopy.failed}>
          <p>{failure}</p>
        </Notice>
      )}
      {event && (
        <section>
          <h3>{replayCopy.changes}</h3>
          {changes.length === 0 && <p>{replayCopy.noChanges}</p>}
          <dl className={styles.changes}>
            {changes.slice(0, MOST).map(({ path, before, after }) => (
              <div key={path}>
                <dt>{path}</dt>
                <dd>
                  <del>
                    <span>{replayCopy.before}</span> <span>{textOf(before)}</span>
                  </del>
                  <ins>
                    <span>{replayCopy.after}</span> <span>{textOf(after)}</span>
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
          {changes.length > MOST && <p>{replayCopy.more(changes.length - MOST)}</p>}
        </section>
      )}
      {event && (
        <details open>
          <summary>{replayCopy.event}</summary>
          <pre>{JSON.stringify(event, null, 1)}</pre>
        </details>
      )}
      <h3>{replayCopy.state}</h3>
      {Object.entries(state).map(([slice, value]) => (
        <Slice key={slice} name={slice} value={value} />
      ))}
    </div>
  );
}

/** The text of a part is long, and is made only where it is looked at. */
function Slice({ name, value }: { readonly name: string; readonly value: unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && <pre>{JSON.stringify(value, null, 1)}</pre>}
    </details>
  );
}
