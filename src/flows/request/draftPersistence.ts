/** What was typed and not sent survives a reload (docs/decisions/drafts-in-the-tab.md), and so does the minute between two codes. */
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Step } from '../../contract/wire';
import { codeForgotten, codeSent } from '../../state/codes';
import { draftChanged, draftDropped, draftsRestored, type DraftKey } from '../../state/drafts';
import { forgetCodes, keepCodes, recallCodes } from '../../state/codeStorage';
import { forgetKey, openDrafts, sealDrafts } from '../../state/draftStorage';
import { forgetTab, writeTab } from '../../state/tabStorageWriter';
import { draftsName } from '../../state/tabStorage';
import { navigated } from '../../state/navigation';
import { THANKS_PATH } from '../../state/paths';
import { requestForgotten, type RootState } from '../../state/root';
import { selectGuid, selectStep } from '../../state/selectors';
import { stepReceived } from '../../state/step';

interface Place {
  readonly name: string;
  /** '' where the service has told none: nothing is kept then. */
  readonly secret: string;
}

const requestPlace = ({ guid, contactId }: Pick<Step, 'guid' | 'contactId'>): Place => ({
  name: draftsName(guid),
  secret: guid && contactId && contactId + guid,
});

const sessionPlace = ({ session }: RootState): Place => ({
  name: draftsName('session'),
  secret: session.product?.session?.draftKey ?? '',
});

const selectDrafts = ({ drafts }: RootState) => drafts;

const slugIn = (action: unknown): DraftKey | undefined => {
  if (draftChanged.match(action)) return action.payload.slug;
  return draftDropped.match(action) ? action.payload : undefined;
};
const isOfSession = (action: unknown): boolean => slugIn(action) === 'resume';
/** With the step comes the key: what another device has handed over was there before. */
const isOfRequest = (action: unknown): boolean =>
  stepReceived.match(action) || (slugIn(action) !== undefined && !isOfSession(action));

/** A change that comes while the one before is being encrypted takes its place. */
function* save(place: Place, drafts: object) {
  if (place.secret === '') return;
  const text = JSON.stringify(drafts);
  try {
    const sealed = text === '{}' ? null : yield* call(sealDrafts, place.secret, text);
    yield* call(writeTab, place.name, sealed);
  } catch {
    // No WebCrypto: the drafts live as long as the page.
  }
}

function* saveRequest() {
  const { resume: _, ...drafts } = yield* select(selectDrafts);
  yield* call(save, requestPlace(yield* select(selectStep)), drafts);
}

function* saveSession() {
  const { resume } = yield* select(selectDrafts);
  yield* call(save, yield* select(sessionPlace), { resume });
}

function* open({ name, secret }: Place) {
  return secret === '' ? {} : yield* call(openDrafts, name, secret);
}

/** Of another request than the one in hand, before its step is shown: a form reads its draft once. Those in hand are kept first. */
export function* restoreDrafts(step: Step) {
  const before = yield* select(selectGuid);
  if (step.guid === before) return;
  yield* call(saveRequest);
  const { resume } = yield* select(selectDrafts);
  const kept = yield* call(open, requestPlace(step));
  yield* put(draftsRestored({ ...kept, ...(resume && { resume }) }));
}

/** Before the form of the resume by identity is shown. */
export function* restoreSessionDrafts() {
  const drafts = yield* select(selectDrafts);
  if (drafts.resume) return;
  const kept = yield* call(open, yield* select(sessionPlace));
  if (kept.resume) yield* put(draftsRestored({ ...drafts, resume: kept.resume }));
}

/** Memory is empty already. The record stays: it opens again for who resumes the request by its code. */
function* leave() {
  yield* call(forgetKey);
  yield* call(forgetCodes);
}

const isCompleted = (action: unknown): boolean =>
  navigated.match(action) && action.payload.path === THANKS_PATH;

function* forget() {
  yield* put(draftsRestored({}));
  yield* call(forgetKey);
  yield* call(forgetTab);
}

export function* keepTyped() {
  for (const [channel, at] of yield* call(recallCodes, yield* call(Date.now)))
    yield* put(codeSent({ channel, at }));
  yield* takeEvery([codeSent, codeForgotten], function* () {
    yield* call(keepCodes, yield* select(({ codes }: RootState) => codes));
  });
  yield* takeLatest(isOfRequest, saveRequest);
  yield* takeLatest(isOfSession, saveSession);
  yield* takeEvery(requestForgotten, leave);
  yield* takeEvery(isCompleted, forget);
}
