import { taxCodeOf } from '../testing/service/applicant';

export interface Actor {
  readonly name: string;
  readonly address: string;
  readonly isStranger: boolean;
  readonly nome: string;
  readonly cognome: string;
  readonly cf: string;
  readonly emails: readonly [string, string];
  /** Digits without prefix. */
  readonly phones: readonly [string, string];
}

const names = [
  ['Anna', 'Bianchi'],
  ['Bruna', 'Conti'],
  ['Carla', 'Greco'],
  ['Rosa', 'Ladra'],
  ['Vera', 'Furba'],
] as const;
const FIRST_STRANGER = 3;
const DAYS = 28;
const MONTHS = 12;
const YEARS = 50;

/** Another birth date for each number, so that no tax code comes twice in a run. */
const birthDateOf = (number: number): string => {
  const day = (number % DAYS) + 1;
  const month = (Math.floor(number / DAYS) % MONTHS) + 1;
  const year = 1950 + (Math.floor(number / (DAYS * MONTHS)) % YEARS);
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
};

export const newActors = (number: number): Actor[] => {
  // One telephone that two persons share, as families do.
  const phone = (index: number): string => `33${String(10_000_000 + number * 10 + index)}`;
  return names.map(([nome, cognome], index) => ({
    name: nome,
    address: `10.${(number >> 8) % 256}.${number % 256}.${index + 1}`,
    isStranger: index >= FIRST_STRANGER,
    nome,
    cognome,
    cf: taxCodeOf(nome, cognome, birthDateOf(number)),
    emails: [`${nome}.${number}@casa.example`, `${nome}.${number}@ditta.example`].map((one) =>
      one.toLowerCase(),
    ) as [string, string],
    phones: [phone(index), index < FIRST_STRANGER - 1 ? phone(9) : phone(index + 4)],
  }));
};

export const casts: readonly (readonly number[])[] = [
  [0, 0, 1, 3, 3, 4],
  [0, 1, 2, 3, 3, 4],
  [0, 1, 3, 3, 4, 4],
];
