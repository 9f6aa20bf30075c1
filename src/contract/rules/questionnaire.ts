import * as yup from 'yup';
import { DEFAULT_COUNTRY } from '../limits';
import {
  businessQuestions,
  OFFICE_ENDED,
  OFFICE_ONGOING,
  fundDestinations,
  type BusinessQuestion,
  type FundDestination,
} from '../questionnaire';
import { freeText, oneOf, optionalText, requiredText } from './base';
import { oneOfList } from './oneOfList';
import { isPastOrThisMonth } from './dates';
import { invalid, required } from './generalMessages';
import { testWithContext } from './withContext';

const REGION_REQUIRED = 'Selezionare una regione';
export const PURPOSE_REQUIRED = 'Selezionare uno scopo del rapporto';
export const FUNDS_ORIGIN_REQUIRED = "Selezionare un'origine dei fondi";
const FUNDS_DESTINATION_REQUIRED = required('Destinazione dei fondi');
const OFFICE_END_INVALID = invalid('Data di Termine');

const yesNo = (label: string): yup.StringSchema<string> =>
  oneOf(requiredText(label), ['true', 'false'], invalid(label));

const requiredWhen = (
  field: string,
  value: string,
  rule: yup.StringSchema<string>,
): yup.StringSchema<string> => optionalText('Campo').when(field, { is: value, then: () => rule });

const officeEnd = (officeField: string, durationField: string): yup.StringSchema<string> =>
  optionalText('Data di Termine').when([officeField, durationField], {
    is: (office: unknown, duration: unknown) => office === 'true' && duration === OFFICE_ENDED,
    then: () =>
      testWithContext(requiredText('Data di Termine'), 'month', OFFICE_END_INVALID, isPastOrThisMonth),
  });

const duration = (label: string): yup.StringSchema<string> =>
  oneOf(requiredText(label), [OFFICE_ONGOING, OFFICE_ENDED], invalid(label));

const destination = (): yup.BooleanSchema<boolean> =>
  yup.boolean().strict().typeError(invalid('Destinazione dei fondi')).defined();

const businessAnswers = Object.fromEntries(
  businessQuestions.map(({ name, label }) => [name, yesNo(label)]),
) as Record<BusinessQuestion, yup.StringSchema<string>>;

const destinations = Object.fromEntries(fundDestinations.map(({ name }) => [name, destination()])) as Record<
  FundDestination,
  yup.BooleanSchema<boolean>
>;

/** The schema of the answers of `acol/save/pg` (spec, 3.3 and 5.5). */
export const questionnaireSchema = yup.object({
  nazione: oneOfList('Nazione in cui svolgi l’attività', 'countries'),
  regione: requiredWhen(
    'nazione',
    DEFAULT_COUNTRY,
    oneOfList('Regione', 'regions', { message: REGION_REQUIRED }),
  ),
  ...businessAnswers,
  paeseRelazioniCommerciali: requiredWhen(
    'relazioniCommerciali',
    'true',
    oneOfList('Paese delle relazioni commerciali', 'countries'),
  ),
  funzionePolitica: yesNo('Funzione politica'),
  tipologiaIncaricoPolitico: requiredWhen(
    'funzionePolitica',
    'true',
    oneOfList('Tipologia dell’incarico', 'officeTypes'),
  ),
  areaGeograficaSvolgimentoIncaricoPolitico: requiredWhen(
    'funzionePolitica',
    'true',
    oneOfList('Area geografica in cui è svolto l’incarico', 'countries'),
  ),
  durataIncaricoCaricaPolitica: requiredWhen('funzionePolitica', 'true', duration('Stato dell’incarico')),
  conclusioneCaricaPolitica: officeEnd('funzionePolitica', 'durataIncaricoCaricaPolitica'),
  funzionePoliticaLegame: yesNo('Legame con una funzione politica'),
  tipoLegame: requiredWhen(
    'funzionePoliticaLegame',
    'true',
    oneOfList('Tipo di legame', 'relationshipTypes'),
  ),
  tipologiaIncaricoPoliticoLegame: requiredWhen(
    'funzionePoliticaLegame',
    'true',
    oneOfList('Tipologia dell’incarico della persona', 'officeTypes'),
  ),
  areaGeograficaSvolgimentoIncaricoPoliticoLegame: requiredWhen(
    'funzionePoliticaLegame',
    'true',
    oneOfList('Area geografica in cui la persona svolge l’incarico', 'countries'),
  ),
  durataIncaricoCaricaPoliticaLegame: requiredWhen(
    'funzionePoliticaLegame',
    'true',
    duration('Stato dell’incarico della persona'),
  ),
  conclusioneCaricaPoliticaLegame: officeEnd('funzionePoliticaLegame', 'durataIncaricoCaricaPoliticaLegame'),
  ...destinations,
  trasferimentiNonUE: destination().test('oneAtLeast', FUNDS_DESTINATION_REQUIRED, function () {
    const answers = this.parent as Record<string, unknown>;
    return fundDestinations.some(({ name }) => answers[name] === true);
  }),
  altroDescription: optionalText('Descrizione').when('altro', {
    is: true,
    then: () => freeText('Descrizione dell’altra destinazione'),
  }),
});
