import { flowLines, withoutLeftOut } from '../../scripts/lib/flowsReporter.mjs';

const test = (title: string, status = 'passed', ...ancestorTitles: string[]) => ({
  title,
  status,
  ancestorTitles,
});
const file = (name: string, ...testResults: ReturnType<typeof test>[]) => ({
  testFilePath: `/work/__tests__/flows/${name}.test.ts`,
  testResults,
});

it('tells each flow, and below it each branch: describe blocks, and the tests outside of them', () => {
  const lines = flowLines([
    file(
      'steps/sign',
      test('[R4.1-02] [R8-01] signs', 'passed'),
      test('a', 'passed', '[R1-1] refused', 'twice'),
      test('b', 'failed', 'refused', 'twice'),
    ),
    file('resume/reopen', test('opens')),
  ]);
  expect(lines).toEqual([
    '✓ resume/reopen',
    '    ✓ opens',
    '✗ steps/sign  (1 of 3 failed)',
    '    ✓ signs',
    '    ✗ refused › twice  (1 of 2 failed)',
  ]);
});

it('groups the rows of a long table by their first words', () => {
  const rows = ['next', 'back'].flatMap((flow) =>
    Array.from({ length: 20 }, (_, at) => test(`[R8-01] ${flow}: call ${at} fails`)),
  );
  expect(flowLines([file('everyFailure', ...rows)])).toEqual([
    '✓ everyFailure  (40)',
    '    ✓ next  (20)',
    '    ✓ back  (20)',
  ]);
});

it('counts a file that does not load and a test that is skipped as failed', () => {
  const broken = { ...file('start/root'), testExecError: new Error() };
  const skipped = file('steps/next', test('x', 'pending'));
  expect(flowLines([broken, skipped])).toEqual([
    '✗ start/root  (1 of 1 failed)',
    '✗ steps/next  (1 of 1 failed)',
    '    ✗ x  (1 of 1 failed)',
  ]);
});

it('leaves out what a run by title has left out', () => {
  const some = file('steps/next', test('x', 'pending'), test('y'));
  const none = file('steps/sign', test('z', 'pending'));
  expect(flowLines(withoutLeftOut([some, none]))).toEqual(['✓ steps/next', '    ✓ y']);
});
