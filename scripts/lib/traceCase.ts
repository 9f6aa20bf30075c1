import { errorsOf, nameOf } from '../../src/app/replay/story';
import { unknownActions } from '../../src/app/replay/unknownActions';
import type { Trace } from '../../src/contract/trace';

export const describeCase = (trace: Trace): readonly string[] => {
  const { events, dropped } = trace;
  if (dropped > 0)
    return [`Its first ${dropped} events are lost, so it cannot run. Ask for one that is sent earlier.`];
  const named = events.map((event) => ({ event, name: nameOf(event) }));
  const count = (test: (one: (typeof named)[number]) => boolean): number => named.filter(test).length;
  const pressed = count(({ event }) => event.kind === 'action' && event.from === 'screen');
  const answers = count(({ event }) => event.kind === 'call' && event.step !== 'asked');
  const followed = count(({ event }) => event.kind === 'action' && event.from === 'flow');
  const asked = count(({ event }) => event.kind === 'call' && event.step === 'asked');
  const unknown = unknownActions(trace);
  const errors = errorsOf(trace);
  const error = named.findLast(({ event }, at) => errors.has(at) && event.kind !== 'flow');
  const failed = named.findLast(({ event }, at) => event.kind === 'call' && errors.has(at));
  return [
    `It does again what the screens did (${pressed} actions) and gives the recorded answers (${answers}).`,
    `It asserts that the flows then do what they did: ${followed} actions and ${asked} calls, with the same values.`,
    ...(unknown.length > 0 ? [`This build does not know: ${unknown.join(', ')}.`] : []),
    ...(error ? [`The last error in it: ${error.name} after ${(error.event.t / 1000).toFixed(1)} s.`] : []),
    'If the recording shows a fault, write beside "title" what must happen instead, for example:',
    `  "expect": [{ "after": ${JSON.stringify(failed?.name ?? 'call/validateEmail/refused')}, "comes": "ui/dialogOpened" }, { "never": "ui/errorScreenShown" }]`,
    'Then the case asserts this alone, and fails until the fault is mended.',
    'Run it: npm run test:flows -- traces',
    // A stranger may have written the names in it.
  ].map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, ''));
};
