import belfiore from '@marketto/belfiore-connector-embedded';
import { CheckDigitizer, CodiceFiscaleUtils } from '@marketto/codice-fiscale-utils';
import { computeTaxCode } from '../../../src/contract/taxCode';
import { placeOptions } from '../../../src/screens/steps/contact-info/birthPlaces';
import { allPlaces, birthPlaces, birthProvinces } from '../../../server/data/places';
import { checkTaxCode, decodeTaxCode } from '../../../server/taxCode';
import { sample } from '../../setup/depth';
import { people, type Born } from './people';

const TODAY = '2026-11-21';
const italian = (born: string): string => born.split('-').reverse().join('/');
const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
/** The library takes no longer name; the three letters come from the first words anyhow. */
const LONGEST = 32;
/** Without hyphens and typographic apostrophes, which the library refuses and the decree does not know. */
const plain = (name: string): string => name.replaceAll('-', ' ').replaceAll('’', "'").slice(0, LONGEST);

const oracle = new CodiceFiscaleUtils(belfiore);
const everybody = people();

const ours = ({ nome, cognome, born, sesso, place }: Born): string => {
  const result = computeTaxCode({ nome, cognome, sesso, data: italian(born), codice: place.codice });
  return result.ok ? result.cf : `no ${result.part}`;
};
const theirs = ({ nome, cognome, born, sesso }: Born, place: string): Promise<string | null> =>
  oracle.parser.encodeCf({
    firstName: plain(nome),
    lastName: plain(cognome),
    year: Number(born.slice(0, 4)),
    month: (Number(born.slice(5, 7)) - 1) as 0,
    day: Number(born.slice(8)) as 1,
    gender: sesso,
    place,
  });

describe(`tax codes of ${everybody.length} people`, () => {
  let known: Map<string, { readonly from: string; readonly to: string }>;
  beforeAll(async () => {
    const places = await belfiore.toArray();
    known = new Map(
      places.map(({ belfioreCode, creationDate, expirationDate }) => [
        belfioreCode,
        { from: isoDay(creationDate), to: isoDay(expirationDate) },
      ]),
    );
  });

  /** Why the library knows no such place on that day; '' where it does. */
  const unknownTo = ({ born, place }: Born): '' | 'code' | 'before' | 'after' => {
    const their = known.get(place.codice);
    if (!their) return 'code';
    if (born < their.from) return 'before';
    return born > their.to ? 'after' : '';
  };

  it('are of people of all kinds and places', () => {
    const siglas = new Set(everybody.map(({ place }) => place.sigla));
    for (const { sigla } of birthProvinces({ exclude: ['VS'] })) expect(siglas).toContain(sigla);
    expect(siglas).toContain('VS');
    expect(everybody).toHaveLength(1908);
    expect(everybody.filter(({ place }) => place.sigla === 'EE').length).toBeGreaterThan(238);
    expect(everybody.filter(({ place }) => place.al && place.sigla !== 'EE').length).toBeGreaterThan(500);
    expect(new Set(everybody.map(({ born }) => born.slice(0, 4))).size).toBe(2008 - 1930 + 1);
  });

  it('[R2.4-02] agree with an independent implementation, without exception', async () => {
    const disagreements: unknown[] = [];
    const counts = { whole: 0, code: 0, before: 0, after: 0 };
    for (const person of everybody) {
      const why = unknownTo(person);
      counts[why || 'whole'] += 1;
      // Of a place that it does not know on that day it computes the rest of the
      // code, and the check character.
      const rest = why && `${(await theirs(person, 'H501'))?.slice(0, 11)}${person.place.codice}`;
      const expected = why
        ? `${rest}${CheckDigitizer.checkDigit(rest)}`
        : await theirs(person, person.place.codice);
      if (ours(person) !== expected) disagreements.push({ ...person, ours: ours(person), expected });
    }
    expect(disagreements).toEqual([]);
    expect(counts).toEqual({ whole: 1840, code: 34, before: 30, after: 4 });
    const long = everybody.filter(({ nome, cognome }) => Math.max(nome.length, cognome.length) > LONGEST);
    expect(long).toHaveLength(1);
  });

  it('[R2.4-02] know 39 places that the library does not, and 258 for longer: docs/decisions/tax-code.md', () => {
    const count = { code: 0, before: 0, after: 0 };
    for (const place of allPlaces()) {
      const their = known.get(place.codice);
      if (!their) count.code += 1;
      else if (their.from > '1930-01-01' && their.from > (place.dal ?? '')) count.before += 1;
      else if (their.to < '2009' && their.to < (place.al ?? '9')) count.after += 1;
    }
    expect(count).toEqual({ code: 39, before: 253, after: 5 });
  });

  it.each([
    ['Þórsson', 'THR', 'DRS'],
    ['Ŋamba', 'NMB', 'NJM'],
  ])('[R2.4-02] differ from it in %s alone: %s by ICAO 9303, not %s', async (cognome, own, other) => {
    const person = { ...(everybody[0] as Born), nome: 'Mario', cognome };
    expect(ours(person).slice(0, 3)).toBe(own);
    expect((await theirs(person, 'H501'))?.slice(0, 3)).toBe(other);
  });

  it('[R2.4-02] are of places that the dialog offers for the province and the day of birth', () => {
    for (const { born, place } of sample(everybody, 200)) {
      const sigla = place.sigla === 'VS' ? 'CA' : place.sigla;
      const offered = placeOptions(birthPlaces(sigla, { exclude: ['VS'] }), italian(born));
      expect(offered.map(({ value }) => value)).toContain(place.codice);
    }
  });

  it('pass the check and give date, sex and place back', () => {
    for (const person of sample(everybody, 300)) {
      const { nome, cognome, born, sesso, place } = person;
      const cf = ours(person);
      expect(checkTaxCode(cf, { nome, cognome }, TODAY)).toEqual({ ok: true });
      expect(decodeTaxCode(cf, TODAY)).toEqual({
        data: born,
        sesso,
        codice: place.codice,
        luogo: place.comune,
        provincia: place.sigla,
      });
    }
  });

  it('[R7.3-01] pass the check in all 127 forms of omocodia', () => {
    const { nome, cognome } = { nome: 'Mario', cognome: 'Rossi' };
    const forms = new Set<string>();
    for (let id = 1; id <= 127; id += 1) {
      const cf = oracle.parser.cfOmocode('RSSMRA80A01H501U', id);
      forms.add(cf);
      expect(checkTaxCode(cf, { nome, cognome }, TODAY)).toEqual({ ok: true });
      expect(decodeTaxCode(cf, TODAY)).toMatchObject({ data: '1980-01-01', luogo: 'Roma' });
    }
    expect(forms.size).toBe(127);
  });

  it('[R7.3-01] fail the check with any one character changed', () => {
    const cf = 'RSSMRA80A01H501U';
    for (let place = 0; place < 16; place += 1) {
      for (const other of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
        if (other === cf[place]) continue;
        const changed = cf.slice(0, place) + other + cf.slice(place + 1);
        expect(checkTaxCode(changed, { nome: 'Mario', cognome: 'Rossi' }, TODAY).ok).toBe(false);
      }
    }
  });
});
