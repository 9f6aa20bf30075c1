import { takeHandoffFragment, readHandoffFragment } from '../../src/state/handoffFragment';

const open = (address: string, state: unknown = null) => {
  window.history.replaceState(state, '', address);
  readHandoffFragment();
};
const address = () => window.location.pathname + window.location.search + window.location.hash;

afterEach(() => {
  takeHandoffFragment();
  window.history.replaceState(null, '', '/');
});

it('[R2.1-04] [R2.1-11] removes the value behind the # from the address at once, and leaves the rest', () => {
  open('/resume/guid-1?promoCode=AB&utm_source=x#c2VhbGVk', { position: 2 });
  expect(address()).toBe('/resume/guid-1?promoCode=AB&utm_source=x');
  expect(window.history.state).toEqual({ position: 2 });
  expect(takeHandoffFragment()).toBe('c2VhbGVk');
});

it('[R2.1-04] gives it once', () => {
  open('/resume/guid-1#c2VhbGVk');
  takeHandoffFragment();
  expect(takeHandoffFragment()).toBe('');
});

it.each(['/request/card#contenuto', '/#c2VhbGVk', '/resume/guid-1'])(
  '[R2.1-04] leaves %s as it is',
  (given) => {
    open(given);
    expect(address()).toBe(given);
    expect(takeHandoffFragment()).toBe('');
  },
);
