import {
  confirmPassword,
  isStrongPassword,
  password,
  PASSWORD_SPECIAL,
} from '../../src/contract/rules/password';
import { normalise } from '../../src/contract/normalise';
import { passwords, weakPasswords } from './values/passwords';
import { verdict } from './verdict';

const REFUSED = 'La password non rispetta i criteri di sicurezza';

it('[R5.2-06] the set is the spec’s: 32 characters', () => {
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
it.each(['Sicura.2027', 'sicura.2026', 'Sicura.2026.', 'Sicura,2026'])(
  '[R5.2-07] %j is not the same as Sicura.2026',
  (value) => {
    const messages = [REFUSED, 'Questo campo deve combaciare con la password'];
    expect(messages).toContain(verdict(confirmPassword(), value, { password: 'Sicura.2026' }));
  },
);
