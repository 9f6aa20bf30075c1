import * as yup from 'yup';
import {
  email,
  mobile,
  confirmMobile,
  oneTimeCode,
  OTP_PAGE_INVALID,
  personName,
  promoCode,
  taxCode,
} from '../../src/contract/rules/contact';
import { invalid, required } from '../../src/contract/rules/messages';
import {
  confirmPassword,
  password,
  passwordCriteria,
  PASSWORD_SPECIAL,
} from '../../src/contract/rules/password';
import { TODAY, verdict } from './verdict';
import { collectErrors } from '../../src/contract/validate';

describe('messages', () => {
  it('[R5.0-01] has the two general forms', () => {
    expect(required('Nome')).toBe('Nome è obbligatorio');
    expect(invalid('Nome')).toBe('Nome non è valido');
  });
  it('[R5.0-01] says nothing but the required message of a missing value, and nothing in English of a wrong kind', () => {
    for (const value of ['', '   ']) expect(verdict(personName('Nome'), value)).toBe('Nome è obbligatorio');
    for (const value of [undefined, null, 7, {}, []]) {
      expect(verdict(personName('Nome'), value)).toMatch(/obbligatorio|non è valido|non valido/);
    }
  });
});

describe('names', () => {
  it.each([
    'Mario',
    "D'Amico",
    'De Rossi',
    'Niccolò',
    'Anna Maria',
    "Dell'Orto",
    'Ù',
    'Müller',
    'José',
    "O'",
    'Lo Presti',
  ])('[R5.2-01] accepts %s', (name) => expect(verdict(personName('Nome'), name)).toBeUndefined());
  it.each(['M4rio', 'Rossi-Bianchi', 'Rossi.', 'Mario_', 'a@b', '<b>', '12', "'", 'Rossi, Mario', '😀'])(
    '[R5.2-01] refuses %s',
    (name) => expect(verdict(personName('Nome'), name)).toBe('Nome non è valido'),
  );
});

describe('tax code', () => {
  it.each(['DMCNCL85C15H501M', 'dmcncl85c15h501m', 'RSSMRA80A01H50MW', 'RSSMRAULALMHRLMW'])(
    '[R5.2-02] accepts the form of %s',
    (cf) => expect(verdict(taxCode(), cf)).toBeUndefined(),
  );
  it.each([
    'DMCNCL85C15H501',
    'DMCNCL85C15H501MM',
    '1MCNCL85C15H501M',
    'DMCNCL85115H501M',
    'DMCNCL85C151501M',
    'DMCNCL85C15H5011',
    'DMC NCL 85C15 H501M',
  ])('[R5.2-02] refuses %s', (cf) => expect(verdict(taxCode(), cf)).toBe('Codice fiscale non è valido'));
});

describe('e-mail', () => {
  it.each([
    'a@b.it',
    'mario.rossi@pec.example.it',
    'x+y@sub.domain.example',
    "o'neil@example.com",
    'a_b-c@example.travel',
  ])('[R5.2-03] accepts %s', (value) => expect(verdict(email(), value)).toBeUndefined());
  it.each([
    'a',
    'a@',
    '@b.it',
    'a@b',
    'a b@c.it',
    'a@b..it',
    'a.@b.it',
    '.a@b.it',
    'a..b@c.it',
    'a@-b.it',
    'a@b.i',
    'a@b.it,c@d.it',
    'mailto:a@b.it x',
  ])('[R5.2-03] refuses %s', (value) => expect(verdict(email(), value)).toBe('Email non è valido'));
  it('[R5.2-03] is required', () => expect(verdict(email(), '')).toBe('Email è obbligatorio'));
});

describe('one-time code', () => {
  it('[R5.2-04] accepts six digits alone', () => {
    expect(verdict(oneTimeCode(), '012345')).toBeUndefined();
    for (const code of ['12345', '1234567', '12345a', '12 345', '１２３４５６']) {
      expect(verdict(oneTimeCode(), code)).toBe('OTP non è valido');
      expect(verdict(oneTimeCode(OTP_PAGE_INVALID), code)).toBe('Il codice OTP non è valido');
    }
  });
  it('[R5.7-01] is required', () => expect(verdict(oneTimeCode(), '')).toBe('OTP è obbligatorio'));
});

describe('mobile number', () => {
  it.each(['333123456', '3331234567'])('[R5.2-05] accepts %s', (value) =>
    expect(verdict(mobile(), value)).toBeUndefined(),
  );
  it.each(['33312345', '33312345678', '333 123456', '+39333123456', '33312345a'])(
    '[R5.2-05] refuses %s',
    (value) => expect(verdict(mobile(), value)).toBe('Numero cellulare non è valido'),
  );
  it('[R5.2-05] the confirmation must match', () => {
    expect(verdict(confirmMobile(), '3331234567', { cellulare: '3331234567' })).toBeUndefined();
    expect(verdict(confirmMobile(), '3331234568', { cellulare: '3331234567' })).toBe(
      'Numero cellulare non è valido',
    );
  });
});

describe('password', () => {
  const REFUSED = 'La password non rispetta i criteri di sicurezza';
  it.each(['Sicura.2026', 'aA1!aA1!aA', `A1b${'x'.repeat(20)}#`])('[R5.2-06] accepts %s', (value) =>
    expect(verdict(password(), value)).toBeUndefined(),
  );
  it.each([
    ['too short', 'aA1!aA1!a'],
    ['too long', `aA1!${'x'.repeat(21)}`],
    ['no lower case', 'SICURA.2026'],
    ['no upper case', 'sicura.2026'],
    ['no digit', 'Sicura.sicura'],
    ['no special', 'Sicura2026x'],
    ['a special outside the set', 'Sicura2026€'],
    ['a space', 'Sicura. 2026'],
  ])('[R5.2-06] refuses one with %s', (_, value) => expect(verdict(password(), value)).toBe(REFUSED));
  it('[R5.2-06] takes each special character of the set', () => {
    expect(new Set(PASSWORD_SPECIAL).size).toBe(PASSWORD_SPECIAL.length);
    for (const special of PASSWORD_SPECIAL)
      expect(verdict(password(), `Sicura2026${special}`)).toBeUndefined();
  });
  it('[R5.2-06] the checklist says which rule is missing', () => {
    const missing = Object.entries(passwordCriteria).filter(([, holds]) => !holds('sicura'));
    expect(missing.map(([name]) => name)).toEqual(['length', 'uppercase', 'digit', 'special']);
  });
  it('[R5.2-07] the confirmation must be the same', () => {
    const schema = yup.object({ password: password(), confermaPassword: confirmPassword() });
    const errors = (confermaPassword: string) =>
      collectErrors(schema, { password: 'Sicura.2026', confermaPassword }, { today: TODAY }).confermaPassword;
    expect(errors('Sicura.2026')).toBeUndefined();
    expect(errors('Sicura.2027')).toBe('Questo campo deve combaciare con la password');
    expect(errors('')).toBe('Conferma password è obbligatorio');
  });
});

describe('promo code', () => {
  it('[R5.2-08] is required where it is shown', () => {
    expect(verdict(promoCode(), '')).toBe('Codice promo è obbligatorio');
    expect(verdict(promoCode(), 'BENVENUTO')).toBeUndefined();
  });
});
