import { put, select } from 'typed-redux-saga';
import { isJourney, JOURNEY_LENGTH, journeyOf } from '../../contract/journey';
import { selectJourney } from '../../state/selectors';
import { journeyMade } from '../../state/session';
import { readTab, writeTab } from '../../state/tabStorage';

/** Outside the app's entries of a session: the page of an ended session shows the code, too. */
const NAME = 'journey';

/** A service may give no code. The tab's next load has the same one. */
export function* ensureJourney() {
  const told = yield* select(selectJourney);
  const before = readTab(NAME);
  const own = isJourney(before) ? before : journeyOf(crypto.getRandomValues(new Uint8Array(JOURNEY_LENGTH)));
  writeTab(NAME, told || own);
  if (!told) yield* put(journeyMade(own));
}
