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

/** What an option says, given its key or its words; the text itself where the list has neither. */
const say = (options: readonly Option[], text: string): string =>
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
    codiceAteco: say(atecoBySector(sector?.key ?? ''), attivita.codiceAteco),
    scopoRapporto: say(purposes, rapporto.scopoRapporto),
    naturaRapporto: say(relationshipNatures, rapporto.naturaRapporto),
    origineFondi: say(fundsOrigins, rapporto.origineFondi),
  };
};

const answerWords = (answers: QuestionnaireAnswers): Record<string, string> => ({
  nazione: say(countries(), answers.nazione),
  regione: say(regions(), answers.regione),
  paeseRelazioniCommerciali: say(countries(), answers.paeseRelazioniCommerciali),
  tipologiaIncaricoPolitico: say(officeTypes, answers.tipologiaIncaricoPolitico),
  tipologiaIncaricoPoliticoLegame: say(officeTypes, answers.tipologiaIncaricoPoliticoLegame),
  areaGeograficaSvolgimentoIncaricoPolitico: say(
    countries(),
    answers.areaGeograficaSvolgimentoIncaricoPolitico,
  ),
  areaGeograficaSvolgimentoIncaricoPoliticoLegame: say(
    countries(),
    answers.areaGeograficaSvolgimentoIncaricoPoliticoLegame,
  ),
  tipoLegame: say(relationshipTypes, answers.tipoLegame),
});

/** The words of every option that was chosen, by field. */
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
