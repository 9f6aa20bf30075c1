/**
 * The last lines of a run, and its exit code. What was asked for and could not be run fails it: a run that
 * proves less than it was asked does not pass.
 * @param {readonly { name: string, passed: number, failed: number }[]} results
 * @param {readonly string[]} notRun a line for each part that could not be run: what, and what to install
 * @returns {{ lines: readonly string[], exitCode: 0 | 1 }}
 */
export function conclude(results, notRun = []) {
  const [passed, failed] = ['passed', 'failed'].map((key) =>
    results.reduce((total, result) => total + result[key], 0),
  );
  const rest = notRun.length > 0 ? `, ${notRun.length} not run` : '';
  return {
    lines: [...notRun, `${passed} passed, ${failed} failed${rest}`],
    exitCode: failed > 0 || passed === 0 || notRun.length > 0 ? 1 : 0,
  };
}
