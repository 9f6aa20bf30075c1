import { call, put, select } from 'typed-redux-saga';
import { readContact } from '../../state/contactMemory';
import { selectUser } from '../../state/selectors';
import { userChanged } from '../../state/step';

/** Restores the e-mail and phone of an earlier visit where the service has none. */
export function* restoreContact() {
  const remembered = yield* call(readContact);
  const { email, cellulare } = yield* select(selectUser);
  const recalled = { email: email || remembered.email, cellulare: cellulare || remembered.cellulare };
  if (recalled.email !== email || recalled.cellulare !== cellulare) yield* put(userChanged(recalled));
}
