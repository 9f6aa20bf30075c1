import fc from 'fast-check';
import { documentTypes } from '../../src/contract/documentTypes';
import { adviceOnReading } from '../../src/contract/readingAdvice';
import { taxCodeForms } from '../fixtures/taxCodeForms';

const cf = 'DMCNCL85C15H501M';
const context = {
  side: 'front',
  documentType: documentTypes.identityCard,
  taxCode: cf,
  today: '2026-11-27',
} as const;

it('says nothing of what was not read, and nothing against every form of the own tax code', () => {
  expect(adviceOnReading({}, context)).toEqual([]);
  for (const taxCode of taxCodeForms(cf)) expect(adviceOnReading({ taxCode }, context)).toEqual([]);
  expect(adviceOnReading({ taxCode: 'GHSGUO81A25F839Y' }, context)).toEqual(['otherTaxCode']);
  expect(adviceOnReading({ taxCode: 'GHSGUO81A25F839Y' }, { ...context, taxCode: '' })).toEqual([]);
});

it('a document is expired from the day after its last one', () => {
  expect(adviceOnReading({ expiryDate: '2026-11-27' }, context)).toEqual([]);
  expect(adviceOnReading({ expiryDate: '2026-11-26' }, context)).toEqual(['expired']);
});

it('reports the other side only if it is certain', () => {
  const { identityCard, passport } = documentTypes;
  fc.assert(
    fc.property(
      fc.constantFrom('front', 'back'),
      fc.constantFrom('back', 'passportPage'),
      fc.constantFrom(...Object.values(documentTypes), ''),
      (side, shown, documentType) => {
        const advice = adviceOnReading({ side: shown }, { ...context, side, documentType });
        const isBack = documentType !== passport && side === 'front' && shown === 'back';
        const isData = documentType === passport && side === 'back' && shown === 'passportPage';
        expect(advice).toEqual([...(isBack ? ['backForFront'] : []), ...(isData ? ['dataForOuter'] : [])]);
      },
    ),
  );
  expect(adviceOnReading({ side: 'back' }, { ...context, documentType: identityCard })).toEqual([
    'backForFront',
  ]);
});

it('a cover without a word that can be read is as it should be', () => {
  const { passport } = documentTypes;
  const noText = { noText: true };
  expect(adviceOnReading(noText, { ...context, documentType: passport, side: 'back' })).toEqual([]);
  expect(adviceOnReading(noText, { ...context, documentType: passport })).toEqual(['noText']);
  expect(adviceOnReading(noText, { ...context, side: 'back' })).toEqual(['noText']);
});

it('reports a birth date only if it cannot be one of the own tax code', () => {
  const told = (birthDate: string, taxCode: string = cf) =>
    adviceOnReading({ birthDate }, { ...context, taxCode });
  expect(told('1985-03-15')).toEqual([]);
  expect(told('1985-03-16')).toEqual(['otherBirthDate']);
  expect(told('1974-03-11')).toEqual(['otherBirthDate']);
  // Born on 20/03/1921: lines have two digits of the year.
  expect(told('2021-03-20', 'RSSMRA21C20H501X')).toEqual([]);
  expect(told('1921-03-20', 'RSSMRA21C20H501X')).toEqual([]);
  for (const form of taxCodeForms(cf)) expect(told('1985-03-15', form)).toEqual([]);
  for (const unknown of ['', '12345678901', 'RSSMRA85Z15H501X', 'presto'])
    expect(told('1974-03-11', unknown)).toEqual([]);
  expect(told('presto')).toEqual([]);
});

it('a tax code that was read decides alone whose document it is', () => {
  const birthDate = '1974-03-11';
  expect(adviceOnReading({ birthDate, taxCode: cf }, context)).toEqual([]);
  expect(adviceOnReading({ birthDate, taxCode: 'GHSGUO81A25F839Y' }, context)).toEqual(['otherTaxCode']);
});

it('dates of birth of any tax code bring their owner no advice', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1917-01-01'), max: new Date('2008-11-27'), noInvalidDate: true }),
      fc.boolean(),
      fc.boolean(),
      (date, isWoman, isTaken) => {
        const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
        const code = `RSSMRA${year.slice(2)}${'ABCDEHLMPRST'[Number(month) - 1]}${String(Number(day) + (isWoman ? 40 : 0)).padStart(2, '0')}H501X`;
        const read = isTaken && Number(year) < 1926 ? `20${year.slice(2)}` : year;
        const birthDate = `${read}-${month}-${day}`;
        expect(adviceOnReading({ birthDate }, { ...context, taxCode: code })).toEqual([]);
      },
    ),
  );
});
