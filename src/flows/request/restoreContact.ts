import { call, put, select, take } from 'typed-redux-saga';
import { readContact, rememberContact, type RememberedContact } from '../../state/contactMemory';
import { selectGuid, selectUser } from '../../state/selectors';
import { stepReceived, userChanged } from '../../state/step';

/**
 * Of an earlier visit to the same request alone: the next person finds empty fields. Waits for the request.
 */
export function* restoreContact() {
  if ((yield* select(selectGuid)) === '') yield* take(stepReceived);
  const guid = yield* select(selectGuid);
  const remembered = yield* call(readContact, { guid });
  const { email, cellulare } = yield* select(selectUser);
  const recalled = { email: email || remembered.email, cellulare: cellulare || remembered.cellulare };
  if (recalled.email !== email || recalled.cellulare !== cellulare) yield* put(userChanged(recalled));
}

export function* keepContact(contact: Partial<RememberedContact>) {
  const guid = yield* select(selectGuid);
  yield* call(rememberContact, contact, { guid });
}
