import { useMemo } from 'react';
import type { RuntimeConfig } from '../../api/runtimeConfig';
import { shownJourney } from '../../contract/journey';
import type { Trace } from '../../contract/trace';
import { replayCopy } from '../../copy/replay';
import { Notice } from '../../ui/shell/Notice';
import { Button } from '../../ui/shell/Button';
import { saveFile } from '../recording/saveFile';
import { toDevTools } from './toDevTools';
import styles from './TraceFacts.module.css';
import { unknownActions } from './unknownActions';

const { facts, otherBuild } = replayCopy;

const startOf = (startedAt: string): string =>
  new Date(startedAt).toLocaleString('it-IT', { dateStyle: 'long', timeStyle: 'medium' });

const deviceOf = (device: Trace['device']): string =>
  Object.entries(device)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');

/** Whose recording it is, and whether this build is the right one to see it with. */
export function TraceFacts({ trace, config }: { readonly trace: Trace; readonly config: RuntimeConfig }) {
  const { journey, startedAt, build, device, events, dropped } = trace;
  const unknown = useMemo(() => unknownActions(trace), [trace]);
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
        <Button
          variant="link"
          onClick={() => saveFile(`devtools-${journey}.json`, toDevTools(trace, config))}
        >
          {replayCopy.export}
        </Button>
      </div>
      {(build !== __BUILD_ID__ || unknown.length > 0) && (
        <Notice tone="warning" title={otherBuild.title}>
          <p>
            {otherBuild.text} {unknown.length === 0 ? otherBuild.allKnown : otherBuild.unknown}
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
    </>
  );
}
