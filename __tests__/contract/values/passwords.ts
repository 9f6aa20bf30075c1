/**
 * Made for the rule of the spec's 5.2, which nobody's real password should test: each class, each
 * bound, each special character.
 */
const special = [...`,.;:'+-*<>=/|\\?!"$%&()^_#@[]{}`];

export const passwords = [
  ...special.map((character) => `Sicura2026${character}`),
  // 10 and 24 characters.
  'aA1!aA1!aA', `A1b${'x'.repeat(20)}#`,
  // Characters that the set does not have are neither asked for nor refused, as
  // long as one of the set is there.
  'Sicurà.2026', 'Sicura.2026€', 'Sicura.2026~', 'Sicura.2026£', 'Sicura.2026`', 'Пароль.aA1', 'ç.Aa123456', 'Sicura.2026😀',
] as const; // prettier-ignore

export const weakPasswords = [
  // 9, 8 and 25 characters.
  'aA1!aA1!a', 'aA1!aA1!', `A1b${'x'.repeat(21)}#`, 'aA1!',
  // Without one class.
  'SICURA.2026', 'sicura.2026', 'Sicura.sicura', 'Sicura2026x', '1234567890.', 'abcdefghij', 'ABCDEFGHIJ', '..........', 'SicuraSicura',
  // Letters and digits of other alphabets are none of the classes.
  'SICURÀ.2026È', 'СICURA.пароль2', 'Sicura.٢٠٢٦', 'ÀÈÌ.sicura2',
  // Special characters outside the set alone.
  'Sicura2026€', 'Sicura2026£', 'Sicura2026~', 'Sicura2026`', 'Sicura2026§', 'Sicura2026°',
  // Blanks of any kind, also those that cannot be seen.
  'Sicura. 2026', ' Sicura.2026', 'Sicura.2026 ', 'Sicura.\t2026', 'Sicura.\u00a02026', 'Sicura.2026\n', 'Sicura.\u200b2026', 'Sicura.\u00ad2026', '\ufeffSicura.2026', 'Sicura.\u00072026',
] as const; // prettier-ignore
