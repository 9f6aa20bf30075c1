// MONKEY_SEED=7,8 MONKEY_ACTIONS=50 lets some of them loose alone.
import { letLoose } from '../monkey/applicant';

const { MONKEY_SEED, MONKEY_ACTIONS = '300' } = process.env;
const seeds = MONKEY_SEED?.split(',').map(Number) ?? Array.from({ length: 20 }, (_, index) => index + 1);

it.each(seeds)('any actions of the applicant of seed %i leave a page and a way on', (seed) =>
  letLoose(seed, Number(MONKEY_ACTIONS)),
);
