import { shownJourney } from '../../contract/journey';
import type { Trace, TraceEvent } from '../../contract/trace';
import { recordingCopy as copy } from '../../copy/recording';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const failed: readonly string[] = ['refused', 'lost'];

export const summaryOf = (trace: Trace): readonly string[] => {
  const { events, dropped, device } = trace;
  const count = (kind: TraceEvent['kind']): number => events.filter((one) => one.kind === kind).length;
  const calls = events.flatMap((one) => (one.kind === 'call' ? [one.step] : []));
  const crashes = count('crash');
  const time = new Date(trace.startedAt).toLocaleTimeString('it-IT', { timeStyle: 'short' });
  return [
    copy.code(shownJourney(trace.journey), time),
    copy.actions(count('action')),
    copy.calls(
      calls.filter((step) => step === 'asked').length,
      calls.filter((step) => failed.includes(step)).length,
    ),
    copy.steps(count('flow')),
    ...(crashes > 0 ? [copy.crashes(crashes)] : []),
    ...(dropped > 0 ? [copy.dropped(dropped)] : []),
    copy.device(textOf(device.browser), textOf(device.viewport)),
    copy.fields,
    copy.files,
  ];
};

const timeOf = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const wordsOf = (event: TraceEvent): string => {
  switch (event.kind) {
    case 'action':
      return `${copy.from[event.from]}: ${event.name}`;
    case 'call':
      return [
        `${copy.call}: ${event.name}, ${copy.callSteps[event.step]}`,
        ...(event.httpStatus === undefined ? [] : [String(event.httpStatus)]),
        ...(event.ms === undefined ? [] : [`${event.ms} ms`]),
      ].join(', ');
    case 'flow':
      return `${copy.flow}: ${event.name} ${copy.flowSteps[event.step]} ${event.detail ?? ''}`.trim();
    case 'crash':
      return `${copy.crash}: ${event.message.replace(' at ', ', ')}`;
  }
};

export const lineOf = (event: TraceEvent): string => `${timeOf(event.t)}  ${wordsOf(event)}`;
