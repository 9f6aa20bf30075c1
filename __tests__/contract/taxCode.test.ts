import {
  checkCharacter,
  computeTaxCode,
  matchesNames,
  nameLetters,
  surnameLetters,
  type TaxCodePerson,
} from '../../src/contract/taxCode';
import { withoutOmocodia } from '../../src/contract/taxCodeDigits';

const names = { nome: 'Mario', cognome: 'Rossi' };
const person: TaxCodePerson = { ...names, data: '01/01/1980', sesso: 'M', codice: 'H501' };

describe('tax code', () => {
  it('[R2.4-02] is computed as the decree says', () => {
    expect(computeTaxCode(person)).toEqual({ ok: true, cf: 'RSSMRA80A01H501U' });
    expect(computeTaxCode({ ...person, sesso: 'F' })).toEqual({ ok: true, cf: 'RSSMRA80A41H501Y' });
  });

  it.each([
    [surnameLetters, "De  Luca-D'Amico", 'DLC'],
    [surnameLetters, 'Weiß', 'WSS'],
    [surnameLetters, 'Þór', 'THR'],
    [surnameLetters, 'Əli', 'LEI'],
    [surnameLetters, 'Fo', 'FOX'],
    [surnameLetters, "-' ", ''],
    [nameLetters, 'Gianfranco', 'GFR'],
    [nameLetters, 'Maria Rosa', 'MRS'],
    [nameLetters, 'Paolo', 'PLA'],
    [nameLetters, 'Anna', 'NNA'],
    [nameLetters, 'Al', 'LAX'],
  ])('[R2.4-02] takes by %p the letters of %j as %j', (lettersOf, name, letters) => {
    expect(lettersOf(name)).toBe(letters);
  });

  it.each([
    [{ cognome: ' ' }, 'surname'],
    [{ nome: "'" }, 'name'],
    [{ data: '31/02/1980' }, 'date'],
    [{ data: '1980-01-01' }, 'date'],
    [{ data: '01/13/1980' }, 'date'],
    [{ data: '01/01/0080' }, 'date'],
    [{ codice: 'ROMA' }, 'place'],
  ] as const)('is not made of %j', (wrong, part) => {
    expect(computeTaxCode({ ...person, ...wrong })).toEqual({ ok: false, part });
  });

  it('[R2.4-02] has the check character of the decree, for omocodia too', () => {
    expect(checkCharacter('RSSMRA80A01H501')).toBe('U');
    expect(checkCharacter('RSSMRA80A01H50M')).toBe('M');
    expect(checkCharacter('rssmra80a01h501')).toBe('');
    expect(checkCharacter('RSSMRA80A01H50')).toBe('');
  });

  it('[R2.4-02] gets its digits back from omocodia, letters that are letters anyway left alone', () => {
    expect(withoutOmocodia('RSSMRAULALMHRLMX')).toBe('RSSMRA80A01H501X');
    expect(withoutOmocodia('LLLMMM80L01L501X')).toBe('LLLMMM80L01L501X');
  });

  it('[R2.4-02] gets its digits back from each form of omocodia, whichever of them were replaced', () => {
    const places = [6, 7, 9, 10, 12, 13, 14];
    for (let form = 0; form < 2 ** places.length; form += 1) {
      const replaced = [...'RSSMRA80A01H501X'].map((character, place) => {
        const at = places.indexOf(place);
        return at >= 0 && Math.floor(form / 2 ** at) % 2 === 1
          ? 'LMNPQRSTUV'.charAt(Number(character))
          : character;
      });
      expect(withoutOmocodia(replaced.join(''))).toBe('RSSMRA80A01H501X');
    }
  });

  it('matches names each for itself', () => {
    const cf = 'RSSMRA80A01H501U';
    expect(matchesNames(cf, names)).toEqual({ cognome: true, nome: true });
    expect(matchesNames(cf, { nome: 'Maria', cognome: 'Verdi' })).toEqual({ cognome: false, nome: true });
    expect(matchesNames(cf, { nome: 'Carlo', cognome: '' })).toEqual({ cognome: false, nome: false });
  });
});
