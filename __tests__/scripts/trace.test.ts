import { isProvenIn, requirementsIn } from '../../scripts/lib/requirements';
import { idsIn, titlesIn } from '../../scripts/lib/titles';

describe('titles of a test file', () => {
  it('are those of tests and groups that run', () => {
    const source = `
      // it('[R9-09] in a comment')
      describe('[R1-01] group', () => {
        it('[R1-02] plain', () => expect(text('[R9-08]')).toBe(1));
        test.each([[1, (2)]])('[R1-03] table %s', check);
        it.each\`a|b\`(\`[R1-04] \${name}\`, check);
        it.skip('[R9-01] skipped', check);
        it.todo('[R9-02] to do');
        xit('[R9-03] skipped', check);
      });`;
    expect(titlesIn('a.test.ts', source).flatMap(idsIn)).toEqual(['R1-01', 'R1-02', 'R1-03', 'R1-04']);
  });

  it.each([
    ['[R2.1-01] [R4.1-01] first load', ['R2.1-01', 'R4.1-01']],
    ['[R2.1-01, R4.1-01] first load', ['R2.1-01', 'R4.1-01']],
    ['R2.1-01 without brackets', []],
    ['[not an id] text', []],
  ])('%s', (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});

describe('the ledger', () => {
  const ledger = [
    '| id | row | by |',
    '|---|---|---|',
    '| R2.2-02 | both numberings | S B |',
    '| R6-01  | cookie  | S   |',
  ];

  it('is read row by row', () => {
    expect(requirementsIn(ledger.join('\n'))).toEqual([
      { id: 'R2.2-02', text: 'both numberings', by: ['S', 'B'] },
      { id: 'R6-01', text: 'cookie', by: ['S'] },
    ]);
  });

  it('refuses two rows of one id', () => {
    expect(() => requirementsIn([...ledger, '| R6-01 | again | U |'].join('\n'))).toThrow('two rows R6-01');
  });

  it.each([
    ['B', ['B'], true],
    ['B', ['U', 'S'], false],
    ['S B', ['B'], false],
    ['S B', ['B', 'S'], true],
    ['U', ['S'], true],
    ['U', [], false],
    ['U B', ['B'], true],
  ])('a row by %s is proven in %j: %s', (by, layers, expected) => {
    expect(isProvenIn(by.split(' '), new Set(layers))).toBe(expected);
  });
});
