/** The same step on the phone: what comes from it is noticed here, and where it leads (docs/decisions/phone-hand-off.md). */
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { dataStepSlugs, rowOf, slugOf, type StepSlug } from '../../contract/steps/table';
import { otherUploadTypes, uploadTypes, VIDEO_UPLOAD_TYPE } from '../../contract/uploads';
import type { Step, StepRequest } from '../../contract/wire';
import { handoffCopy } from '../../copy/handoff';
import { draftChanged, draftDropped } from '../../state/drafts';
import { handedOver } from '../../state/handoffFragment';
import { openTyped } from '../../state/handoffDraft';
import { handoffChanged, videoChanged } from '../../state/identification';
import { pathOfStep } from '../../state/paths';
import type { RootState } from '../../state/root';
import { selectDraft, selectHandoff, selectStep, selectUpload } from '../../state/selectors';
import { componentMarked } from '../../state/step';
import { stepOf } from '../../state/stepOf';
import { dialogOpened } from '../../state/ui';
import { isMoving } from '../../state/uploads';
import { handoffClosed } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { goElsewhere } from '../request/movedRequest';
import { enterStep } from '../navigation/enterStep';
import { isAtRest } from '../watch/otherTabs';
import { STORED } from '../uploads/watchUploads';

const SLUG = 'identification';
const VIDEO = 'docVideoCaptcha';
const EVERY_MS = 3_000;
const SELDOM_MS = 30_000;
const WATCH_MS = 15 * 60_000;

/** Upload type of each component that says whether a file is there. */
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

/** Files that this page knows of: the service's, and what was sent from here. */
const selectKnown = (state: RootState): ReadonlySet<string> => {
  const draft = Object.values(selectDraft(SLUG)(state) ?? {}).flatMap((widget) => Object.entries(widget));
  return new Set([
    ...filesIn(selectStep(state)).map(({ component }) => component),
    ...draft.filter(([, value]) => value === STORED).map(([name]) => name),
  ]);
};

/** What has come since is shown; what this page has sent by itself is no news. */
function* takeIn(step: Step, known: ReadonlySet<string>) {
  for (const { widget, component } of filesIn(step)) {
    const { arrived } = yield* select(selectHandoff);
    const upload = yield* select(selectUpload(typeOf[component] ?? ''));
    const isOwn = upload !== undefined && (upload.stored > 0 || isMoving(upload));
    if (known.has(component) || arrived.includes(component) || isOwn) continue;
    yield* put(componentMarked({ widget, component, value: STORED, status: STORED }));
    if (component === VIDEO) yield* put(videoChanged({ status: 'done' }));
    yield* put(handoffChanged({ arrived: [...arrived, component] }));
  }
}

const isAhead = (slug: StepSlug): boolean => {
  const order: readonly StepSlug[] = dataStepSlugs;
  return slug === 'thanks' || order.indexOf(slug) > order.indexOf(SLUG);
};

/** The phone has left the step. What it has sent counts, not what was typed here. */
function* follow(step: Step, slug: StepSlug) {
  if (isAhead(slug)) yield* put(draftDropped(SLUG));
  yield* put(handoffChanged({ watch: 'off', arrived: [] }));
  yield* call(enterStep, step, { replace: true });
  const { title, text, understood: label } = handoffCopy.moved;
  yield* put(dialogOpened({ title, message: text(rowOf(slug).title), label }));
}

const isShown = ({ step, navigation }: RootState): boolean =>
  step.stepSlug === SLUG && navigation.path === pathOfStep(SLUG);

type Found = 'left' | 'asked' | 'failed';

/** A service that tells its session's times knows that a session waits for the phone, and does not end its hold then. */
const selectQuestion = ({ session }: RootState): StepRequest => ({
  number: null,
  widgets: [],
  ...(session.product?.session && { waiting: true }),
});

/** Asks once how the request stands. */
function* look(known: ReadonlySet<string>) {
  const before = yield* select(selectStep);
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', yield* select(selectQuestion));
    if (!(yield* select(isShown))) return 'left' satisfies Found;
    const step = stepOf(answer);
    const slug = slugOf(step.name);
    // The applicant has gone on here meanwhile, or is about to.
    const free = yield* select(isAtRest);
    const isOver = slug === 'auth' && step.errorMessage.length > 0;
    if (!free || !slug || (step.guid !== before.guid && !isOver)) return 'asked' satisfies Found;
    if (isOver) {
      yield* put(handoffChanged({ watch: 'off', arrived: [] }));
      yield* call(goElsewhere, step);
      return 'left' satisfies Found;
    }
    if (slug === 'auth') return 'asked' satisfies Found;
    if (slug === SLUG) {
      yield* call(takeIn, step, known);
      return 'asked' satisfies Found;
    }
    yield* call(follow, step, slug);
    return 'left' satisfies Found;
  } catch {
    return 'failed' satisfies Found;
  }
}

/** Nobody looks at a hidden page: it is asked for as soon as somebody does. */
const untilVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

function* askAgainAndAgain() {
  const until = (yield* call(Date.now)) + WATCH_MS;
  const known = yield* select(selectKnown);
  yield* put(handoffChanged({ watch: 'on' }));
  for (let wait = EVERY_MS; (yield* call(Date.now)) < until; yield* delay(wait)) {
    yield* call(untilVisible);
    if (!(yield* select(isShown))) break;
    const found: Found = yield* call(look, known);
    if (found === 'left') return;
    wait = found === 'failed' ? Math.min(2 * wait, SELDOM_MS) : EVERY_MS;
  }
  const isHere = yield* select(isShown);
  yield* put(handoffChanged(isHere ? { watch: 'ended' } : { watch: 'off', arrived: [] }));
}

/** Who closes the link before anything has come has thought better of it. */
function* abandoned() {
  for (;;) {
    yield* take(handoffClosed);
    const { arrived } = yield* select(selectHandoff);
    if (arrived.length > 0) continue;
    yield* put(handoffChanged({ watch: 'off' }));
    return;
  }
}

export function* watchPhone() {
  yield* race({ asking: call(askAgainAndAgain), abandoned: call(abandoned) });
}

/** On the phone: what was typed elsewhere and came with the link, before the form reads its draft. */
export function* takeOverTyped(step: Step) {
  if (slugOf(step.name) !== SLUG) return;
  const text = yield* call(handedOver);
  const values = text === '' ? undefined : yield* call(openTyped, text, step);
  if (values) yield* put(draftChanged({ slug: SLUG, values }));
}
