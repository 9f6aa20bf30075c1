import type { questionnaireEntries } from '../../src/contract/questionnaire';
import { fundsOrigins, purposes, relationshipNatures } from '../../src/contract/questionnaireOptions';
import type { Option } from '../../src/contract/wire';
import { countries, regions } from './states';

type Rows = readonly (readonly [key: string, value: string])[];
const options = (rows: Rows): readonly Option[] => rows.map(([key, value]) => ({ key, value }));

/** Important public offices: D.lgs. 231/2007, art. 1, c. 2, lett. dd, no. 1; keys are its numbers. */
export const officeTypes = options([
  [
    '1.1',
    'Presidente della Repubblica o del Consiglio, ministro, sottosegretario, presidente o assessore di Regione, ' +
      'sindaco di capoluogo o di comune con almeno 15.000 abitanti',
  ],
  ['1.2', 'Deputato, senatore, parlamentare europeo o consigliere regionale'],
  ['1.3', 'Membro degli organi direttivi centrali di un partito politico'],
  ['1.4', 'Giudice o magistrato delle Corti supreme, consigliere di Stato'],
  ['1.5', 'Membro degli organi direttivi di banche centrali o autorità indipendenti'],
  ['1.6', "Ambasciatore, incaricato d'affari o ufficiale di grado apicale delle Forze armate"],
  ['1.7', 'Componente degli organi di imprese controllate o partecipate da Stato, Regioni o Comuni'],
  ['1.8', 'Direttore generale di ASL, azienda ospedaliera o altro ente del servizio sanitario'],
  ['1.9', "Direttore, vicedirettore o membro dell'organo di gestione di organizzazioni internazionali"],
]);

/** Relationships with a person in such an office: the same letter, nos. 2 and 3. */
export const relationshipTypes = options([
  ['CONIUGE', 'Coniuge, persona unita civilmente o convivente di fatto'],
  ['GENITORE', 'Genitore'],
  ['FIGLIO', 'Figlio o figlia'],
  ['CONIUGE_FIGLIO', 'Coniuge, persona unita civilmente o convivente di fatto di un figlio o di una figlia'],
  ['TITOLARE', 'Titolare effettivo, insieme alla persona, di società, enti o trust'],
  ['AFFARI', "Socio o persona con stretti rapporti d'affari"],
  ['PRESTANOME', "Titolare solo formale di un'entità costituita a beneficio della persona"],
]);

export { fundsOrigins, purposes, relationshipNatures };

interface QuestionnaireList {
  readonly description: string;
  readonly values: () => readonly Option[];
}

export const questionnaireLists = {
  countries: { description: 'Nazioni', values: countries },
  regions: { description: 'Regioni', values: regions },
  purposes: { description: 'Scopi del rapporto', values: () => purposes },
  officeTypes: { description: 'Tipologie di incarico politico', values: () => officeTypes },
  relationshipTypes: { description: 'Tipi di legame', values: () => relationshipTypes },
  fundsOrigins: { description: 'Origini dei fondi', values: () => fundsOrigins },
  relationshipNatures: { description: 'Nature del rapporto', values: () => relationshipNatures },
} as const satisfies Record<keyof typeof questionnaireEntries, QuestionnaireList>;
