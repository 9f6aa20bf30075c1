import { readFields } from '../../src/contract/readFields';
import { documentTypes } from '../../src/contract/documentTypes';

const card = { side: 'back', number: 'CD84299DZ', expiryDate: '2029-06-12' } as const;
const CF = 'NVNGLI97R63L378Q';
const applicant = { taxCode: CF, today: '2026-11-28' };
const { identityCard, passport, drivingLicence, healthCard, fixedTermPermit } = documentTypes;
const both = { number: 'CD84299DZ', expiryDate: '12/06/2029' };

it.each([
  ['a card', card, identityCard, both],
  ['a card of a back end that names no side', { ...card, side: undefined }, identityCard, both],
  ['an own tax code with omocodia', { ...card, taxCode: 'NVNGLI97R63L37UN' }, identityCard, both],
  ['the card of somebody else', { ...card, taxCode: 'GHSGUO81A25F839Y' }, identityCard, {}],
  ['a card with the own birth date', { ...card, birthDate: '1997-10-23' }, identityCard, both],
  ['a card with the birth date of somebody else', { ...card, birthDate: '1974-03-11' }, identityCard, {}],
  ['a card whose number was not read', { ...card, number: undefined }, identityCard, { expiryDate: '12/06/2029' }],
  ['the page of a passport', { ...card, side: 'passportPage' as const }, identityCard, {}],
  ['a card where a passport should be', card, passport, {}],
  ['a number that the type cannot have', { ...card, number: 'I84107102' }, identityCard, {}],
  ['a number of a permit', { ...card, number: 'I84107102' }, fixedTermPermit, { ...both, number: 'I84107102' }],
  ['a card without expiry', { ...card, expiryDate: '2099-01-01' }, identityCard, { ...both, expiryDate: '01/01/9999' }],
  ['a permit without expiry', { side: 'back' as const, expiryDate: '2099-01-01' }, fixedTermPermit, {}],
  ['an expiry that is no date', { ...card, expiryDate: 'presto' }, identityCard, { number: 'CD84299DZ' }],
  ['a licence', card, drivingLicence, {}],
  ['a health card', { side: 'back' as const, taxCode: CF }, healthCard, {}],
  ['a type not chosen yet', card, '', {}],
] as const)('of %s', (_, reading, type, expected) => {
  expect(readFields(reading, type, applicant)).toEqual(expected);
}); // prettier-ignore
