import fc from 'fast-check';
import type { QuestionnaireAnswers } from '../../../../src/contract/questionnaire';
import { answersOfQuestionnaire } from '../../support';

type Some = Partial<QuestionnaireAnswers>;

const yesOr = (none: Some, yes: Some): fc.Arbitrary<Some> => fc.constantFrom(none, yes);

const office = {
  funzionePolitica: 'true',
  tipologiaIncaricoPolitico: '1.1',
  areaGeograficaSvolgimentoIncaricoPolitico: 'ITALIA',
  durataIncaricoCaricaPolitica: 'in corso',
} as const;
const relative = {
  funzionePoliticaLegame: 'true',
  tipoLegame: 'Genitore',
  tipologiaIncaricoPoliticoLegame: '1.1',
  areaGeograficaSvolgimentoIncaricoPoliticoLegame: 'FRANCIA',
  durataIncaricoCaricaPoliticaLegame: 'conclusa',
  conclusioneCaricaPoliticaLegame: '05/2025',
} as const;

export const rightAnswers: fc.Arbitrary<QuestionnaireAnswers> = fc
  .tuple(
    yesOr({}, { nazione: 'FRANCIA', regione: '' }),
    yesOr({}, { relazioniCommerciali: 'true', paeseRelazioniCommerciali: 'SVIZZERA' }),
    fc.constantFrom<Some>({}, office, {
      ...office,
      durataIncaricoCaricaPolitica: 'conclusa',
      conclusioneCaricaPolitica: '11/2026',
    }),
    yesOr({}, relative),
    yesOr({}, { altro: true, altroDescription: 'Attrezzature' }),
  )
  .map((parts) => Object.assign({}, answersOfQuestionnaire, ...parts) as QuestionnaireAnswers);
