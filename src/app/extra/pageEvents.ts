/** Events on `window` for the page around the app (docs/integration.md). None has what an applicant typed. */
import { dataStepSlugs, isStepSlug, type DataStepSlug, type StepSlug } from '../../contract/steps/table';
import { viewOf } from '../../flows/start/trackPages';
import { firstSegment } from '../../state/paths';
import type { RootState } from '../../state/root';
import {
  selectDialog,
  selectErrorScreen,
  selectFailures,
  selectJourney,
  selectPath,
} from '../../state/selectors';

interface Journey {
  /** The code that names this visit to support and in the service's log; absent until it is known. */
  readonly journey?: string;
}

export interface StepPlace extends Journey {
  readonly step: DataStepSlug;
  /** The page within the step, as 'ci-verify-email'. Absent where the step has one page. */
  readonly page?: string;
  /** The step's place among those of the stepper, from 1, and how many these are. */
  readonly number: number;
  readonly of: number;
}

export interface PageEvents {
  /** A step, or another page of it, is shown. */
  readonly 'apertura:step': StepPlace;
  /** The service, or the app, has refused what a step was sent with: messages are shown at the fields. */
  readonly 'apertura:refused': StepPlace;
  /** An error is shown that belongs to no field: in a dialog, or in place of the page. */
  readonly 'apertura:error': Journey & { readonly shown: 'dialog' | 'screen' };
  /** The session has ended; `step`: where. */
  readonly 'apertura:sessionEnded': Journey & { readonly step: StepSlug | 'resume' };
  /** The contract is signed: 'Richiesta completata!' is shown. */
  readonly 'apertura:completed': Journey;
}

declare global {
  interface WindowEventMap {
    'apertura:step': CustomEvent<PageEvents['apertura:step']>;
    'apertura:refused': CustomEvent<PageEvents['apertura:refused']>;
    'apertura:error': CustomEvent<PageEvents['apertura:error']>;
    'apertura:sessionEnded': CustomEvent<PageEvents['apertura:sessionEnded']>;
    'apertura:completed': CustomEvent<PageEvents['apertura:completed']>;
  }
}

interface Store {
  readonly getState: () => RootState;
  readonly subscribe: (listener: () => void) => unknown;
}

const journeyOf = (state: RootState): Journey => {
  const journey = selectJourney(state);
  return journey === '' ? {} : { journey };
};

/** Returns the step on show; undefined on a page of none. */
const placeOf = (state: RootState): StepPlace | undefined => {
  const view = viewOf(state);
  const at = dataStepSlugs.findIndex((slug) => slug === view?.slug);
  const step = dataStepSlugs[at];
  if (!view || !step) return undefined;
  const page = view.subSlug === '' ? {} : { page: view.subSlug };
  return { step, ...page, number: at + 1, of: dataStepSlugs.length, ...journeyOf(state) };
};

/** Returns the step at which the session ended, by the address of its page; undefined on other pages. */
const endedAt = (state: RootState): StepSlug | 'resume' | undefined => {
  const path = selectPath(state);
  if (firstSegment(path) !== 'session-expired') return undefined;
  const [, , step = ''] = path.split('/');
  return isStepSlug(step) ? step : 'resume';
};

const send = <Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void => {
  window.dispatchEvent(new CustomEvent(name, { detail: Object.freeze(detail) }));
};

/** Announces what happens in the store from now on, and the step on show. */
export const announce = ({ getState, subscribe }: Store): void => {
  let place: StepPlace | undefined;
  let before = getState();
  const follow = (): void => {
    const [last, state] = [before, getState()];
    before = state;
    const now = placeOf(state);
    const isNew = now !== undefined && (now.step !== place?.step || now.page !== place.page);
    const isSigned = place !== undefined && viewOf(state)?.slug === 'thanks';
    const ended = endedAt(state);
    // On a page of no step the last one stays, until what has become of it is known.
    if (now) place = now;
    else if (isSigned || ended !== undefined) place = undefined;
    if (now && isNew) send('apertura:step', now);
    if (now && selectFailures(state) > selectFailures(last)) send('apertura:refused', now);
    if (selectDialog(state) && !selectDialog(last))
      send('apertura:error', { shown: 'dialog', ...journeyOf(state) });
    if (selectErrorScreen(state) && !selectErrorScreen(last))
      send('apertura:error', { shown: 'screen', ...journeyOf(state) });
    if (ended !== undefined && endedAt(last) === undefined)
      send('apertura:sessionEnded', { step: ended, ...journeyOf(state) });
    if (isSigned) send('apertura:completed', journeyOf(state));
  };
  follow();
  subscribe(follow);
};
