import fc from 'fast-check';
import { normalizedAnswers } from '../../src/contract/validateStep';
import {
  clearAnswersNotAsked,
  emptyAnswers,
  type QuestionnaireAnswers,
} from '../../src/contract/questionnaire';

/** Text that the clean-up leaves as it is in every field, months too. */
const text = fc.constantFrom('', '01/2020', '06/2024');
const yesNo = fc.constantFrom('true' as const, 'false' as const);
const duration = fc.constantFrom('', 'in corso', 'conclusa');

const answers: fc.Arbitrary<QuestionnaireAnswers> = fc.record({
  ...(Object.fromEntries(
    Object.entries(emptyAnswers).map(([name, empty]) => [
      name,
      typeof empty === 'boolean' ? fc.boolean() : empty === 'false' ? yesNo : text,
    ]),
  ) as unknown as { [Name in keyof QuestionnaireAnswers]: fc.Arbitrary<QuestionnaireAnswers[Name]> }),
  nazione: fc.constantFrom('ITALIA', 'FRANCIA'),
  durataIncaricoCaricaPolitica: duration,
  durataIncaricoCaricaPoliticaLegame: duration,
});

const dependent: Partial<Record<keyof QuestionnaireAnswers, (given: QuestionnaireAnswers) => boolean>> = {
  regione: ({ nazione }) => nazione === 'ITALIA',
  paeseRelazioniCommerciali: ({ relazioniCommerciali }) => relazioniCommerciali === 'true',
  altroDescription: ({ altro }) => altro,
  tipoLegame: ({ funzionePoliticaLegame }) => funzionePoliticaLegame === 'true',
};
for (const office of ['', 'Legame'] as const) {
  const isHeld = (given: QuestionnaireAnswers): boolean => given[`funzionePolitica${office}`] === 'true';
  dependent[`tipologiaIncaricoPolitico${office}`] = isHeld;
  dependent[`areaGeograficaSvolgimentoIncaricoPolitico${office}`] = isHeld;
  dependent[`durataIncaricoCaricaPolitica${office}`] = isHeld;
  dependent[`conclusioneCaricaPolitica${office}`] = (given) =>
    isHeld(given) && given[`durataIncaricoCaricaPolitica${office}`] === 'conclusa';
}

it('[R3.3-01] [R5.5-01] [R5.5-02] of any answers those that were asked stay, and no other', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const expected = Object.entries(given).map(([name, value]: [string, unknown]) => {
        const isAsked = dependent[name as keyof QuestionnaireAnswers]?.(given) ?? true;
        return [name, isAsked ? value : ''];
      });
      expect(clearAnswersNotAsked(given)).toEqual(Object.fromEntries(expected));
      expect(normalizedAnswers(given)).toEqual(Object.fromEntries(expected));
    }),
  );
});
