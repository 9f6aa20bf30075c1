// Random applicants, a handful of short ones; all/monkey.test.ts lets more of them do more.
import { letLoose } from './monkey/applicant';

it.each([1, 2])('whatever the applicant of seed %i does, there is a page and a way on', (seed) =>
  letLoose(seed, 10),
);
