import fc from 'fast-check';
import { judgeStep, prepared } from '../../../src/contract/judgeStep';
import { optionalText, requiredText } from '../../../src/contract/rules/base';
import { stepDefinitions } from '../../../src/contract/steps';
import type { StepValues } from '../../../src/contract/steps/definition';
import { dataStepSlugs } from '../../../src/contract/steps/table';
import { askedOf, changed, componentOf, someOf, textFor } from './support/fields';
import { runs, TIMEOUT_MS } from './support/runs';

jest.setTimeout(TIMEOUT_MS);

const TODAY = { today: '2026-11-20' };

describe.each(dataStepSlugs)('the clean-up of %s', (slug) => {
  const { empty } = stepDefinitions[slug];
  const paths = askedOf(slug);

  it.each(paths)('[R5.1-01] cleans %s once: what is clean stays as it is', (path) => {
    fc.assert(
      fc.property(textFor(componentOf(path)), (text) => {
        const once = prepared(slug, changed(empty, { [path]: text }));
        expect(prepared(slug, once)).toEqual(once);
      }),
      runs(40),
    );
  });

  it('[R5.1-01] [R4.1-02] judges what was typed as it judges what is sent', () => {
    fc.assert(
      fc.property(someOf(paths), (changes) => {
        const typed = changed(empty, changes);
        const verdict = (values: StepValues) => judgeStep(slug, stepDefinitions[slug], values, TODAY);
        expect(verdict(prepared(slug, typed))).toEqual(verdict(typed));
      }),
      runs(30),
    );
  });
});

it.each([
  ['a NUL', 'Ros\0si'],
  ['half of a surrogate pair', 'Ros\uD83Dsi'],
  ['the other half', '\uDE00'],
])('[R5.1-01] refuses %s, which no database keeps', (_, text) => {
  for (const rule of [requiredText('Nome'), optionalText('Nome')]) {
    expect(() => rule.validateSync(text)).toThrow('Nome non è valido');
    expect(rule.validateSync(`Rossi ${'\u{1F600}'}`)).toBeTruthy();
  }
});

it('judges of the other documents those that the step carries', () => {
  const { identification } = stepDefinitions;
  const judged = (altriDocumenti: StepValues[string]) =>
    Object.entries(
      judgeStep('identification', identification, { ...identification.empty, altriDocumenti }, TODAY),
    ).filter(([path]) => path.startsWith('altriDocumenti'));
  expect(judged({ bustaPaga: '' })).toEqual([
    ['altriDocumenti.bustaPaga', 'Carica la busta paga è obbligatorio'],
  ]);
  expect(judged({ bustaPaga: 'valid' })).toEqual([]);
  expect(judged(identification.empty['altriDocumenti'] ?? {})).toHaveLength(7);
});
