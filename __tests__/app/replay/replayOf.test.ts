import fc from 'fast-check';
import { ActionTypes, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { createStore, type UnknownAction } from '@reduxjs/toolkit';
import { bootstrapRequested } from '../../../src/flows/actions';
import { changesBetween } from '../../../src/app/replay/changes';
import { joinCalls } from '../../../src/app/replay/joinCalls';
import { openTrace } from '../../../src/app/replay/openTrace';
import { replayOf } from '../../../src/app/replay/replayOf';
import { errorsOf, nameOf, nextError } from '../../../src/app/replay/story';
import { toDevTools } from '../../../src/app/replay/toDevTools';
import { unknownActions } from '../../../src/app/replay/unknownActions';
import { TRACE_MAX_BYTES, type TraceEvent } from '../../../src/contract/trace';
import { navigated } from '../../../src/state/navigation';
import { rootReducer, type RootState } from '../../../src/state/root';
import { stepReceived } from '../../../src/state/step';
import { busyEnded, busyStarted, dialogOpened } from '../../../src/state/ui';
import { config, step } from '../../flows/support';
import { cannedTrace } from './cannedTrace';
import { acted, traceOf } from './traceOf';

const reducer = rootReducer(config);

const actions = fc.array(
  fc.oneof(
    fc.constant(busyStarted()),
    fc.constant(busyEnded()),
    fc.string().map((message) => dialogOpened({ message })),
    fc.nat(6).map((subPage) => navigated({ path: '/request/contact-info', subPage })),
    fc.constantFrom('card', 'contract').map((slug) => stepReceived(step(slug))),
  ),
  { maxLength: 12 },
);

/** Between the actions, events that change no state. */
const mixed = (given: readonly UnknownAction[]): TraceEvent[] =>
  given.flatMap((action, id) => [
    acted(action),
    { t: 0, kind: 'flow', name: 'next', id, parent: 0, step: 'begun' },
  ]);

it('the state at every index is that of the reducers, in any order of looking', () => {
  fc.assert(
    fc.property(actions, fc.array(fc.nat(30), { maxLength: 8 }), (given, looks) => {
      const trace = traceOf(mixed(given));
      const replay = replayOf(trace, config);
      for (const look of looks.filter((index) => index < trace.events.length)) {
        const made = given
          .slice(0, Math.floor(look / 2) + 1)
          .reduce<RootState>(reducer, reducer(replay.stateAt(-1), { type: 'start' }));
        expect(replay.stateAt(look)).toEqual(made);
      }
    }),
  );
});

it('a recording whose beginning is lost goes on from its state, with the texts of this installation', () => {
  const { stateAt } = replayOf(cannedTrace(), config);
  const base = JSON.parse(JSON.stringify({ ...stateAt(9), config: {} })) as Record<string, unknown>;
  const later = replayOf(traceOf([acted(busyEnded())], { base, dropped: 10 }), config);
  expect(later.stateAt(-1)).toMatchObject({ step: { failures: 1 }, config: { legalLine: config.legalLine } });
  expect(later.stateAt(0).navigation.path).toBe('/request/address-info');
});

it('an action that the reducers cannot take is skipped and reported, and the rest goes on', () => {
  const broken = { type: stepReceived.type, payload: null };
  const moved = navigated({ path: '/request/card' });
  const { failureAt, stateAt } = replayOf(
    traceOf([busyStarted(), broken, moved].map((one) => acted(one))),
    config,
  );
  expect([0, 1, 2].map(failureAt)).toEqual([undefined, expect.stringContaining('TypeError'), undefined]);
  expect(stateAt(1)).toBe(stateAt(0));
  expect(stateAt(2).navigation.path).toBe('/request/card');
});

it('answers of look-ups are found by the masked request, whatever the recorded key', () => {
  const sigla = '⟦2 letters #4⟧';
  const arg = { type: 'query', endpointName: 'comuni', originalArgs: { sigla }, queryCacheKey: 'masked' };
  const meta = { arg, requestId: 'r1' };
  const data = { status: 'success', data: [] };
  const asked = { type: 'api/executeQuery/pending', meta: { ...meta, requestStatus: 'pending' } };
  const answered = { type: 'api/executeQuery/fulfilled', payload: data, meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: 1, baseQueryMeta: undefined } }; // prettier-ignore
  // Nothing here imports the look-ups: no page of them is loaded where a recording is replayed.
  const { stateAt, failureAt } = replayOf(traceOf([acted(asked), acted(answered)]), config);
  expect(failureAt(1)).toBeUndefined();
  expect(stateAt(1).api.queries[`comuni(${JSON.stringify({ sigla })})`]?.data).toEqual(data);
});

it('a step of a call is one event, with what was answered; the states stay the same', () => {
  const action = { type: 'api/executeMutation/fulfilled', payload: 1 };
  const name = 'call/comuni/answered';
  const call: TraceEvent = {
    t: 0,
    kind: 'call',
    name: 'comuni',
    id: '1',
    step: 'answered',
    ms: 7,
    answer: 1,
  };
  const other: TraceEvent = { ...call, id: '2', step: 'lost' };
  const trace = traceOf([call, { ...acted(action), name } as TraceEvent, other, acted(busyStarted())]);
  const joined = joinCalls(trace);
  expect(joined.events.map(nameOf)).toEqual([name, 'call/comuni/lost', busyStarted.type]);
  expect(joined.events[0]).toMatchObject({ kind: 'action', ms: 7, answer: 1, action });
  const states = [1, 2, 3].map(replayOf(trace, config).stateAt);
  expect([0, 1, 2].map(replayOf(joined, config).stateAt)).toEqual(states);
});

