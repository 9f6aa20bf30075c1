import type { DocumentReading } from '../../src/contract/wire';
import { NOTHING_READ, type Reading } from './reading';

const isNothing = ({ code39, mrz, side, noText }: Reading): boolean =>
  code39 === null && mrz === null && side === null && !noText;

export const toStored = (reading: Reading): string => (isNothing(reading) ? '' : JSON.stringify(reading));

export const fromStored = (text: string): Reading =>
  text === '' ? NOTHING_READ : (JSON.parse(text) as Reading);

export const toWire = (reading: Reading): DocumentReading | undefined => {
  if (isNothing(reading)) return undefined;
  const { code39, mrz, side, noText } = reading;
  const taxCode = code39?.taxCode ?? mrz?.taxCode;
  return {
    ...(mrz && { number: mrz.number, birthDate: mrz.birthDate, expiryDate: mrz.expiryDate }),
    ...(taxCode && { taxCode }),
    ...(side && { side }),
    ...(noText && { noText }),
  };
};
