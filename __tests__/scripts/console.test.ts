import { expectNothing, takeUnexpected } from '../setup/console';

it('console output fails a test that does not expect it', () => {
  const { error, warn } = console;
  error('An update to %s', 'Page', { at: 1 });
  warn('Deprecated');
  expect(takeUnexpected()).toEqual([
    expect.stringMatching(/console\.error: An update to Page \{ at: 1 \}\n +at .*console\.test\.ts/),
    expect.stringContaining('console.warn: Deprecated\n'),
  ]);
  error('unknown');
  expect(expectNothing).toThrow('console.error: unknown');
  expect(expectNothing).not.toThrow();
});

it('a test may expect it', () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const { error } = console;
  error('known');
  expect(said).toHaveBeenCalledWith('known');
  expect(takeUnexpected()).toEqual([]);
});

it('what one test expects is unexpected in the next', () => {
  const { error } = console;
  error('known');
  expect(expectNothing).toThrow('console.error: known');
});
