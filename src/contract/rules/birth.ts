/**
 * The minimum age is not checked here: the service reads the age in the tax code (server/taxCode/decode.ts).
 */
import * as yup from 'yup';
import { SEX_OPTIONS } from '../limits';
import { oneOf, requiredText } from './base';
import { personName } from './contact';
import { isPastOrToday } from './dates';
import { invalid } from './generalMessages';
import { testWithContext } from './withContext';

const birthDate = (): yup.StringSchema<string> =>
  testWithContext(requiredText('Data di nascita'), 'past', invalid('Data di nascita'), isPastOrToday);

/** The input of the tax code (spec, 2.4 and 5.2). `citta` is the cadastral code of the birthplace. */
export const birthSchema = yup.object({
  nome: personName('Nome'),
  cognome: personName('Cognome'),
  data: birthDate(),
  sesso: oneOf(requiredText('Sesso'), SEX_OPTIONS, invalid('Sesso')),
  provincia: requiredText('Provincia di nascita'),
  citta: requiredText('Comune di nascita'),
});
