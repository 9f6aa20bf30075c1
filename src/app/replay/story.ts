import type { Trace, TraceEvent } from '../../contract/trace';

export const filters = ['calls', 'errors', 'navigation', 'flows'] as const;
export type Filter = (typeof filters)[number];

/** Returns the name of an event: 'call/validateEmail/asked', 'flow/sign/threw', else the action's type. */
export const nameOf = (event: TraceEvent): string => {
  if (event.kind === 'call' || event.kind === 'flow') return `${event.kind}/${event.name}/${event.step}`;
  return event.kind === 'crash' ? `crash/${event.name}` : event.name;
};

/** Names of what is shown to the applicant as an error, of failed calls, of failed flows and of crashes. */
const error =
  /^crash\/|\/(refused|lost|threw|rejected)$|^ui\/(dialogOpened|errorScreenShown)$|^step\/stepRefused$/;

const tests: Readonly<Record<Filter, RegExp>> = {
  calls: /^call\/|^api\//,
  errors: error,
  navigation: /^navigation\/|^analytics\/pageViewed$|^bootstrap\/|^session\/bootstrapped$/,
  flows: /^flow\//,
};

export const isIn = (filter: Filter, event: TraceEvent): boolean => tests[filter].test(nameOf(event));

export const isError = (event: TraceEvent): boolean => isIn('errors', event);

/** Returns the index of the next error; after the last one, that of the first. Undefined if there is none. */
export const nextError = ({ events }: Trace, index: number): number | undefined => {
  const after = events.findIndex((event, at) => at > index && isError(event));
  const found = after < 0 ? events.findIndex(isError) : after;
  return found < 0 ? undefined : found;
};

/** Without filters every event is shown, else those of any of them. */
export const isShown = (event: TraceEvent, chosen: readonly Filter[]): boolean =>
  chosen.length === 0 || chosen.some((filter) => isIn(filter, event));
