import { expectSteadyAt, recordAt } from './support/phrase';

it('[R2.9-01] at 360 x 560 phrase, picture and button are on the screen', () => recordAt(360, 560));

it.each([360, 1280])('a phrase that comes late does not move the button of the camera, at %i px', (width) =>
  expectSteadyAt(width, 800),
);
