// The modules of store and flows are evaluated in several tasks.
import { expectTasks, note as mockNote } from './ran';

const mockOpened = { kind: 'replayedScreens' };
jest.mock('../../../src/api/emptyApi', () => (mockNote('libraries'), {}));
jest.mock('../../../src/flows/start/root', () => (mockNote('flows'), {}));
jest.mock('../../../src/app/openStore', () => (mockNote('store'), { openStore: () => mockOpened }));

it('the libraries, the flows and the store have a task each', async () => {
  const { opened } = await import('../../../src/app/begin');
  expect(await opened).toBe(mockOpened);
  expectTasks('libraries', 'flows', 'store');
});
