import { emptyAnswers } from '../../../src/contract/questionnaire';
import { isItalian } from '../../../server/data/citizenship';
import { maskPhone } from '../../../server/domain/mask';
import { fromStoredAnswers, toStoredAnswers } from '../../../server/questionnaire/storedAnswers';
import { todayInRome } from '../../../server/domain/today';

it('shows the last three digits of a phone', () => {
  expect(['3331234567', '12', ''].map(maskPhone)).toEqual(['*******567', '**', '']);
});

it("has Rome's day, before and after midnight, in winter and in summer", () => {
  expect(todayInRome(new Date('2026-11-20T22:59:00Z'))).toBe('2026-11-20');
  expect(todayInRome(new Date('2026-11-20T23:01:00Z'))).toBe('2026-11-21');
  expect(todayInRome(new Date('2026-07-01T22:01:00Z'))).toBe('2026-07-02');
});

it('knows a citizenship by its key and by its name', () => {
  expect([isItalian('IT'), isItalian('Italia'), isItalian('FR')]).toEqual([true, true, false]);
});

it('[R3.3-01] stores questionnaire answers as text under their spec names and reads them back', () => {
  const answers = { ...emptyAnswers, regione: 'LAZIO', altro: true, altroDescription: 'Affitto' };
  const stored = toStoredAnswers(answers).map((one) => ({ status: '', ...one }));
  expect(stored.map(({ component }) => component).sort()).toEqual(Object.keys(emptyAnswers).sort());
  expect(fromStoredAnswers(stored)).toEqual(answers);
  expect(fromStoredAnswers([])).toBeUndefined();
});
