import type { Trace, TraceEvent } from '../../contract/trace';

export const filters = ['calls', 'errors', 'navigation', 'flows'] as const;
export type Filter = (typeof filters)[number];

export const nameOf = (event: TraceEvent): string => {
  if (event.kind === 'call' || event.kind === 'flow') return `${event.kind}/${event.name}/${event.step}`;
  return event.kind === 'crash' ? `crash/${event.name}` : event.name;
};

const error =
  /^crash\/|\/(refused|lost|threw|rejected)$|^ui\/(dialogOpened|errorScreenShown)$|^step\/stepRefused$/;

const tests: Readonly<Record<Exclude<Filter, 'errors'>, RegExp>> = {
  calls: /^call\/|^api\//,
  navigation: /^navigation\/|^analytics\/pageViewed$|^bootstrap\/|^session\/bootstrapped$/,
  flows: /^flow\//,
};

/**
 * Refusals after which the app goes on by itself, with the call behind each: a session has no request yet, so
 * one begins; it has not proved whose the documents are, so a code is asked for.
 */
const ordinary: Readonly<Record<string, string>> = {
  'call/onboardingNext/refused': 'call/onboardingStart/asked',
  'call/contactList/refused': 'call/resumeStart/asked',
};

export const errorsOf = ({ events }: Trace): ReadonlySet<number> => {
  const names = events.map(nameOf);
  const errors = new Set<number>();
  let ordinaryUntil = 0;
  for (const [at, name] of names.entries()) {
    const next = ordinary[name];
    if (next !== undefined) {
      const asked = names.findIndex((one, later) => later > at && /^call\/\w+\/asked$/.test(one));
      if (names[asked] === next) ordinaryUntil = asked;
    }
    if (error.test(name) && at >= ordinaryUntil) errors.add(at);
  }
  return errors;
};

export const nextError = (errors: ReadonlySet<number>, index: number): number | undefined => {
  const all = [...errors];
  return all.find((at) => at > index) ?? all[0];
};

export const shownOf = (
  { events }: Trace,
  errors: ReadonlySet<number>,
  chosen: readonly Filter[],
): readonly number[] => {
  const isIn = (filter: Filter, event: TraceEvent, at: number): boolean =>
    filter === 'errors' ? errors.has(at) : tests[filter].test(nameOf(event));
  return events.flatMap((event, at) =>
    chosen.length === 0 || chosen.some((filter) => isIn(filter, event, at)) ? [at] : [],
  );
};
