import { useEffect, useId, useMemo, useRef } from 'react';
import { replayCopy } from '../../copy/replay';
import type { TraceEvent } from '../../contract/trace';
import { joinClasses } from '../../ui/shell/joinClasses';
import { VisuallyHidden } from '../../ui/shell/VisuallyHidden';
import { titleOf } from '../titles';
import styles from './Timeline.module.css';
import type { Replay } from './replayOf';
import { nameOf } from './story';

interface Group {
  readonly title: string;
  readonly at: number[];
}

const pageAt = (replay: Replay, index: number): string => {
  const { path, subPage } = replay.stateAt(index).navigation;
  // Until the step is known. A damaged recording may have something else in place of the path.
  if (path === '/' || typeof path !== 'string') return replayCopy.start;
  return titleOf(path, subPage).split(' | ')[0] ?? '';
};

const grouped = (replay: Replay, shown: readonly number[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const at of shown) {
    const title = pageAt(replay, at);
    const last = groups.at(-1);
    if (last?.title === title) last.at.push(at);
    else groups.push({ title, at: [at] });
  }
  return groups;
};

const seconds = ({ t }: TraceEvent): string => `${(t / 1000).toFixed(1).replace('.', ',')} s`;

/** Not scrollIntoView, which scrolls the page too. */
const scrollTo = (list: HTMLElement | null, event: HTMLElement | null): void => {
  if (!list || !event) return;
  const middle = event.offsetTop - list.offsetTop - list.clientHeight / 2;
  list.scrollTop = Math.max(0, middle);
};

interface TimelineProps {
  readonly replay: Replay;
  readonly shown: readonly number[];
  readonly errors: ReadonlySet<number>;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

export function Timeline({ replay, shown, errors, index, onChoose }: TimelineProps) {
  const groups = useMemo(() => grouped(replay, shown), [replay, shown]);
  const current = useRef<HTMLButtonElement>(null);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => scrollTo(list.current, current.current), [index, shown]);
  if (groups.length === 0) return <p>{replayCopy.filters.none}</p>;
  return (
    <div ref={list} className={styles.list}>
      {groups.map(({ title, at }) => (
        <section key={at[0]} aria-labelledby={`${id}-${at[0]}`}>
          <h3 id={`${id}-${at[0]}`} className={styles.page}>
            {title}
          </h3>
          <ol className={styles.events}>
            {at.map((one) => {
              const event = replay.trace.events[one] as TraceEvent;
              const isCurrent = one === index;
              return (
                <li key={one}>
                  <button
                    ref={isCurrent ? current : undefined}
                    type="button"
                    className={joinClasses(styles.event, errors.has(one) ? styles.error : undefined)}
                    aria-current={isCurrent ? 'step' : undefined}
                    tabIndex={isCurrent || (index < 0 && one === shown[0]) ? 0 : -1}
                    onClick={() => onChoose(one)}
                  >
                    <span className={styles.name}>{nameOf(event)}</span>
                    {errors.has(one) && <VisuallyHidden>{`, ${replayCopy.error}`}</VisuallyHidden>}
                    {replay.failureAt(one) !== undefined && (
                      <span className={styles.skipped}>{replayCopy.skipped}</span>
                    )}
                    <span className={styles.time}>{seconds(event)}</span>
                  </button>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
