import {
  greetWithoutParts,
  signDocuments,
  signWithoutParts,
  signWithoutWorkers,
  undrawable,
} from '../support/comfortWalks';
import { breakCode, loseFiles, silenceFiles } from '../support/lostParts';

it('the whole job is signed where no part loaded for comfort loads', () => signWithoutParts(loseFiles));

it('a page goes on where no part loaded for comfort ever answers', () => greetWithoutParts(silenceFiles));

it.each(['evaluated', 'used'] as const)(
  'the whole job is signed where parts loaded for comfort throw when %s',
  (when) => signWithoutParts((...given) => breakCode(...given, when)),
);

it('documents that cannot be drawn say so, can be opened, and are signed', () => signDocuments(undrawable));

it.each(['do not load', 'break when evaluated', 'throw at their first message'] as const)(
  'pictures are sent and the contract is signed where workers %s',
  signWithoutWorkers,
);
