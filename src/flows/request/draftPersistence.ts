/** Keeps drafts (docs/decisions/drafts-and-tabs.md) and the times of the last codes for the next load. */
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { Step } from '../../contract/wire';
import { codeForgotten, codeSent } from '../../state/codes';
import { draftChanged, draftDropped, draftsRestored, type DraftKey } from '../../state/drafts';
import { clearCodes, storeCodes } from '../../state/codeStorage';
import { clearDraftKey, draftsWritten, openDrafts, storeDrafts } from '../../state/draftStorage';
import { draftsKey, clearTab } from '../../state/tabStorage';
import { navigated } from '../../state/navigation';
import { THANKS_PATH } from '../../state/paths';
import { requestForgotten, type RootState } from '../../state/root';
import { selectGuid, selectStep } from '../../state/selectors';
import { stepReceived } from '../../state/step';

interface Place {
  readonly name: string;
  /** Key material. '' if the service gave none: then nothing is stored. */
  readonly secret: string;
}

const requestPlace = ({ guid, contactId }: Pick<Step, 'guid' | 'contactId'>): Place => ({
  name: draftsKey(guid),
  secret: guid && contactId && contactId + guid,
});

const sessionPlace = ({ session }: RootState): Place => ({
  name: draftsKey('session'),
  secret: session.product?.session?.draftKey ?? '',
});

const selectDrafts = ({ drafts }: RootState) => drafts;

const slugIn = (action: unknown): DraftKey | undefined => {
  if (draftChanged.match(action)) return action.payload.slug;
  return draftDropped.match(action) ? action.payload : undefined;
};
const isOfSession = (action: unknown): boolean => slugIn(action) === 'resume';
/** A received step brings the key, with which a draft from another device can be stored. */
const isOfRequest = (action: unknown): boolean =>
  stepReceived.match(action) || (slugIn(action) !== undefined && !isOfSession(action));

function* save({ name, secret }: Place, drafts: object) {
  if (secret !== '') yield* call(storeDrafts, name, secret, drafts);
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

/**
 * Before the step is shown, because a form reads its draft only once. The earlier request's are stored first.
 */
export function* restoreDrafts(step: Step) {
  const before = yield* select(selectGuid);
  if (step.guid === before) return;
  yield* call(saveRequest);
  const { resume } = yield* select(selectDrafts);
  const kept = yield* call(open, requestPlace(step));
  yield* put(draftsRestored({ ...kept, ...(resume && { resume }) }));
}

export function* restoreSessionDrafts() {
  const drafts = yield* select(selectDrafts);
  if (drafts.resume) return;
  const kept = yield* call(open, yield* select(sessionPlace));
  if (kept.resume) yield* put(draftsRestored({ ...drafts, resume: kept.resume }));
}

/** The encrypted record stays for those who resume the request with its code. */
function* clearKeys() {
  yield* call(clearDraftKey);
  yield* call(clearCodes);
}

const isCompleted = (action: unknown): boolean =>
  navigated.match(action) && action.payload.path === THANKS_PATH;

function* clearAll() {
  yield* put(draftsRestored({}));
  yield* call(clearDraftKey);
  yield* call(clearTab);
  // Waits for drafts that were still being encrypted.
  yield* call(draftsWritten);
  yield* call(clearTab);
}

export function* persistDrafts() {
  yield* takeEvery([codeSent, codeForgotten], function* () {
    yield* call(storeCodes, yield* select(({ codes }: RootState) => codes));
  });
  yield* takeLatest(isOfRequest, saveRequest);
  yield* takeLatest(isOfSession, saveSession);
  yield* takeEvery(requestForgotten, clearKeys);
  yield* takeEvery(isCompleted, clearAll);
}
