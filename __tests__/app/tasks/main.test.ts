import { expectTasks, note as mockNote } from './ran';

const mockStart = jest.fn();
jest.mock('react-dom/client', () => (mockNote('React DOM'), {}));
jest.mock('../../../src/app/begin', () => ({ opened: 'the store' }));
jest.mock('../../../src/app/start', () => (mockNote('pages'), { start: mockStart }));

it('React DOM and the pages have a task each', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const started = new Promise((resolve) => mockStart.mockImplementation((...given) => resolve(given)));
  await import('../../../src/app/main');
  expect(await started).toEqual([document.getElementById('root'), 'the store']);
  expectTasks('React DOM', 'pages');
});
