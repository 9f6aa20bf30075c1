import fc from 'fast-check';
import * as constants from '../../src/contract/questionnaireOptions';
import type { Option, QuestionnaireEntry } from '../../src/contract/wire';
import { listsOf } from '../../src/screens/steps/self-certifications/questionnaireLists';
import { listsOfQuestionnaire } from '../../server/questionnaire/lists';

const own = ['regions', 'purposes', 'fundsOrigins', 'relationshipNatures'] as const;
type Own = (typeof own)[number];

const options = (...values: string[]): readonly Option[] =>
  values.map((value, at) => ({ key: String(at), value }));
const entry = (values: readonly Option[], code = '', description = ''): QuestionnaireEntry => ({
  code,
  description,
  values,
});
const labels = (list: readonly { readonly label: string }[]): string[] => list.map(({ label }) => label);
const isConstant = (name: Own, list: readonly { readonly value: string }[]): boolean =>
  list.map(({ value }) => value).join() === constants[name].map(({ key }) => key).join();

/** Lists that are none of the four, with words that occur in them. */
const foreign: readonly (readonly Option[])[] = [
  options('Lavoratore autonomo', 'Lavoratore dipendente', 'Pensionato', 'Casalinga', 'Risparmi'),
  options('Commerciante', 'Artigiano', 'Libero professionista', 'Agente di commercio'),
  options('Lazio Ambiente', 'Lombardia Informatica', 'Regione Toscana'),
  options('Natura giuridica', 'Ditta individuale', 'Società semplice'),
  options('Lavoro dipendente', 'Pensione', 'Studente', 'Disoccupato', 'Casalinga'),
  options('Risparmi', 'Eredità', 'Donazione'),
  options('Sì', 'No'),
];
/** The constants in the words of others, with options of their own. */
const others: Readonly<Record<Own, readonly Option[]>> = {
  regions: options('LAZIO', 'LOMBARDIA', 'VALLE D’AOSTA', 'Trentino Alto Adige', 'Estero'),
  purposes: options('Uso commerciale / professionale', 'Uso promiscuo', 'Altro'),
  fundsOrigins: options('Redditi da lavoro autonomo', 'Attività d’impresa', 'Pensione', 'Donazioni'),
  relationshipNatures: options('Rapporto continuativo'),
};
const titles: Readonly<Record<Own, readonly string[]>> = {
  regions: ['Regioni', 'listaRegioni', 'REGIONE'],
  purposes: ['scopoRapporto', 'Scopo del rapporto', 'Finalità del conto'],
  fundsOrigins: ['origineFondi', 'Provenienza dei fondi', 'Source of funds'],
  relationshipNatures: ['naturaRapporto', 'Natura del rapporto'],
};
const meaningless = fc.constantFrom('', 'L5', 'entry_2', 'Lista 7', 'PG-01', 'elenco');
/** Titles of something else, or of two lists at once. */
const misleading = fc.constantFrom(
  'Professione',
  'Natura giuridica',
  'Origine del patrimonio',
  'Scopo sociale',
);

const [countries, , , officeTypes, relationshipTypes] = listsOfQuestionnaire();
const fixed = { countries, officeTypes, relationshipTypes };

interface Placed {
  readonly is: Own | 'foreign';
  readonly entry: QuestionnaireEntry;
}

const untitled = fc
  .constantFrom(...own)
  .chain((is) => meaningless.map((code): Placed => ({ is, entry: entry(others[is], code) })));
const titled = fc
  .constantFrom(...own)
  .chain((is) =>
    fc
      .tuple(fc.constantFrom(...titles[is]), fc.constantFrom(others[is], options('Una voce', 'Un’altra')))
      .map(([title, values]): Placed => ({ is, entry: entry(values, title) })),
  );
const strange = fc
  .tuple(fc.constantFrom(...foreign), fc.oneof(meaningless, misleading))
  .map(([values, code]): Placed => ({ is: 'foreign', entry: entry(values, code) }));
