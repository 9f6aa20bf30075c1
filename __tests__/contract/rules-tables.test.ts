import type * as yup from 'yup';
import { cap, street } from '../../src/contract/rules/address';
import {
  businessName, businessPhone, COMPANY_FORM_REFUSED, employees, incorporationDate, turnover, vatNumber,
} from '../../src/contract/rules/company'; // prettier-ignore
import {
  email,
  mobile,
  oneTimeCode,
  OTP_INVALID,
  optionalEmail,
  personName,
  taxCode,
} from '../../src/contract/rules/contact';
import { documentNumber, issueCity, issueDate } from '../../src/contract/rules/documents';
import { normalise } from '../../src/contract/normalise';
import { tidyPastDate, tidyPastMonth } from '../../src/contract/dateText';
import * as codes from './values/codes';
import * as contacts from './values/contacts';
import * as documents from './values/documents';
import * as figures from './values/figures';
import * as people from './values/people';
import * as pharmacies from './values/pharmacies';
import { verdict } from './verdict';

interface Table {
  readonly row: string;
  readonly component: string;
  readonly rule: yup.AnySchema;
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
  readonly message: string;
  readonly siblings?: Readonly<Record<string, string>>;
}

const names = [...people.names, ...people.surnames];
const tables: readonly Table[] = [
  { row: 'R5.2-01', component: 'nome', rule: personName('Nome'), accepted: names, refused: people.noNames, message: 'Nome non è valido' },
  { row: 'R5.2-01', component: 'tutoreCognome', rule: personName('Cognome del tutore'), accepted: names, refused: people.noNames, message: 'Cognome del tutore non è valido' },
  { row: 'R5.2-02', component: 'cf', rule: taxCode(), accepted: codes.taxCodes, refused: codes.noTaxCodes, message: 'Codice fiscale non è valido' },
  { row: 'R5.2-03', component: 'email', rule: email(), accepted: contacts.emails, refused: contacts.noEmails, message: 'Email non è valido' },
  { row: 'R5.2-03', component: 'pec', rule: optionalEmail('PEC'), accepted: ['', ...contacts.emails], refused: contacts.noEmails, message: 'PEC non è valido' },
  { row: 'R5.2-04', component: 'otpCellulare', rule: oneTimeCode(OTP_INVALID), accepted: codes.oneTimeCodes, refused: codes.noOneTimeCodes, message: 'OTP non è valido' },
  { row: 'R5.2-05', component: 'cellulare', rule: mobile(), accepted: contacts.mobiles, refused: contacts.noMobiles, message: 'Numero cellulare non è valido' },
  { row: 'business phone', component: 'telefonoAziendale', rule: businessPhone(), accepted: contacts.businessPhones, refused: contacts.noBusinessPhones, message: 'Telefono aziendale non è valido' },
  { row: 'R5.3-01', component: 'cap', rule: cap(), accepted: codes.caps, refused: codes.noCaps, message: 'CAP non valido' },
  { row: 'R5.3-03', component: 'indirizzo', rule: street(), accepted: pharmacies.completeAddresses, refused: [...pharmacies.incompleteAddresses, ...pharmacies.otherQualifiers], message: 'Attenzione, indirizzo incompleto...' },
  { row: 'R5.4-01', component: 'ragioneSociale', rule: businessName(), accepted: pharmacies.soleProprietors, refused: pharmacies.companies, message: COMPANY_FORM_REFUSED },
  { row: 'R5.4-02', component: 'partitaIva', rule: vatNumber(), accepted: [...pharmacies.vatNumbers, ...codes.vatNumbersAsWritten], refused: [...pharmacies.mistypedVatNumbers, ...codes.noVatNumbers], message: 'Partita IVA non è valido' },
  { row: 'R5.4-03', component: 'dataCostituzione', rule: incorporationDate(), accepted: Object.keys(figures.pastDays), refused: figures.noPastDays, message: 'Data di costituzione non è valido' },
  { row: 'R5.4-04', component: 'numAddetti', rule: employees(), accepted: figures.employees, refused: figures.noEmployees, message: 'Numero di addetti non è valido' },
  { row: 'R5.4-05', component: 'fatturato', rule: turnover(), accepted: Object.keys(figures.amounts), refused: figures.noAmounts, message: 'Fatturato non è valido' },
  { row: 'R5.6-02', component: 'cittaRilascio', rule: issueCity(), accepted: documents.issueCities, refused: documents.noIssueCities, message: 'Città di rilascio non è valido' },
  ...[...Object.entries(documents.documentNumbers), ['CS', documents.documentNumbers['PS']] as const].map(([type, values]) => ({
    row: 'R5.6-01', component: 'numeroDocumento', rule: documentNumber('tipo'), siblings: { tipo: type }, accepted: values?.accepted ?? [], refused: values?.refused ?? [], message: `Numero ${type} non è valido`,
  })),
]; // prettier-ignore

/** As a step judges it: cleaned up first. */
const judged = ({ component, rule, siblings }: Table, value: string) =>
  verdict(rule, normalise(component, value), siblings);

const left = new Set(tables.map(({ row }) => row));
const judgeAll = (row: string): void => {
  left.delete(row);
  describe.each(tables.filter((table) => table.row === row))('$component $message', (table) => {
    it.each(table.accepted)('accepts %j', (value) => expect(judged(table, value)).toBeUndefined());
    it.each(table.refused)('refuses %j', (value) => expect(judged(table, value)).toBe(table.message));
  });
};

describe('[R5.2-01] names', () => judgeAll('R5.2-01'));
describe('[R5.2-02] the tax code', () => judgeAll('R5.2-02'));
describe('[R5.2-03] e-mail addresses', () => judgeAll('R5.2-03'));
describe('[R5.2-04] a one-time code', () => judgeAll('R5.2-04'));
describe('[R5.2-05] the mobile number', () => judgeAll('R5.2-05'));
describe('the business phone', () => judgeAll('business phone'));
describe('[R5.3-01] the CAP', () => judgeAll('R5.3-01'));
describe('[R5.3-03] a street', () => judgeAll('R5.3-03'));
describe('[R5.4-01] the business name', () => judgeAll('R5.4-01'));
describe('[R5.4-02] the VAT number', () => judgeAll('R5.4-02'));
describe('[R5.4-03] the incorporation date', () => judgeAll('R5.4-03'));
describe('[R5.4-04] the number of employees', () => judgeAll('R5.4-04'));
describe('[R5.4-05] the turnover', () => judgeAll('R5.4-05'));
describe('[R5.6-01] the number of a document', () => judgeAll('R5.6-01'));
describe('[R5.6-02] the city of issue', () => judgeAll('R5.6-02'));
it('every table has been judged', () => expect([...left]).toEqual([]));

describe('what is stored', () => {
  it.each(Object.entries(figures.pastDays))('[R5.6-03] the day %j is %s', (typed, day) => {
    expect(tidyPastDate(typed)).toBe(day);
    expect(verdict(issueDate(), tidyPastDate(typed))).toBeUndefined();
  });
  it.each(Object.entries(figures.pastMonths))('[R5.5-03] the month %j is %s', (typed, month) =>
    expect(tidyPastMonth(typed)).toBe(month),
  );
  it.each(Object.entries(figures.amounts))('[R5.4-05] the amount %j is %s', (typed, amount) =>
    expect(normalise('fatturato', typed)).toBe(amount),
  );
});
