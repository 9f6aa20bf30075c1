import belfiore from '@marketto/belfiore-connector-embedded';
import { CodiceFiscaleUtils } from '@marketto/codice-fiscale-utils';
import { computeTaxCode, type TaxCodeSex } from '../../../../src/contract/taxCode';
import { allPlaces } from '../../../../server/data/places';
import { checkTaxCode, decodeTaxCode } from '../../../../server/domain/taxCode';

const PEOPLE = 1500;
const TODAY = '2026-11-21';

/** Mulberry32: the same people in every run. */
const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const NAMES = [
  'Mario',
  'Anna',
  'Gianfranco',
  'Maria Rosa',
  'Ugo',
  'Io',
  'Nicolò',
  'Letizia',
  'Bruno',
  'Eva',
  'Aldo',
  'Ambra',
  'Zoe',
  'Jean-Pierre',
  'Chloé',
  'Søren',
  'Łukasz',
  'Ñusta',
  'Gülay',
  'Sant’Anna',
];
const SURNAMES = [
  'Rossi',
  'Fo',
  'Re',
  "D'Amico",
  'De Luca',
  'Aiuola',
  'Bianchi',
  'Müller',
  'Xu',
  'Pérez',
  'Lo Bàido',
  'Čapek',
  'Esposito',

  'Dell’Aquila',
  'Ea',
  'Weiß',
  'Quattrocchi',
  'Ae Ie',
  'Strozzi-Pecori',
];

const people = () => {
  const random = seeded(20261121);
  const places = [...allPlaces()];
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  return Array.from({ length: PEOPLE }, () => {
    const born = new Date(Date.UTC(1930, 0, 1) + Math.floor(random() * 28_400) * 86_400_000);
    const sesso: TaxCodeSex = random() < 0.5 ? 'M' : 'F';
    return { nome: pick(NAMES), cognome: pick(SURNAMES), born, sesso, place: pick(places) };
  });
};

const italian = (date: Date): string => date.toISOString().slice(0, 10).split('-').reverse().join('/');

const plain = (name: string): string => name.replaceAll('-', ' ').replaceAll('’', "'");

describe(`tax codes of ${PEOPLE} people`, () => {
  const oracle = new CodiceFiscaleUtils(belfiore);

  it('[R2.4-02] agree with an independent implementation', async () => {
    // It refuses hyphens and typographic apostrophes, and births on days when, by its dates, there was no such place.
    const known = new Map((await belfiore.toArray()).map((place) => [place.belfioreCode, place]));
    const disagreements: unknown[] = [];
    let compared = 0;
    for (const { nome, cognome, born, sesso, place } of people()) {
      const theirPlace = known.get(place.codice);
      if (!theirPlace || theirPlace.creationDate > born || theirPlace.expirationDate < born) continue;
      const own = computeTaxCode({ nome, cognome, data: italian(born), sesso, codice: place.codice });
      const theirs = await oracle.parser.encodeCf({
        firstName: plain(nome),
        lastName: plain(cognome),
        year: born.getUTCFullYear(),
        month: born.getUTCMonth() as 0,
        day: born.getUTCDate() as 1,
        gender: sesso,
        place: place.codice,
      });
      compared += 1;
      if (!own.ok || own.cf !== theirs)
        disagreements.push({ nome, cognome, born, sesso, place, own, theirs });
    }
    expect(disagreements).toEqual([]);
    expect(compared).toBeGreaterThan(1000);
  });

  it('pass the check and give date, sex and place back', () => {
    for (const { nome, cognome, born, sesso, place } of people()) {
      const own = computeTaxCode({ nome, cognome, data: italian(born), sesso, codice: place.codice });
      if (!own.ok) throw new Error(`${cognome} ${nome}: ${own.part}`);
      expect(checkTaxCode(own.cf, { nome, cognome }, TODAY)).toEqual({ ok: true });
      expect(decodeTaxCode(own.cf, TODAY)).toEqual({
        data: born.toISOString().slice(0, 10),
        sesso,
        codice: place.codice,
        luogo: place.comune,
        provincia: place.sigla,
      });
    }
  });

  it('pass the check in all 127 forms of omocodia', () => {
    const { nome, cognome } = { nome: 'Mario', cognome: 'Rossi' };
    for (let id = 1; id <= 127; id += 1) {
      const cf = oracle.parser.cfOmocode('RSSMRA80A01H501U', id);
      expect(checkTaxCode(cf, { nome, cognome }, TODAY)).toEqual({ ok: true });
      expect(decodeTaxCode(cf, TODAY)).toMatchObject({ data: '1980-01-01', luogo: 'Roma' });
    }
  });

  it('fail the check with any one character changed', () => {
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
