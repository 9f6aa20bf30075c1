import fc from 'fast-check';
import '../../src/api/lookups';
import type { Trace } from '../../src/contract/trace';
import { draftChanged } from '../../src/flows/actions';
import { createRedaction } from '../../src/state/recording/redaction';
import { withoutLists } from '../../src/state/recording/lists';

interface Visit {
  readonly comuni: readonly string[];
  readonly chosen: number;
  readonly sigla: string;
}
const cityOf = ({ comuni, chosen }: Visit): string => comuni[chosen % comuni.length] ?? '';

const recorded = (visit: Visit) => {
  const { mask } = createRedaction();
  const { comuni, sigla } = visit;
  const data = comuni.map((comune) => ({ comune, codice: `#${comune}`, altri: comuni.slice(1) }));
  const meta = { arg: { endpointName: 'comuni', originalArgs: { sigla } }, requestStatus: 'fulfilled' };
  const values = { residenza: { provincia: sigla, citta: cityOf(visit) } };
  const query = { status: 'fulfilled', endpointName: 'comuni', originalArgs: { sigla }, data: { data } };
  const content = {
    dropped: 0,
    base: mask('', { api: { queries: { [`comuni({"sigla":"${sigla}"})`]: query } } }),
    events: [
      { name: 'comuni', answer: mask('', { status: 'success', data }) },
      { action: mask('', { type: 'api/executeQuery/fulfilled', payload: { data }, meta }) },
      { action: mask('', draftChanged({ slug: 'address-info', values })) },
    ],
  };
  return withoutLists(content as unknown as Pick<Trace, 'base' | 'dropped' | 'events'>);
};

const visits = fc.record({
  comuni: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,9}X$/), { minLength: 2, maxLength: 40 }),
  chosen: fc.nat(),
  sigla: fc.constantFrom('RM', 'MI', 'TO'),
});

it('a recording is the same whatever was looked up, however long the list was, and whatever was chosen', () => {
  fc.assert(fc.property(visits, visits, (one, other) => expect(recorded(one)).toEqual(recorded(other))));
});

it('a choice stays one of its list, and distinct from another', () => {
  const text = JSON.stringify(recorded({ comuni: ['Roma', 'Anzio', 'Nettuno'], chosen: 1, sigla: 'RM' }));
  const [, city] = /"citta":"([^"]+)"/.exec(text) ?? [];
  const lists = [...text.matchAll(/"comune":"([^"]+)"/g)].map(([, comune]) => comune);
  expect(lists).toHaveLength(6);
  expect(lists.filter((comune) => comune === city)).toHaveLength(3);
});

it('an address keeps its query, whose values have the marks that they have elsewhere', () => {
  const texts = fc.string({ minLength: 1 }).filter((text) => !/^(true|false)$/.test(text));
  fc.assert(
    fc.property(texts, texts, texts, (promoCode, other, host) => {
      const { mask } = createRedaction();
      const query = `?${new URLSearchParams({ promoCode, other })}`;
      const payload = {
        campaignUrl: `https://${encodeURIComponent(host)}/${query}`,
        search: query,
        promoCode,
      };
      const data = [{ comune: 'Roma' }, { comune: 'Anzio' }, { comune: 'Nettuno' }];
      const content = {
        dropped: 0,
        base: null,
        events: [
          { name: 'comuni', answer: mask('', { status: 'success', data }) },
          { action: mask('', { type: 'a', payload }) },
        ],
      };
      const [, { action }] = withoutLists(content as never).events as unknown as [
        unknown,
        { action: { payload: typeof payload } },
      ];
      const { campaignUrl, search, promoCode: mark } = action.payload;
      expect(campaignUrl).toBe(search);
      expect(new URLSearchParams(search).get('promoCode')).toBe(mark);
      expect([...new URLSearchParams(search).keys()]).toEqual(['promoCode', expect.stringMatching(/^⟦/)]);
      expect(mask('', action)).toEqual(action);
    }),
  );
});
