import type { Applicant } from '../../../scripts/testing/service/applicant';
import type { Product } from '../../../scripts/testing/product/product';
import type { Chance } from './chance';

const NOISE = ['', 'x', '0', "D'Amico", '99/99/9999', '15/03/1985', 'ßüè€', '   ', '<b>', 'a'.repeat(200)];

const codeOf = async (product: Product, { email, cellulare }: Applicant): Promise<string> => {
  const all = (await (await fetch(`${product.url}/sandbox/outbox.json`)).json()) as {
    readonly to: string;
    readonly code: string;
  }[];
  return all.find(({ to }) => to.includes(cellulare) || to === email)?.code ?? '000000';
};

const right: readonly (readonly [RegExp, (person: Applicant) => string])[] = [
  [/^Nome/, ({ nome }) => nome],
  [/^Cognome/, ({ cognome }) => cognome],
  [/Codice fiscale/, ({ cf }) => cf],
  [/Cittadinanza/, () => 'ITALIA'],
  [/E-?mail/i, ({ email }) => email],
  [/cellulare/, ({ cellulare }) => cellulare],
  [/[Pp]assword/, ({ password }) => password],
  [/CAP/, () => '00184'],
  [/Indirizzo/, () => 'Via Cavour 10'],
  [/Ragione sociale/, () => 'Amico Restauri'],
  [/Partita IVA/, () => '00743110157'],
  [/rilascio$/, () => '01/03/2024'],
  [/scadenza/, () => '01/03/2034'],
  [/[Dd]ata/, () => '01/03/2015'],
  [/addetti/, () => '3'],
  [/[Ff]atturato/, () => '125000'],
  [/[Tt]elefono/, () => '0651234567'],
  [/Numero documento/, () => 'YA1234567'],
  [/Città/, () => 'Roma'],
];

/** Mostly what belongs there, so that the monkey comes forward. */
export const valueFor = async (
  chance: Chance,
  name: string,
  person: Applicant,
  product: Product,
): Promise<string> => {
  if (chance.part() < 0.2) return chance.one(NOISE);
  if (/Codice di verifica/.test(name)) return codeOf(product, person);
  return right.find(([pattern]) => pattern.test(name))?.[1](person) ?? chance.one(NOISE);
};
