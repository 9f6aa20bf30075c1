import { leaveAll } from '../browser/support/arrive';
import { endFile } from '../browser/support/worker';

// One test drives a whole application through a real browser, with a real service behind it.
jest.setTimeout(900_000);

afterEach(() => leaveAll());
afterAll(async () => {
  try {
    await leaveAll(true);
  } finally {
    await endFile();
  }
});
