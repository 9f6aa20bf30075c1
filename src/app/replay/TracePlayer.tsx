import { useMemo, useRef, useState } from 'react';
import type { RuntimeConfig } from '../../api/runtimeConfig';
import type { Trace } from '../../contract/trace';
import { replayCopy } from '../../copy/replay';
import { Filters, StepButtons, WidthChoice } from './Controls';
import { EventDetail } from './EventDetail';
import { joinCalls } from './joinCalls';
import { ReplayBoundary } from './ReplayBoundary';
import { ScreenFrame, type Width } from './ScreenFrame';
import { Timeline } from './Timeline';
import { TraceFacts } from './TraceFacts';
import styles from './TracePlayer.module.css';
import type { Stage } from './stage';
import { useKeys } from './useKeys';
import { useReplay } from './useReplay';

interface TracePlayerProps {
  readonly trace: Trace;
  readonly config: RuntimeConfig;
  readonly stage: Stage;
}

const { keys } = replayCopy;

export function TracePlayer({ trace: recorded, config, stage }: TracePlayerProps) {
  const trace = useMemo(() => joinCalls(recorded), [recorded]);
  const position = useReplay(trace, config, stage);
  const { moves, index, replay, shown, errors, goTo } = position;
  const [width, setWidth] = useState<Width>('phone');
  const firstFilter = useRef<HTMLInputElement>(null);
  const [withLetters, setWithLetters] = useState(true);
  const handlers = {
    ArrowRight: moves.next,
    ArrowDown: moves.next,
    ArrowLeft: moves.previous,
    ArrowUp: moves.previous,
    Home: moves.first,
    End: moves.last,
    e: moves.error,
    f: () => firstFilter.current?.focus(),
    l: () => setWidth((now) => (now === 'phone' ? 'desktop' : 'phone')),
  };
  const onWindow = useKeys(handlers, withLetters);
  return (
    <>
      <TraceFacts replay={replay} />
      <div className={styles.bar}>
        <StepButtons position={position} />
        <WidthChoice width={width} onChange={setWidth} />
      </div>
      <dl className={styles.keys} aria-label={keys.label}>
        {keys.list.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.letters}>
        <input
          type="checkbox"
          checked={withLetters}
          onChange={({ target }) => setWithLetters(target.checked)}
        />
        <span>{keys.letters}</span>
      </label>
      <div className={styles.columns} data-width={width}>
        <section className={styles.timeline} aria-labelledby="timeline">
          <h2 id="timeline">{replayCopy.timeline}</h2>
          <Filters position={position} ref={firstFilter} />
          <Timeline replay={replay} shown={shown} errors={errors} index={index} onChoose={goTo} />
        </section>
        <section className={styles.screen} aria-labelledby="screen">
          <h2 id="screen">{replayCopy.screen}</h2>
          <ScreenFrame width={width} onWindow={onWindow} />
        </section>
        <section className={styles.detail} aria-labelledby="detail">
          <h2 id="detail">{replayCopy.event}</h2>
          <ReplayBoundary resetKey={index} instead={<p>{replayCopy.detailBroken}</p>}>
            <EventDetail replay={replay} index={index} />
          </ReplayBoundary>
        </section>
      </div>
    </>
  );
}
