import { personName, taxCode } from '../../src/contract/rules/contact';
import { Refusal } from '../errors';
import { judgeField } from './judgeField';
import { normalise } from '../../src/contract/normalise';
import { checkTaxCode } from './taxCode';

export interface Person {
  readonly nome: string;
  readonly cognome: string;
  readonly cf: string;
}

/** The person as stored; refuses names, a tax code, or a pair of both that cannot be. `today`: yyyy-MM-dd. */
export const judgePerson = (sent: Person, today: string): Person => {
  const person = {
    nome: normalise('nome', sent.nome),
    cognome: normalise('cognome', sent.cognome),
    cf: normalise('cf', sent.cf),
  };
  judgeField(personName('Nome'), person.nome);
  judgeField(personName('Cognome'), person.cognome);
  judgeField(taxCode(), person.cf);
  const check = checkTaxCode(person.cf, person, today);
  if (!check.ok) throw new Refusal(check.message);
  return person;
};
