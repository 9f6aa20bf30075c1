import fc from 'fast-check';
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

it('gives the day in Rome of each of any moments, one after the other', () => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
  // Seconds around a midnight as well as days apart, in any order.
  const near = fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: -9000, max: 9000 }));
  const moments = near.map(([days, seconds]) => new Date(days * 86_400_000 + seconds * 1000));
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          moments,
          fc.date({ min: new Date(0), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true }),
        ),
      ),
      (all) => {
        expect(all.map(todayInRome)).toEqual(all.map((one) => day.format(one)));
      },
    ),
  );
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
