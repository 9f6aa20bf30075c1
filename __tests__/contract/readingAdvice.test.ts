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

it('the other side is told only where it is certain', () => {
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
