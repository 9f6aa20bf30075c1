// No part that is loaded for comfort takes a page along: the job ends with the signature without any of them.
import { signDocuments, signWithoutParts, signWithoutWorkers, unparsable } from './support/comfortWalks';
import { loseFiles } from './support/lostParts';

it('the whole job is signed where no part loaded for comfort loads', () => signWithoutParts(loseFiles));

it('documents that cannot be parsed say so, can be opened, and are signed', () => signDocuments(unparsable));

it('pictures are sent and the contract is signed where no worker loads', () =>
  signWithoutWorkers('do not load'));
