/** While the applicant works on the same step on a phone, the page polls: docs/decisions/capture.md. */
import { CANCEL } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { dataStepSlugs, rowOf, slugOf, type StepSlug } from '../../contract/steps/table';
import { otherUploadTypes, uploadTypes, VIDEO_UPLOAD_TYPE } from '../../contract/uploads';
import type { Step, StepRequest } from '../../contract/wire';
import { handoffCopy } from '../../copy/handoff';
import { draftChanged, draftDropped } from '../../state/drafts';
import { takeHandoffFragment } from '../../state/handoffFragment';
import { openHandoffDraft } from '../../state/handoffDraft';
import { handoffChanged, videoChanged } from '../../state/identification';
import { pathOfStep } from '../../state/paths';
import type { RootState } from '../../state/root';
import { selectDraft, selectHandoff, selectStep, selectUpload } from '../../state/selectors';
import { componentMarked, readingsReceived } from '../../state/step';
import { parseStep } from '../../state/parseStep';
import { dialogOpened } from '../../state/ui';
import { isUploading } from '../../state/uploads';
import { handoffClosed } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { showMovedRequest } from '../request/requestMovedElsewhere';
import { enterStep } from '../navigation/enterStep';
import { isIdle } from '../watch/otherTabs';
import { STORED } from '../uploads/watchUploads';

const SLUG = 'identification';
const VIDEO = 'docVideoCaptcha';
const POLL_EVERY_MS = 3_000;
const POLL_AT_MOST_EVERY_MS = 30_000;
const POLL_FOR_MS = 15 * 60_000;

const typeOf: Readonly<Record<string, string>> = {
  [VIDEO]: VIDEO_UPLOAD_TYPE,
  ...uploadTypes,
  ...otherUploadTypes,
};

const filesIn = ({ widgets }: Pick<Step, 'widgets'>) =>
  widgets.flatMap(({ name: widget, components }) =>
    components
      .filter(({ name, value }) => name in typeOf && value === STORED)
      .map(({ name }) => ({ widget, component: name })),
  );

/** Files that the service had before, or that this page has sent, are no arrivals. */
const selectKnown = (state: RootState): ReadonlySet<string> => {
  const draft = Object.values(selectDraft(SLUG)(state) ?? {}).flatMap((widget) => Object.entries(widget));
  return new Set([
    ...filesIn(selectStep(state)).map(({ component }) => component),
    ...draft.filter(([, value]) => value === STORED).map(([name]) => name),
  ]);
};

function* addArrivals(step: Step, known: ReadonlySet<string>) {
  for (const { widget, component } of filesIn(step)) {
    const { arrived } = yield* select(selectHandoff);
    const upload = yield* select(selectUpload(typeOf[component] ?? ''));
    const isOwn = upload !== undefined && (upload.stored > 0 || isUploading(upload));
    if (known.has(component) || arrived.includes(component) || isOwn) continue;
    yield* put(componentMarked({ widget, component, value: STORED, status: STORED }));
    if (step.readings) yield* put(readingsReceived(step.readings));
    if (component === VIDEO) yield* put(videoChanged({ status: 'done' }));
    yield* put(handoffChanged({ arrived: [...arrived, component] }));
  }
}

const isAhead = (slug: StepSlug): boolean => {
  const order: readonly StepSlug[] = dataStepSlugs;
  return slug === 'thanks' || order.indexOf(slug) > order.indexOf(SLUG);
};

/** The draft is obsolete if the phone has completed the step; if the phone went back, it is kept. */
function* followPhone(step: Step, slug: StepSlug) {
  if (isAhead(slug)) yield* put(draftDropped(SLUG));
  yield* put(handoffChanged({ watch: 'off', arrived: [] }));
  yield* call(enterStep, step, { replace: true });
  const { title, text, understood: label } = handoffCopy.moved;
  yield* put(dialogOpened({ title, message: text(rowOf(slug).title), label }));
}

const isShown = ({ step, navigation }: RootState): boolean =>
  step.stepSlug === SLUG && navigation.path === pathOfStep(SLUG);

type Found = 'left' | 'asked' | 'failed';

/**
 * `waiting`: the opening on the phone leaves the request to this session too. It is sent only to a service
 * with session times.
 */
const selectPollRequest = ({ session }: RootState): StepRequest => ({
  number: null,
  widgets: [],
  ...(session.product?.session && { waiting: true }),
});

function* pollOnce(known: ReadonlySet<string>) {
  const before = yield* select(selectStep);
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', yield* select(selectPollRequest));
    if (!(yield* select(isShown))) return 'left' satisfies Found;
    const step = parseStep(answer);
    const slug = slugOf(step.name);
    // The applicant has left the step on this page meanwhile, or an action is running.
    const free = yield* select(isIdle);
    const isOver = slug === 'auth' && step.errorMessage.length > 0;
    if (!free || !slug || (step.guid !== before.guid && !isOver)) return 'asked' satisfies Found;
    if (isOver) {
      yield* put(handoffChanged({ watch: 'off', arrived: [] }));
      yield* call(showMovedRequest, step);
      return 'left' satisfies Found;
    }
    if (slug === 'auth') return 'asked' satisfies Found;
    if (slug === SLUG) {
      yield* call(addArrivals, step, known);
      return 'asked' satisfies Found;
    }
    yield* call(followPhone, step, slug);
    return 'left' satisfies Found;
  } catch {
    return 'failed' satisfies Found;
  }
}

/** Hidden pages do not poll. */
const untilVisible = (): Promise<void> => {
  let stop = (): void => {};
  const visible = new Promise<void>((resolve) => {
    const check = () => {
      if (document.hidden) return;
      stop();
      resolve();
    };
    stop = () => document.removeEventListener('visibilitychange', check);
    document.addEventListener('visibilitychange', check);
    check();
  });
  return Object.assign(visible, { [CANCEL]: stop });
};

function* poll() {
  const until = (yield* call(Date.now)) + POLL_FOR_MS;
  const known = yield* select(selectKnown);
  yield* put(handoffChanged({ watch: 'on' }));
  for (let wait = POLL_EVERY_MS; (yield* call(Date.now)) < until; yield* delay(wait)) {
    yield* call(untilVisible);
    if (!(yield* select(isShown))) break;
    const found: Found = yield* call(pollOnce, known);
    if (found === 'left') return;
    wait = found === 'failed' ? Math.min(2 * wait, POLL_AT_MOST_EVERY_MS) : POLL_EVERY_MS;
  }
  const isHere = yield* select(isShown);
  yield* put(handoffChanged(isHere ? { watch: 'ended' } : { watch: 'off', arrived: [] }));
}

/** After the first file polling goes on without the dialog: the page lists the files that arrive. */
function* waitForAbandon() {
  for (;;) {
    yield* take(handoffClosed);
    const { arrived } = yield* select(selectHandoff);
    if (arrived.length > 0) continue;
    yield* put(handoffChanged({ watch: 'off' }));
    return;
  }
}

export function* watchPhone() {
  yield* race({ asking: call(poll), abandoned: call(waitForAbandon) });
}

/** The draft that came with the link is there before the form reads it. */
export function* restoreHandoffDraft(step: Step) {
  if (slugOf(step.name) !== SLUG) return;
  const text = yield* call(takeHandoffFragment);
  const values = text === '' ? undefined : yield* call(openHandoffDraft, text, step);
  if (values) yield* put(draftChanged({ slug: SLUG, values }));
}