const mistitled = fc
  .tuple(fc.constantFrom(...own), misleading)
  .map(([is, code]): Placed => ({ is: 'foreign', entry: entry(others[is], code) }));
const merged = fc
  .tuple(fc.constantFrom<Own>('regions', 'purposes'), meaningless)
  .map(([is, code]): Placed => ({
    is: 'foreign',
    entry: entry([...constants[is], ...constants.fundsOrigins], code),
  }));
const empty = meaningless.map((code): Placed => ({ is: 'foreign', entry: entry([], code) }));
const placed = fc.array(fc.oneof(untitled, titled, strange, mistitled, merged, empty), { maxLength: 8 });

/** The fixed lists at 0, 3 and 4, the others around them. */
const answerOf = (rest: readonly Placed[]): QuestionnaireEntry[] => {
  const left = rest.map((one) => one.entry);
  const next = (): QuestionnaireEntry => left.shift() ?? entry([]);
  const [first, last] = [
    [next(), next()],
    [fixed.officeTypes, fixed.relationshipTypes],
  ];
  return [fixed.countries, ...first, ...last, ...left].map((one) => one ?? entry([]));
};

describe('the lists of a back end', () => {
  it('[R3.3-02] are the constants or the list that is meant: never another one, never none', () => {
    fc.assert(
      fc.property(placed, (rest) => {
        const lists = listsOf(answerOf(rest));
        for (const name of own) {
          const taken = rest.filter(({ is }) => is === name).map((one) => one.entry.values);
          const shown = lists[name];
          expect(shown.length).toBeGreaterThan(0);
          if (isConstant(name, shown)) continue;
          expect(taken.map((values) => labels(values.map(({ value }) => ({ label: value }))))).toContainEqual(
            labels(shown),
          );
        }
        expect(lists.countries).toHaveLength(fixed.countries?.values.length ?? 0);
        expect(labels(lists.officeTypes)).toEqual(fixed.officeTypes?.values.map(({ value }) => value));
        expect(labels(lists.relationshipTypes)).toEqual(
          fixed.relationshipTypes?.values.map(({ value }) => value),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('are taken where they are the only ones of their kind, in any place', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...own),
        fc.boolean(),
        fc.array(strange, { maxLength: 5 }),
        fc.nat(5),
        (is, byTitle, rest, at) => {
          const [title = ''] = titles[is];
          const mine: Placed = { is, entry: entry(others[is], byTitle ? title : '') };
          const all = [...rest.slice(0, at), mine, ...rest.slice(at)];
          expect(labels(listsOf(answerOf(all))[is])).toEqual(others[is].map(({ value }) => value));
        },
      ),
    );
  });

  it.each(own)('two that could be the %s: the constants', (name) => {
    const two = [...answerOf([]), entry(others[name]), entry(others[name].slice(0, 3), 'L9')];
    expect(isConstant(name, listsOf(two)[name])).toBe(true);
  });

  it.each(own)('0, 3 and 4 are never taken for the %s', (name) => {
    const [title = ''] = titles[name];
    const here = entry(others[name], title);
    for (const at of [0, 3, 4]) {
      const all = answerOf([]).with(at, here);
      expect(isConstant(name, listsOf(all)[name])).toBe(true);
    }
  });

  it('[R9-02] of our own service are all recognised, each by its title and by its options alone', () => {
    const bare = listsOfQuestionnaire().map((one) => ({ ...one, code: '', description: '' }));
    for (const all of [listsOfQuestionnaire(), bare]) {
      // Other keys: what is shown is the list, and not the constant.
      const marked = all.map((one) => ({
        ...one,
        values: one.values.map(({ key, value }) => ({ key: `x${key}`, value })),
      }));
      for (const name of own)
        expect([name, listsOf(marked)[name].every(({ value }) => value.startsWith('x'))]).toEqual([
          name,
          true,
        ]);
    }
  });
});
