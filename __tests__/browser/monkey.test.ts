// Random applicants, a handful of short ones; all/monkey.test.ts lets more of them do more.
import { letLoose } from './monkey/applicant';

it.each([1, 2])('any actions of the applicant of seed %i leave a page and a way on', (seed) =>
  letLoose(seed, 10),
);
