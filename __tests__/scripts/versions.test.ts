import fc from 'fast-check';
import { contractLines, differenceOf } from '../../scripts/versions/contractLines';
import { refusalsOf } from '../../scripts/versions/release';
import { linesOfToday } from '../../scripts/versions/today';

const lines = linesOfToday;
const none = { breaking: [], compatible: [] };
const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n\n## [1.3.0] - 2026-12-01\n\n### Added\n\n- A thing\n\n## [1.2.3] - 2026-11-23\n\n- x\n';
const release = (after: string, contract = differenceOf(lines, lines), before = '1.2.3') =>
  refusalsOf({ before, after, contract, changelog: CHANGELOG.replace('1.3.0', after) });

it('a field that is gone, required or retyped breaks a back end; a new optional one does not', () => {
  const name = fc.constantFrom(...lines.filter((line) => / (?:takes|gives) /.test(line)));
  fc.assert(
    fc.property(name, (line) => {
      const others = lines.filter((one) => one !== line);
      expect(differenceOf(lines, others).breaking).toEqual([`- ${line}`]);
      expect(differenceOf(others, lines)).toEqual(
        line.endsWith(' optional')
          ? { breaking: [], compatible: [`+ ${line}`] }
          : { breaking: [`+ ${line}`], compatible: [] },
      );
      const changed = line.replace(/ \S+ (\w+)$/, ' null optional');
      expect(differenceOf(lines, [...others, changed]).breaking).toEqual([`- ${line}`, `+ ${changed}`]);
    }),
  );
  expect(differenceOf(lines, lines)).toEqual(none);
});

it('sees each field of requests and answers, in lists and objects too', () => {
  const answer = {
    type: 'object',
    required: ['data'],
    properties: {
      data: { type: 'array', items: { type: 'object', properties: { guid: { type: 'string' } } } },
    },
  };
  expect(
    contractLines({ x: { method: 'POST', path: '/x', body: 'json', request: undefined, answer } }),
  ).toEqual(['x gives data array required', 'x gives data[].guid string optional', 'x: POST /x json']);
  expect(lines).toContain('onboardingNext takes widgets[].components[].value string required');
  expect(lines).toContain('onboardingNext gives number integer|null required');
  expect(lines).toContain('onboardingNext gives widgets[].components[].status string required');
  expect(lines).toContain(
    'stampaContratto: GET /wgt/utils/stampa/contract/{stampeId}/{barCode}.pdf none answers blob',
  );
});

it('a version goes up, has its entry, and is major when the contract breaks', () => {
  const breaking = { breaking: ['- x'], compatible: [] };
  const added = { breaking: [], compatible: ['+ x'] };
  for (const after of ['1.2.4', '1.3.0', '2.0.0']) expect([after, release(after)]).toEqual([after, []]);
  for (const after of ['1.2.3', '1.1.9', '0.9.0']) expect([after, release(after).length]).toEqual([after, 1]);
  expect(['1.2.4', '1.3.0', '2.0.0'].map((after) => release(after, breaking).length)).toEqual([1, 1, 0]);
  expect(['1.2.4', '1.3.0', '2.0.0'].map((after) => release(after, added).length)).toEqual([1, 0, 0]);
  // Below 1.0.0 a minor version is as good as a major one.
  expect(['0.1.1', '0.2.0', '1.0.0'].map((after) => release(after, breaking, '0.1.0').length)).toEqual([
    1, 0, 0,
  ]);
  for (const changelog of [
    '# Changelog\n',
    '\n## [1.3.0] - soon\n- x',
    '\n## [1.3.0] - 2026-12-01\n\n## [1.2.3] - 2026-11-23\n- x',
  ])
    expect(refusalsOf({ before: '1.2.3', after: '1.3.0', changelog, contract: none })).toHaveLength(1);
});
