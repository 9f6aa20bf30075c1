/**
 * The DevTools extension is shown, and exports, only masked actions and states. Time travel runs on the
 * page's own state.
 */
import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import '../api/allCalls';
import { TRACE_MAX_EVENTS } from '../contract/trace';
import { createRedaction } from './recording/redaction';
import { storyName } from './recording/calls';

/** Actions that DevTools keep: a recording that is imported stays whole. */
const MAX_AGE = TRACE_MAX_EVENTS;

const RECORD_KEYS =
  /^(\d{1,5}|type|action|state|error|timestamp|stack|actionsById|computedStates|committedState|stagedActionIds|skippedActionIds|currentStateIndex|nextActionId|monitorState|isLocked|isPaused)$/;
const CONTENTS: readonly string[] = ['action', 'state', 'actionsById'];

const TEXT_KEYS: readonly string[] = ['', 'type', 'action', 'state', 'error', 'stack'];

const isExport = (key: string, value: object): boolean =>
  key === '' && Array.isArray(value) && value.every((one) => typeof one === 'object');

const isRecord = (value: object): boolean => {
  const keys = Object.keys(value);
  const holds = keys.some((key) => CONTENTS.includes(key) || /^\d+$/.test(key));
  return holds && keys.every((key) => RECORD_KEYS.test(key));
};

/** The extension passes no holder as `this`, so what is below its own records is masked as a whole. */
const createReplacer = () => {
  const { mask } = createRedaction();
  return (key: string, value: unknown): unknown => {
    if (typeof value === 'object' && value !== null)
      return isExport(key, value) || isRecord(value) ? value : mask(key, value);
    // Texts elsewhere are in what is masked already.
    return typeof value === 'string' && TEXT_KEYS.includes(key) ? mask(key, value) : value;
  };
};

/** The extension calls these within each dispatch: a fault of theirs must not end it. */
const guarded =
  <Values extends unknown[], Result>(work: (...values: Values) => Result, otherwise: Result) =>
  (...values: Values): Result => {
    try {
      return work(...values);
    } catch {
      return otherwise;
    }
  };

/** The extension's own export skips its sanitizers; only the serializer sees all that leaves the page. */
export const devToolsOptions = (): DevToolsEnhancerOptions => ({
  maxAge: MAX_AGE,
  // Values that cannot be masked are left out.
  serialize: { replacer: guarded(createReplacer(), undefined) },
  actionSanitizer: (action) => ({ ...action, type: guarded(storyName, action.type)(action) }),
  trace: process.env.NODE_ENV !== 'production',
});
