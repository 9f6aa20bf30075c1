// What a page asks for comes late on a slow line: nothing that can be pressed moves when it is there.
import { nothingMovesOn } from './support/lateAnswers';

it('moves nothing on the first page of identification', () => nothingMovesOn('identification'));
