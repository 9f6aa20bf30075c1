/** Events on `window` for the page around the app (docs/integration.md). None has what an applicant typed. */
import { rowOf, stepSlugs, type DataStepSlug } from '../../contract/steps/table';
import { slugOfPath, THANKS_PATH } from '../../state/paths';
import type { RootState } from '../../state/root';

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
  readonly 'apertura:step': StepPlace;
  /** The service, or the app, has refused what a step was sent with: messages are shown at the fields. */
  readonly 'apertura:refused': StepPlace;
  readonly 'apertura:error': Journey & { readonly shown: 'dialog' | 'screen' };
  readonly 'apertura:sessionEnded': Journey & { readonly step: DataStepSlug | 'resume' };
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

const steps = stepSlugs.filter((slug): slug is DataStepSlug => rowOf(slug).label !== undefined);

/** The state is read here: one more selector would add script to the first page. */
const factsOf = ({ navigation, session, step, ui }: RootState) => {
  const journey: Journey = session.journey === '' ? {} : { journey: session.journey };
  const { path, subPage } = navigation;
  const at = session.ready ? steps.indexOf(slugOfPath(path) as DataStepSlug) : -1;
  const slug = steps[at];
  const page = slug && rowOf(slug).subPages[subPage]?.analytics;
  const place: StepPlace | undefined = slug && {
    ...{ step: slug, ...(page !== undefined && { page }) },
    ...{ number: at + 1, of: steps.length, ...journey },
  };
  return {
    journey,
    place,
    failures: step.failures,
    dialog: ui.dialog !== null,
    screen: ui.errorScreen !== null,
    isEnded: path.startsWith('/session-expired'),
    isThanks: path === THANKS_PATH,
  };
};
type Facts = ReturnType<typeof factsOf>;

const send = <Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void => {
  window.dispatchEvent(new CustomEvent(name, { detail: Object.freeze(detail) }));
};

const tell = (before: Facts | undefined, { journey, place, ...now }: Facts): void => {
  const last = before?.place;
  if (place && (place.step !== last?.step || place.page !== last.page)) send('apertura:step', place);
  if (!before) return;
  if (place && now.failures > before.failures) send('apertura:refused', place);
  for (const shown of ['dialog', 'screen'] as const)
    if (now[shown] && !before[shown]) send('apertura:error', { shown, ...journey });
  if (now.isEnded && !before.isEnded)
    send('apertura:sessionEnded', { step: last?.step ?? 'resume', ...journey });
  // Not to who comes back to the page.
  if (now.isThanks && last) send('apertura:completed', journey);
};

export const announce = ({ getState, subscribe }: Store): void => {
  let before: Facts | undefined;
  const follow = (): void => {
    try {
      const now = factsOf(getState());
      tell(before, now);
      before = now;
    } catch {
      // The store calls this within each dispatch: an event less, and the app goes on.
    }
  };
  follow();
  subscribe(follow);
};
