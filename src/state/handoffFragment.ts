import { firstSegment } from './paths';

let received = '';

/**
 * What another device has put behind the '#' of the link to a request. Out of the address before anything else reads,
 * keeps or shows it; in memory until the request is open.
 */
export const takeFromAddress = ({ location, history } = window): void => {
  const { pathname, search, hash } = location;
  if (firstSegment(pathname) !== 'resume' || hash === '') return;
  received = hash.slice(1);
  history.replaceState(history.state, '', pathname + search);
};

/** Once; '' where nothing came. */
export const handedOver = (): string => {
  const text = received;
  received = '';
  return text;
};
