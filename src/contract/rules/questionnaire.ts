import * as yup from 'yup';
import { DEFAULT_COUNTRY } from '../limits';
import { OFFICE_ENDED, OFFICE_ONGOING, fundDestinations } from '../questionnaire';
import { freeText, oneOf, optionalText, requiredText } from './base';
import { chosen } from './chosen';
import { isPastOrThisMonth } from './dates';
import { invalid, required } from './messages';
import { testWithContext } from './withContext';

export const REGION_REQUIRED = 'Selezionare una regione';
export const PURPOSE_REQUIRED = 'Selezionare uno scopo del rapporto';
export const FUNDS_ORIGIN_REQUIRED = "Selezionare un'origine dei fondi";
export const FUNDS_DESTINATION_REQUIRED = required('Destinazione dei fondi');
export const OFFICE_END_INVALID = invalid('Data di Termine');

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

const duration = (): yup.StringSchema<string> =>
  oneOf(
    requiredText("Durata dell'incarico"),
    [OFFICE_ONGOING, OFFICE_ENDED],
    invalid("Durata dell'incarico"),
  );

const destination = (): yup.BooleanSchema<boolean> =>
  yup.boolean().strict().typeError(invalid('Destinazione dei fondi')).defined();

/** The answers of `acol/save/pg`: 3.3 and 5.5 of the spec. */
export const questionnaireSchema = yup.object({
  nazione: chosen('Nazione', 'countries'),
  regione: requiredWhen(
    'nazione',
    DEFAULT_COUNTRY,
    chosen('Regione', 'regions', { message: REGION_REQUIRED }),
  ),
  relazioniCommerciali: yesNo('Relazioni commerciali'),
  paeseRelazioniCommerciali: requiredWhen(
    'relazioniCommerciali',
    'true',
    chosen('Paese delle relazioni commerciali', 'countries'),
  ),
  appaltoGare: yesNo('Appalti e gare'),
  finanziamentiPubblici: yesNo('Finanziamenti pubblici'),
  acquistoCriptovalute: yesNo('Acquisto di criptovalute'),
  vendoOro: yesNo("Commercio d'oro"),
  funzionePolitica: yesNo('Funzione politica'),
  tipologiaIncaricoPolitico: requiredWhen(
    'funzionePolitica',
    'true',
    chosen("Tipologia dell'incarico", 'officeTypes'),
  ),
  areaGeograficaSvolgimentoIncaricoPolitico: requiredWhen(
    'funzionePolitica',
    'true',
    chosen('Area geografica', 'countries'),
  ),
  durataIncaricoCaricaPolitica: requiredWhen('funzionePolitica', 'true', duration()),
  conclusioneCaricaPolitica: officeEnd('funzionePolitica', 'durataIncaricoCaricaPolitica'),
  funzionePoliticaLegame: yesNo('Legame con una funzione politica'),
  tipoLegame: requiredWhen('funzionePoliticaLegame', 'true', chosen('Tipo di legame', 'relationshipTypes')),
  tipologiaIncaricoPoliticoLegame: requiredWhen(
    'funzionePoliticaLegame',
    'true',
    chosen("Tipologia dell'incarico", 'officeTypes'),
  ),
  areaGeograficaSvolgimentoIncaricoPoliticoLegame: requiredWhen(
    'funzionePoliticaLegame',
    'true',
    chosen('Area geografica', 'countries'),
  ),
  durataIncaricoCaricaPoliticaLegame: requiredWhen('funzionePoliticaLegame', 'true', duration()),
  conclusioneCaricaPoliticaLegame: officeEnd('funzionePoliticaLegame', 'durataIncaricoCaricaPoliticaLegame'),
  acquistiPersonali: destination(),
  acquistiOnline: destination(),
  prelieviContanti: destination(),
  investimentiFinanziari: destination(),
  trasferimentiUE: destination(),
  trasferimentiNonUE: destination().test('oneAtLeast', FUNDS_DESTINATION_REQUIRED, function () {
    const answers = this.parent as Record<string, unknown>;
    return fundDestinations.some((field) => answers[field] === true);
  }),
  altro: destination(),
  altroDescription: optionalText('Descrizione').when('altro', {
    is: true,
    then: () => freeText('Descrizione'),
  }),
});
