import { nothingMovesOn } from './support/lateAnswers';

it('moves nothing on the first page of identification', () => nothingMovesOn('identification'));
