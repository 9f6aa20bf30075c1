import { put, select } from 'typed-redux-saga';
import { isJourney, JOURNEY_LENGTH, journeyOf } from '../../contract/journey';
import { selectJourney } from '../../state/selectors';
import { journeyMade } from '../../state/session';
import { readTab, writeTab } from '../../state/tabStorage';

const NAME = 'apertura.journey';

/** Makes a journey code where the service has told none. It stays for the tab's next load. */
export function* ensureJourney() {
  if (yield* select(selectJourney)) return;
  const before = readTab(NAME);
  const code = isJourney(before) ? before : journeyOf(crypto.getRandomValues(new Uint8Array(JOURNEY_LENGTH)));
  writeTab(NAME, code);
  yield* put(journeyMade(code));
}
