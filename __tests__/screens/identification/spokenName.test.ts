import fc from 'fast-check';
import { spokenName } from '../../../src/screens/shared/video/spokenName';

const word = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'b', "'") });
const name = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

it('whole words of both names, from the first on; all of them where they are short', () => {
  fc.assert(
    fc.property(name, name, (nome, cognome) => {
      const spoken = spokenName(nome, cognome);
      const whole = `${nome} ${cognome}`;
      expect(spoken.length).toBeLessThanOrEqual(2 * 20 + 1);
      if (whole.length <= 40) expect(spoken).toBe(whole);
      const words = spoken.split(' ');
      const fromFirst = words.findIndex((_, at) => {
        const [first, last] = [words.slice(0, at + 1), words.slice(at + 1)].map((some) => some.join(' '));
        return `${nome} `.startsWith(`${first} `) && last !== '' && `${cognome} `.startsWith(`${last} `);
      });
      expect(fromFirst).toBeGreaterThanOrEqual(0);
    }),
  );
});

it.each([
  ['Ana Paula Cristina', 'dos Santos de Oliveira da Silva', 'Ana Paula Cristina dos Santos'],
  ["Maria Grazia dell'Immacolata", 'Sanfelice di Bagnoli', 'Maria Grazia Sanfelice di Bagnoli'],
])('no name ends with a particle: %s %s', (nome, cognome, spoken) => {
  expect(spokenName(nome, cognome)).toBe(spoken);
});
