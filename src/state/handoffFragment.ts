import { firstSegment } from './paths';
import { SUPPORT_LINK } from './supportLink';

let received = '';

/**
 * Takes the draft of another device out of the link's fragment, before other code can read, store or show it.
 * It stays in memory until the request is open.
 */
export const readHandoffFragment = ({ location, history } = window): void => {
  const { pathname, search, hash } = location;
  if (firstSegment(pathname) !== 'resume' || hash === '' || hash === SUPPORT_LINK) return;
  received = hash.slice(1);
  history.replaceState(history.state, '', pathname + search);
};

export const takeHandoffFragment = (): string => {
  const text = received;
  received = '';
  return text;
};
