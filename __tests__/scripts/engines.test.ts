// A run in the engines proves what it was asked, or fails.
import { conclude } from '../../scripts/lib/conclusion.mjs';
import { Stop } from '../../scripts/lib/process.mjs';
import { readyEngines } from '../../scripts/lib/walks.mjs';

const tests = { name: 'tests', passed: 5, failed: 0 };

it('a run with a missing engine ends with what to install, and fails', async () => {
  const shown = jest.spyOn(console, 'log').mockImplementation();
  const ensure = (engine: string) =>
    engine === 'webkit' ? Promise.reject(new Stop('Install `xvfb`.')) : Promise.resolve({ PROGRAM: engine });
  const { ready, env, notRun } = await readyEngines(['firefox', 'webkit'], ensure);
  expect([ready, env]).toEqual([['firefox'], { PROGRAM: 'firefox' }]);
  const line = 'NOT RUN webkit: Install `xvfb`.';
  // Before the tests, which take a while, and after them.
  expect(shown.mock.calls).toEqual([[line]]);
  expect(conclude([tests], notRun)).toEqual({
    lines: [line, '5 passed, 0 failed, 1 not run'],
    exitCode: 1,
  });
});

it('a run fails with a failed test and without any test, and passes otherwise', () => {
  expect(conclude([tests, { name: 'engines', passed: 0, failed: 2 }])).toEqual({
    lines: ['5 passed, 2 failed'],
    exitCode: 1,
  });
  expect(conclude([]).exitCode).toBe(1);
  expect(conclude([tests])).toEqual({ lines: ['5 passed, 0 failed'], exitCode: 0 });
});

it('what cannot be understood while an engine is readied ends the run', async () => {
  await expect(readyEngines(['firefox'], () => Promise.reject(new Error('apt')))).rejects.toThrow('apt');
});
