import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RuntimeConfig } from '../../api/runtimeConfig';
import type { Trace } from '../../contract/trace';
import { answersAt } from './answersAt';
import { replayOf, type Replay } from './replayOf';
import type { Stage } from './stage';
import { errorsOf, nextError, shownOf, type Filter } from './story';

/** Calls and steps of flows change no state: the screens stay. */
const sinceWhen = ({ stateAt }: Replay, index: number): number => {
  let since = index;
  while (since >= 0 && stateAt(since - 1) === stateAt(index)) since -= 1;
  return since;
};

export function useReplay(trace: Trace, config: RuntimeConfig, stage: Stage) {
  const replay = useMemo(() => replayOf(trace, config), [trace, config]);
  const [index, setIndex] = useState(-1);
  const [chosen, setChosen] = useState<readonly Filter[]>([]);
  const last = trace.events.length - 1;

  const since = sinceWhen(replay, index);
  useEffect(() => {
    stage.show({ state: replay.stateAt(since), answer: answersAt(trace, since) });
  }, [stage, replay, trace, since]);

  const errors = useMemo(() => errorsOf(trace), [trace]);
  const shown = useMemo(() => shownOf(trace, errors, chosen), [trace, errors, chosen]);
  const moves = useMemo(
    () => ({
      first: () => setIndex(-1),
      last: () => setIndex(last),
      next: () => setIndex((now) => shown.find((at) => at > now) ?? now),
      previous: () => setIndex((now) => shown.findLast((at) => at < now) ?? -1),
      error: () => setIndex((now) => nextError(errors, now) ?? now),
    }),
    [errors, shown, last],
  );
  const toggle = useCallback(
    (filter: Filter) =>
      setChosen((before) =>
        before.includes(filter) ? before.filter((one) => one !== filter) : [...before, filter],
      ),
    [],
  );
  return { replay, index, shown, errors, chosen, toggle, moves, goTo: setIndex };
}

export type Position = ReturnType<typeof useReplay>;
