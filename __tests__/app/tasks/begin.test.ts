import { expectTasks, note as mockNote } from './ran';

const mockOpened = { kind: 'replayedScreens' };
jest.mock('../../../src/api/emptyApi', () => (mockNote('libraries'), {}));
jest.mock('../../../src/flows/start/root', () => (mockNote('flows'), {}));
jest.mock('../../../src/app/openStore', () => (mockNote('store'), { openStore: () => mockOpened }));

it('libraries, flows and store have a task each, and ask for React and pages if nobody did', async () => {
  document.head.innerHTML = '<script data-later="/assets/react.1.js"></script>';
  const { opened } = await import('../../../src/app/begin');
  expect(document.scripts[0]?.getAttribute('src')).toBe('/assets/react.1.js');
  expect(await opened).toBe(mockOpened);
  expectTasks('libraries', 'flows', 'store');
});
