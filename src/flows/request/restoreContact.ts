import { call, put, select } from 'typed-redux-saga';
import { recallContact } from '../../state/contactMemory';
import { selectUser } from '../../state/selectors';
import { userChanged } from '../../state/step';

/** E-mail and phone of an earlier visit, where the service knows of none. */
export function* recallUser() {
  const remembered = yield* call(recallContact);
  const { email, cellulare } = yield* select(selectUser);
  const recalled = { email: email || remembered.email, cellulare: cellulare || remembered.cellulare };
  if (recalled.email !== email || recalled.cellulare !== cellulare) yield* put(userChanged(recalled));
}
