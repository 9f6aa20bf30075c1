import fc from 'fast-check';
import { differences } from '../../scripts/ear/differences';
import { mergeScripts } from '../../scripts/ear/mergeScripts';

interface Said {
  readonly key: string;
  readonly lines: readonly string[];
}

const word = fc.stringMatching(/^[a-z]{3,8}$/);
const walk = fc.array(
  fc.record({
    key: fc.constantFrom('[Tab]', '[Return]', '[«Roma»]'),
    lines: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 2, maxLength: 8 },
);
const write = (said: readonly Said[]): string =>
  ['=== page', ...said.flatMap(({ key, lines }) => [key, ...lines.map((line) => `    ${line}`)]), ''].join(
    '\n',
  );

const keptOf = (scripts: readonly string[]): string => {
  const merged = mergeScripts(scripts);
  if ('problem' in merged) throw new Error(merged.problem);
  return merged.script;
};

const hearings = walk.chain((said) =>
  fc.tuple(
    fc.constant(said),
    fc
      .array(fc.infiniteStream(fc.boolean()), { minLength: 3, maxLength: 3 })
      .map((streams) =>
        streams.map((stream) =>
          write(said.map(({ key, lines }) => ({ key, lines: lines.filter(() => stream.next().value) }))),
        ),
      ),
  ),
);

it('each hearing from which a script was made is like it', () => {
  fc.assert(
    fc.property(hearings, ([, scripts]) => {
      const kept = keptOf(scripts);
      expect(scripts.map((script) => differences(kept, script))).toEqual(scripts.map(() => ''));
    }),
  );
});

it('a sentence that is new, gone or another one is found, and at its key', () => {
  fc.assert(
    fc.property(walk, fc.nat(), fc.constantFrom('new', 'gone', 'other'), (said, at, change) => {
      const index = at % said.length;
      const heard = said.map(({ key, lines }, place) => {
        if (place !== index) return { key, lines };
        const rest = change === 'new' ? lines : lines.slice(1);
        return { key, lines: change === 'gone' ? rest : [...rest, 'Ne manca uno.'] };
      });
      const found = differences(keptOf([write(said)]), write(heard));
      expect(found).toContain(said[index]?.key);
      expect(found.includes('+   Ne manca uno.')).toBe(change !== 'gone');
      expect(found.includes(`-   ${said[index]?.lines[0]}`)).toBe(change !== 'new');
    }),
  );
});

it('a title that Orca leaves out is no difference, and one with other words is', () => {
  const titled = (title: string): string => write([{ key: '[Return]', lines: [title, 'Nome'] }]);
  const kept = keptOf([titled('La tua carta elemento con clic.')]);
  expect(differences(kept, write([{ key: '[Return]', lines: ['Nome'] }]))).toBe('');
  expect(differences(kept, titled('La tua carta intestazione livello 1 elemento con clic.'))).toBe('');
  expect(differences(kept, titled('La tua scheda elemento con clic.'))).toContain('+   La tua scheda');
});

it('a sentence that follows the next key is no difference, and another key is', () => {
  const kept = keptOf([
    write([
      { key: '[Tab]', lines: ['Nome', 'Fatto'] },
      { key: '[Return]', lines: ['Cognome'] },
    ]),
  ]);
  const late = [
    { key: '[Tab]', lines: ['Nome'] },
    { key: '[Return]', lines: ['Fatto', 'Cognome'] },
  ];
  expect(differences(kept, write(late))).toBe('');
  expect(differences(kept, write([late[0] as Said, { key: '[Tab]', lines: [] }]))).toContain('- [Return]');
});

it('options that go by while a text is typed are not compared, and what the page says is', () => {
  const kept = keptOf([write([{ key: '[«Roma»]', lines: ['Roma.', '1 di 18.', '18 risultati'] }])]);
  const typed = (...lines: readonly string[]) => write([{ key: '[«Roma»]', lines }]);
  expect(differences(kept, typed('Rocca.', '1 di 37.', '18 risultati'))).toBe('');
  expect(differences(kept, typed('Roma.', '1 di 18.', 'Nessun risultato'))).toContain('+   Nessun risultato');
});