it('the way from error to error meets each, and starts again', () => {
  const trace = cannedTrace();
  const found: (string | undefined)[] = [];
  for (let at = -1, steps = 0; steps < 4; steps += 1) {
    at = nextError(errorsOf(trace), at) ?? -1;
    found.push(trace.events.map(nameOf)[at]);
  }
  const errors = ['step/stepRefused', 'ui/dialogOpened', 'ui/errorScreenShown'];
  expect(found).toEqual([...errors, errors[0]]);
  expect(nextError(errorsOf(traceOf([acted(busyStarted())])), -1)).toBeUndefined();
});

it('a session without a request and a needed code are no errors if something follows', () => {
  const call = (name: string, step: 'asked' | 'refused'): TraceEvent => ({ t: 0, kind: 'call', id: '1', name, step }); // prettier-ignore
  const threw: TraceEvent = { t: 0, kind: 'flow', name: 'loadRequests', id: 1, parent: 0, step: 'threw' };
  const refusal = call('onboardingNext', 'refused');
  const begun = [refusal, call('onboardingStart', 'asked'), call('contactList', 'refused'), threw];
  const resumed = [...begun, call('resumeStart', 'asked')];
  expect([...errorsOf(traceOf(resumed))]).toEqual([]);
  expect([...errorsOf(traceOf([...resumed, refusal, call('productInfo', 'asked'), threw]))]).toEqual([5, 7]);
  expect([...errorsOf(traceOf(begun))]).toEqual([2, 3]);
});

it('what changed leads from the state before to the state after', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const changes = changesBetween(before, after);
      expect(changes.length === 0).toBe(JSON.stringify(before) === JSON.stringify(after));
    }),
  );
  const [before, after] = [{ a: { b: 1, c: 2 } }, { a: { b: 1, d: [] } }];
  expect(changesBetween(before, after)).toEqual([
    { path: 'a.c', before: 2, after: undefined },
    { path: 'a.d', before: undefined, after: [] },
  ]);
});

it('a file that is no recording is named for what it is', () => {
  const text = JSON.stringify(cannedTrace());
  expect(openTrace(text)).toHaveProperty('trace.journey', 'ABCDEFGH');
  const kept = `{"title":"As a test","expect":[],"trace":${text}}`;
  expect(openTrace(kept)).toEqual(openTrace(text));
  const problems =
    ['', '{', '[]', 'null', text.replace('"version":1', '"version":2'), text.replace('"from"', '"to"'), ' '.repeat(TRACE_MAX_BYTES) + text] // prettier-ignore
      .map((one) => openTrace(one))
      .map((opened) => ('problem' in opened ? opened.problem : 'none'));
  expect(problems.map((problem) => problem.slice(0, 50))).toMatchInlineSnapshot(`
   [
     "Questo file non è una segnalazione: non contiene d",
     "Questo file non è una segnalazione: non contiene d",
     "Questo file non è una segnalazione fatta con quest",
     "Questo file non è una segnalazione fatta con quest",
     "Questa segnalazione ha un formato che questa versi",
     "Questa segnalazione è incompleta o è stata modific",
     "Questo file è troppo grande per essere una segnala",
   ]
  `);
});

it('names the actions of another build that this one does not know', () => {
  const lost = { type: 'api/executeMutation/pending', meta: { requestStatus: 'pending', arg: { endpointName: 'gone' } } }; // prettier-ignore
  const events = [bootstrapRequested(), { type: 'step/gone' }, { type: 'step/gone' }].map((one) =>
    acted(one),
  );
  const trace = traceOf([...events, { ...acted(lost), name: 'call/gone/asked' } as TraceEvent]);
  expect(unknownActions(trace)).toEqual(['step/gone', 'call/gone/asked']);
  expect(unknownActions(cannedTrace())).toEqual([]);
});

it('the export for Redux DevTools, imported as the extension does, has the states of the replay', () => {
  const trace = cannedTrace();
  const file = JSON.parse(toDevTools(replayOf(trace, config))) as { payload: string; preloadedState: string };
  type Store = EnhancedStore<RootState, { type: string }, null>;
  const { liftedStore } = createStore(reducer, instrument()) as unknown as Store;
  const nextLiftedState = JSON.parse(file.payload) as { type: string }[];
  const preloadedState = JSON.parse(file.preloadedState) as RootState;
  liftedStore.dispatch({ type: ActionTypes.IMPORT_STATE, nextLiftedState, preloadedState });
  const states = liftedStore.getState().computedStates.map(({ state }) => state);
  const { stateAt } = replayOf(trace, config);
  expect(states).toEqual([-1, ...trace.events.keys()].map(stateAt));
  // Behind an action that throws, the extension would show nothing.
  const broken = acted({ type: stepReceived.type, payload: null });
  const events = [...trace.events.slice(0, 3), broken, ...trace.events.slice(3)];
  const isSame = toDevTools(replayOf({ ...trace, events }, config)) === toDevTools(replayOf(trace, config));
  expect(isSame).toBe(true);
});
