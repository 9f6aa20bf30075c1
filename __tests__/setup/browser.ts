import { leaveAll } from '../browser/support/arrive';
import { closeBrowser } from '../browser/support/worker';

// One test drives a whole application through a real browser, with a real service behind it.
jest.setTimeout(900_000);

afterEach(leaveAll);
afterAll(closeBrowser);
