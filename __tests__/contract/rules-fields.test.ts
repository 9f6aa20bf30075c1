import { cap, city, province, street } from '../../src/contract/rules/address';
import { businessPhone } from '../../src/contract/rules/company';
import {
  confirmMobile,
  email,
  oneTimeCode,
  OTP_INVALID,
  OTP_PAGE_INVALID,
  personName,
} from '../../src/contract/rules/contact';
import {
  confirmPassword,
  isStrongPassword,
  password,
  passwordCriteria,
  PASSWORD_SPECIAL,
} from '../../src/contract/rules/password';
import { normalise } from '../../src/contract/normalise';
import { passwords, weakPasswords } from './values/passwords';
import { verdict } from './verdict';

it.each([
  ['Nome è obbligatorio', personName('Nome')],
  ['Email è obbligatorio', email()],
  ['OTP è obbligatorio', oneTimeCode(OTP_INVALID)],
  ['CAP è obbligatorio', cap()],
  ['Indirizzo e numero civico sono obbligatori', street()],
  ['Provincia è obbligatorio', province()],
  ['Città è obbligatorio', city()],
  ['Telefono aziendale è obbligatorio', businessPhone()],
  ['Conferma password è obbligatorio', confirmPassword()],
])(
  '[R5.0-01] [R5.3-04] [R5.7-01] of nothing typed says «%s» alone, and answers a wrong kind in Italian',
  (message, rule) => {
    for (const blank of ['', '   ']) expect(verdict(rule, blank)).toBe(message);
    for (const value of [undefined, null, 7, {}, []])
      expect(verdict(rule, value)).toMatch(/obbligator|non è valido|non valido/);
  },
);

it('[R2.6-02] the business phone is required only while it is not known', () => {
  expect(verdict(businessPhone(), '', {}, { phoneKnown: true })).toBeUndefined();
});

it('[R5.2-04] the code page calls a text of other than six digits by its own name', () => {
  expect(verdict(oneTimeCode(OTP_PAGE_INVALID), '12345')).toBe('Il codice OTP non è valido');
});

it('[R5.2-05] the confirmation of a mobile number must match', () => {
  const confirmed = (cellulare: string) => verdict(confirmMobile(), '3331234567', { cellulare });
  expect(confirmed('3331234567')).toBeUndefined();
  expect(confirmed('3331234568')).toBe('Numero cellulare non è valido');
});

describe('password', () => {
  const REFUSED = 'La password non rispetta i criteri di sicurezza';
  it('[R5.2-06] the set of special characters is the spec’s: 32', () => {
    expect([...PASSWORD_SPECIAL].sort()).toEqual([...`!"#$%&'()*+,-./:;<=>?@[\\]^_{|}`].sort());
  });
  it.each(passwords)('[R5.2-06] accepts %j, kept to the letter', (value) => {
    expect(normalise('password', value)).toBe(value);
    expect(verdict(password(), value)).toBeUndefined();
    expect(verdict(confirmPassword(), value, { password: value })).toBeUndefined();
  });
  it.each(weakPasswords)('[R5.2-06] refuses %j', (value) => {
    expect(isStrongPassword(value)).toBe(false);
    expect(verdict(password(), value)).toBe(REFUSED);
    expect(verdict(confirmPassword(), value, { password: value })).toBe(REFUSED);
  });
  it('[R5.2-06] the checklist says which rule is missing', () => {
    const missing = Object.entries(passwordCriteria).filter(([, holds]) => !holds('sicura'));
    expect(missing.map(([name]) => name)).toEqual(['length', 'uppercase', 'digit', 'special']);
  });
  it.each(['Sicura.2027', 'sicura.2026A', 'Sicura.2026.', 'Sicura,2026'])(
    '[R5.2-07] the confirmation %j is not the same as Sicura.2026',
    (value) => {
      const message = 'Questo campo deve combaciare con la password';
      expect(verdict(confirmPassword(), value, { password: 'Sicura.2026' })).toBe(message);
    },
  );
});
