import { startSwift } from '../support/swift';
import { testS3 } from '../documents/storeLaws';

testS3(startSwift);
