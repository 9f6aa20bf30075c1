import { SUBJECT_TYPE_CODE } from '../../src/contract/limits';
import type { QuestionnaireAnswers } from '../../src/contract/questionnaire';
import type { Option } from '../../src/contract/wire';
import { atecoBySector, sectors } from '../data/ateco';
import {
  fundsOrigins,
  officeTypes,
  purposes,
  relationshipNatures,
  relationshipTypes,
} from '../data/questionnaireOptions';
import { citizenships, countries, regions } from '../data/states';
import type { ContractData } from './data';

const textOf = (options: readonly Option[], text: string): string =>
  options.find(({ key, value }) => key === text || value === text)?.value ?? text;

const activityWords = ({ attivita, rapporto }: ContractData['activity']): Record<string, string> => {
  const [id = '', description = ''] = attivita.tipoSocieta.split('##');
  const sectorOptions = sectors(id, SUBJECT_TYPE_CODE);
  const sector = sectorOptions.find(
    ({ key, value }) => key === attivita.settoreAttivita || value === attivita.settoreAttivita,
  );
  return {
    tipoSocieta: description || id,
    settoreAttivita: sector?.value ?? attivita.settoreAttivita,
    codiceAteco: textOf(atecoBySector(sector?.key ?? ''), attivita.codiceAteco),
    scopoRapporto: textOf(purposes, rapporto.scopoRapporto),
    naturaRapporto: textOf(relationshipNatures, rapporto.naturaRapporto),
    origineFondi: textOf(fundsOrigins, rapporto.origineFondi),
  };
};

const answerWords = (answers: QuestionnaireAnswers): Record<string, string> => ({
  nazione: textOf(countries(), answers.nazione),
  regione: textOf(regions(), answers.regione),
  paeseRelazioniCommerciali: textOf(countries(), answers.paeseRelazioniCommerciali),
  tipologiaIncaricoPolitico: textOf(officeTypes, answers.tipologiaIncaricoPolitico),
  tipologiaIncaricoPoliticoLegame: textOf(officeTypes, answers.tipologiaIncaricoPoliticoLegame),
  areaGeograficaSvolgimentoIncaricoPolitico: textOf(
    countries(),
    answers.areaGeograficaSvolgimentoIncaricoPolitico,
  ),
  areaGeograficaSvolgimentoIncaricoPoliticoLegame: textOf(
    countries(),
    answers.areaGeograficaSvolgimentoIncaricoPoliticoLegame,
  ),
  tipoLegame: textOf(relationshipTypes, answers.tipoLegame),
});

export const chosenWords = ({
  address,
  activity,
  answers,
}: Pick<ContractData, 'address' | 'activity' | 'answers'>): Record<string, string> => {
  const { cittadinanza } = address.cittadinanza;
  const citizenship = citizenships().find(
    ({ key, nazionalita }) => key === cittadinanza || nazionalita === cittadinanza,
  );
  return {
    cittadinanza: citizenship?.nazionalita ?? cittadinanza,
    ...activityWords(activity),
    ...answerWords(answers),
  };
};
