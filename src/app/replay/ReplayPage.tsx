import { useCallback, useEffect, useState } from 'react';
import type { RuntimeConfig } from '../../api/runtimeConfig';
import type { Trace } from '../../contract/trace';
import { replayCopy } from '../../copy/replay';
import { shellCopy } from '../../copy/shell';
import '../../ui/base.css';
import { Notice } from '../../ui/shell/Notice';
import { ReplayBoundary } from './ReplayBoundary';
import { TraceChoice } from './TraceChoice';
import { TracePlayer } from './TracePlayer';
import styles from './ReplayPage.module.css';
import type { Stage } from './stage';

interface ReplayPageProps {
  readonly config: RuntimeConfig;
  readonly stage: Stage;
  readonly given: Trace | undefined;
}

const broken = (
  <Notice tone="error" live>
    <p>{replayCopy.problems.notShown}</p>
  </Notice>
);

export function ReplayPage({ config, stage, given }: ReplayPageProps) {
  const [trace, setTrace] = useState(given);
  const [count, setCount] = useState(0);
  useEffect(() => {
    document.title = shellCopy.tabTitle(replayCopy.title);
  }, []);
  const choose = useCallback((chosen: Trace) => {
    setTrace(chosen);
    setCount((before) => before + 1);
  }, []);
  return (
    <main className={styles.page} aria-labelledby="replay">
      <header className={styles.header}>
        <div>
          <h1 id="replay">{replayCopy.title}</h1>
          {!trace && <p>{replayCopy.lead}</p>}
        </div>
        <TraceChoice label={trace ? replayCopy.another : replayCopy.choose} onTrace={choose} />
      </header>
      {trace && (
        <ReplayBoundary key={count} instead={broken}>
          <TracePlayer trace={trace} config={config} stage={stage} />
        </ReplayBoundary>
      )}
    </main>
  );
}
