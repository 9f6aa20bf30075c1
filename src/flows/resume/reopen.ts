import { put, select } from 'typed-redux-saga';
import { contactPages } from '../../contract/steps/table';
import { draftsRestored, type DraftsState } from '../../state/drafts';
import { navigated } from '../../state/navigation';
import { isResuming, pathOfStep, RESUME_PATH } from '../../state/paths';
import type { RootState } from '../../state/root';
import { selectGuid, selectPath, selectSlug, selectStep, selectUser } from '../../state/selectors';
import { forgetRequestActions } from '../../state/sessionExpiryMiddleware';
import { isPhoneConfirmed } from '../navigation/subPages';
import { bootstrapRequested, restartRequested } from '../pageActions';

const CONTACT_PATH = pathOfStep('contact-info');

/** A request without a confirmed phone is lost with its session: its first form follows. */
const wayBack = (state: RootState): string => {
  const path = selectPath(state);
  const slug = selectSlug(state);
  if (isResuming(path) || slug === null) return path;
  if (slug === 'contact-info' && !isPhoneConfirmed(selectStep(state).widgets)) return CONTACT_PATH;
  const guid = selectGuid(state);
  return guid === '' ? RESUME_PATH : `${RESUME_PATH}/${guid}`;
};

/** For a form alone: a step's draft is kept in the tab. */
const typedFor = (path: string, state: RootState): DraftsState => {
  const { nome, cognome, cf, email, cellulare } = selectUser(state);
  const { drafts } = state;
  if (path === CONTACT_PATH) {
    const known = { anagrafica: { nome, cognome, cf }, email: { email }, cellulare: { cellulare } };
    return { 'contact-info': { ...known, ...drafts['contact-info'] } };
  }
  if (path !== RESUME_PATH) return {};
  const known = cf === '' ? undefined : { identita: { cf, email, cellulare } };
  const resume = drafts.resume ?? known;
  return resume ? { resume } : {};
};

export function* reopen() {
  const state = yield* select((all: RootState) => all);
  const path = wayBack(state);
  for (const action of forgetRequestActions(state)) yield* put(action);
  yield* put(draftsRestored(typedFor(path, state)));
  if (path !== CONTACT_PATH) {
    yield* put(restartRequested(path));
    return;
  }
  yield* put(navigated({ path, subPage: contactPages.info }));
  yield* put(bootstrapRequested({ anew: true }));
}
