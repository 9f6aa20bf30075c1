/**
 * Collects what happens since the page was loaded, until the recorder (recorder.ts), which loads late, masks
 * and keeps it. The first screen loads only this queue.
 */
import type { Middleware } from '@reduxjs/toolkit';
import type { SagaMonitor } from 'redux-saga';

type Step = Exclude<keyof SagaMonitor, 'actionDispatched'>;

/** `at`: milliseconds since the page was loaded. */
interface At {
  readonly at: number;
}
export interface FlowNote extends At {
  readonly kind: Step;
  readonly value: readonly unknown[];
}
interface ActionNote extends At {
  readonly kind: 'action';
  readonly value: unknown;
}
interface CrashNote extends At {
  readonly kind: 'crash';
  readonly value: unknown;
}
interface LoadNote extends At {
  readonly kind: 'load';
  readonly value: unknown;
}
export type Note = FlowNote | ActionNote | CrashNote | LoadNote;

/** More than a load needs. Without a recorder the rest is dropped: nothing is kept unmasked for long. */
const QUEUE_LENGTH = 1000;

let queue: Note[] = [];
let sink: ((note: Note) => void) | undefined;

export const note = (kind: Note['kind'], value: unknown): void => {
  const one = { at: performance.now(), kind, value } as Note;
  if (sink) sink(one);
  else if (queue.length < QUEUE_LENGTH) queue.push(one);
};

export const recordTo = (next: (note: Note) => void): void => {
  const before = queue;
  queue = [];
  sink = next;
  before.forEach(next);
};

/** Innermost, so that it sees plain actions, each before the reducers. */
export const recordingMiddleware: Middleware = ({ getState }) => {
  // A recorder follows one store.
  sink = undefined;
  note('load', getState());
  return (next) => (action) => {
    note('action', action);
    return next(action);
  };
};

const steps: readonly Step[] = [
  'rootSagaStarted',
  'effectTriggered',
  'effectResolved',
  'effectRejected',
  'effectCancelled',
];

export const recordingMonitor: SagaMonitor = Object.fromEntries(
  steps.map((step) => [step, (...values: unknown[]) => note(step, values)]),
);
