import * as yup from 'yup';
import { PASSWORD_LENGTH } from '../limits';
import { requiredText, sameAs, unlessEmpty } from './base';

export const PASSWORD_SPECIAL = `,.;:'+-*<>=/|\\?!"$%&()^_#@[]{}`;
export const PASSWORD_INVALID = 'La password non rispetta i criteri di sicurezza';
const PASSWORD_MISMATCH = 'Questo campo deve combaciare con la password';

export type PasswordCriterion = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special' | 'noSpaces';

export const passwordCriteria: Readonly<Record<PasswordCriterion, (password: string) => boolean>> = {
  length: (password) => password.length >= PASSWORD_LENGTH.min && password.length <= PASSWORD_LENGTH.max,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => [...password].some((character) => PASSWORD_SPECIAL.includes(character)),
  // Invisible characters count as blanks, because nobody could type them again.
  noSpaces: (password) => password !== '' && !/[\s\p{Cf}\p{Cc}]/u.test(password),
};

export const isStrongPassword = (password: string): boolean =>
  Object.values(passwordCriteria).every((holds) => holds(password));

export const password = (): yup.StringSchema<string> =>
  requiredText('Password').test('criteria', PASSWORD_INVALID, unlessEmpty(isStrongPassword));

export const confirmPassword = (): yup.StringSchema<string> =>
  requiredText('Conferma password')
    .test('criteria', PASSWORD_INVALID, unlessEmpty(isStrongPassword))
    .test('same', PASSWORD_MISMATCH, sameAs('password'));

export const passwordSchema = yup.object({ password: password(), confermaPassword: confirmPassword() });
