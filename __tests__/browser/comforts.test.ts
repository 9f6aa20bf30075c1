import { greetWithoutParts, signDocuments, unparsable } from './support/comfortWalks';
import { loseFiles } from './support/lostParts';

it('a page goes on where no part loaded for comfort loads', () => greetWithoutParts(loseFiles));

it('documents that cannot be parsed say so, can be opened, and are signed', () => signDocuments(unparsable));
