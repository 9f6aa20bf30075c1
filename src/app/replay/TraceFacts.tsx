import { useMemo } from 'react';
import { shownJourney } from '../../contract/journey';
import type { Trace } from '../../contract/trace';
import { replayCopy } from '../../copy/replay';
import { Notice } from '../../ui/shell/Notice';
import { Button } from '../../ui/shell/Button';
import { saveFile } from '../recording/saveFile';
import type { Replay } from './replayOf';
import { toDevTools } from './toDevTools';
import styles from './TraceFacts.module.css';
import { unknownActions } from './unknownActions';

const { facts, otherBuild, strange, skippedEvents } = replayCopy;

const startOf = (startedAt: string): string =>
  new Date(startedAt).toLocaleString('it-IT', { dateStyle: 'long', timeStyle: 'medium' });

const deviceOf = (device: Trace['device']): string =>
  Object.entries(device)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');

export function TraceFacts({ replay }: { readonly replay: Replay }) {
  const { trace, failureAt } = replay;
  const { journey, startedAt, build, device, events, dropped } = trace;
  const unknown = useMemo(() => unknownActions(trace), [trace]);
  const skipped = events.filter((_, at) => failureAt(at) !== undefined).length;
  const isOther = build !== __BUILD_ID__;
  const rows = [
    [facts.journey, shownJourney(journey)],
    [facts.startedAt, startOf(startedAt)],
    [facts.build, build],
    [facts.device, deviceOf(device)],
    [facts.events, `${events.length}${dropped > 0 ? ` ${facts.dropped(dropped)}` : ''}`],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <div className={styles.facts}>
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button variant="link" onClick={() => saveFile(`devtools-${journey}.json`, toDevTools(replay))}>
          {replayCopy.export}
        </Button>
      </div>
      {(isOther || unknown.length > 0) && (
        <Notice tone="warning" title={isOther ? otherBuild.title : strange.title}>
          <p>
            {isOther
              ? `${otherBuild.text} ${unknown.length === 0 ? otherBuild.allKnown : otherBuild.unknown}`
              : strange.text}
          </p>
          {unknown.length > 0 && (
            <ul>
              {unknown.map((type) => (
                <li key={type}>{type}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {skipped > 0 && (
        <Notice tone="warning" title={skippedEvents.title(skipped)}>
          <p>{skippedEvents.text}</p>
        </Notice>
      )}
    </>
  );
}
