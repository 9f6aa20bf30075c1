/** The tax code among a card's optional data: Italian permits print its first fifteen characters there. */
import { TAX_CODE_PATTERN } from '../../src/contract/rules/contact';
import { checkCharacter } from '../../src/contract/taxCode';
import { birthDates } from '../../src/contract/taxCodeBirth';

export const optionalTaxCode = (text: string, birthDate: string, today: string): string | undefined => {
  const code = text + checkCharacter(text);
  // Other optional data must not look like one: it has the birth date, too.
  if (!TAX_CODE_PATTERN.test(code) || !birthDates(code, today).includes(birthDate)) return undefined;
  return code;
};
