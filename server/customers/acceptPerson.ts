import { personName, taxCode } from '../../src/contract/rules/contact';
import { acceptField } from '../errors/acceptField';
import { Refusal } from '../errors/refusal';
import { checkTaxCode } from '../taxCode';

export interface Person {
  readonly nome: string;
  readonly cognome: string;
  readonly cf: string;
}

/** Throws a Refusal for wrong names or tax code. `today`: yyyy-MM-dd. */
export const acceptPerson = (sent: Person, today: string): Person => {
  const person = {
    nome: acceptField('nome', personName('Nome'), sent.nome),
    cognome: acceptField('cognome', personName('Cognome'), sent.cognome),
    cf: acceptField('cf', taxCode(), sent.cf),
  };
  const check = checkTaxCode(person.cf, person, today);
  if (!check.ok) throw new Refusal(`taxCode-${check.part}`, check.message);
  return person;
};
