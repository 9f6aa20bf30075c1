import belfiore from '@marketto/belfiore-connector-embedded';
import { CheckDigitizer, CodiceFiscaleUtils } from '@marketto/codice-fiscale-utils';
import { computeTaxCode } from '../../../src/contract/taxCode';
import { placeOptions } from '../../../src/screens/steps/contact-info/birthPlaces';
import { birthPlaces, birthProvinces } from '../../../server/data/places';
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
const mario = { nome: 'Mario', cognome: 'Rossi' };

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
    const days = places.map(({ belfioreCode, creationDate, expirationDate }) => {
      return [belfioreCode, { from: isoDay(creationDate), to: isoDay(expirationDate) }] as const;
    });
    known = new Map(days);
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
    for (const { sigla } of birthProvinces()) expect(siglas).toContain(sigla);
    const gone = everybody.filter(({ place }) => place.al && place.sigla !== 'EE');
    expect([everybody.length, gone.length > 500]).toEqual([1910, true]);
    expect(everybody.filter(({ place }) => place.sigla === 'EE').length).toBeGreaterThan(244);
    expect(new Set(everybody.map(({ born }) => born.slice(0, 4))).size).toBe(2008 - 1930 + 1);
  });

  it('[R2.4-02] agree with an independent implementation, without exception', async () => {
    const disagreements: unknown[] = [];
    const counts = { whole: 0, code: 0, before: 0, after: 0 };
    for (const person of everybody) {
      const why = unknownTo(person);
      counts[why || 'whole'] += 1;
      // For a place that it does not know on that day it computes the rest of the code, and the check
      // character.
      const rest = why && `${(await theirs(person, 'H501'))?.slice(0, 11)}${person.place.codice}`;
      const expected = why
        ? `${rest}${CheckDigitizer.checkDigit(rest)}`
        : await theirs(person, person.place.codice);
      if (ours(person) !== expected) disagreements.push({ ...person, ours: ours(person), expected });
    }
    expect(disagreements).toEqual([]);
    expect(counts).toEqual({ whole: 1832, code: 40, before: 33, after: 5 });
  });

  it('[R2.4-02] pass the check, give date, sex and place back, and are of places that the dialog offers', () => {
    for (const person of sample(everybody, 300)) {
      const { nome, cognome, born, sesso, place } = person;
      const { codice, comune, sigla } = place;
      const cf = ours(person);
      expect(checkTaxCode(cf, { nome, cognome }, TODAY)).toEqual({ ok: true });
      const decoded = { data: born, sesso, codice, luogo: comune, provincia: sigla };
      expect(decodeTaxCode(cf, TODAY)).toEqual(decoded);
      const places = birthPlaces(sigla === 'VS' ? 'CA' : sigla, { exclude: ['VS'] });
      expect(placeOptions(places, italian(born)).map(({ value }) => value)).toContain(codice);
    }
  });

  it('[R7.3-01] pass the check in all 127 forms of omocodia', () => {
    const forms = new Set<string>();
    for (let id = 1; id <= 127; id += 1) {
      const cf = oracle.parser.cfOmocode('RSSMRA80A01H501U', id);
      forms.add(cf);
      expect(checkTaxCode(cf, mario, TODAY)).toEqual({ ok: true });
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
        expect(checkTaxCode(changed, mario, TODAY).ok).toBe(false);
      }
    }
  });
});
