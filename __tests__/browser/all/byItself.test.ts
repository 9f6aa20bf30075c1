import { expectNoHits } from '../support/byItself';

it.each(['no-preference', 'reduce'] as const)(
  "a press on 'Ferma' or 'Scatta' never sends or drops what has just come ('%s')",
  (reducedMotion) => expectNoHits(reducedMotion, { whole: true }),
);
