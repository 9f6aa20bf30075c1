import { Stop } from '../../scripts/lib/process.mjs';
import { readyEngines } from '../../scripts/run/walks.mjs';

it('names a missing engine with what to install, and runs the others', async () => {
  const shown = jest.spyOn(console, 'log').mockImplementation();
  const ensure = (engine: string) =>
    engine === 'webkit' ? Promise.reject(new Stop('Install `xvfb`.')) : Promise.resolve({ PROGRAM: engine });
  const { ready, env, notRun } = await readyEngines(['firefox', 'webkit'], ensure);
  expect([ready, env]).toEqual([['firefox'], { PROGRAM: 'firefox' }]);
  const line = 'NOT RUN webkit: Install `xvfb`.';
  // Before the tests, which take a while; the summary repeats it.
  expect(shown.mock.calls).toEqual([[line]]);
  expect(notRun).toEqual([line]);
});

it('what cannot be understood while an engine is readied ends the run', async () => {
  await expect(readyEngines(['firefox'], () => Promise.reject(new Error('apt')))).rejects.toThrow('apt');
});
