import {
  businessQuestions,
  fundDestinations,
  OFFICE_ENDED,
  type QuestionnaireAnswers,
} from '../../src/contract/questionnaire';
import { answers as answerRows, fields, half, heading, note, paragraph, wide, type Block, type DocumentModel, type Field } from './blocks'; // prettier-ignore
import type { ContractData } from './data';
import { signature } from './signature';
import { addressLine, fullName, orNotGiven, yesOrNo } from './formatting';

const duration = (value: string): string => (value === OFFICE_ENDED ? 'Concluso' : 'In corso');

const company = ({ contact, company: { azienda, sedeLegale }, activity, words }: ContractData): Block => {
  const { attivita, dettaglioAttivita } = activity;
  const inWords = (field: string, value: string): string => orNotGiven(words[field] ?? value);
  const details: readonly Field[] = dettaglioAttivita
    ? [
        half('Professione', inWords('professione', dettaglioAttivita.professione)),
        half('Settore economico', inWords('settoreEconomico', dettaglioAttivita.settoreEconomico)),
        wide('Attività svolta', inWords('attivitaSvolta', dettaglioAttivita.attivitaSvolta)),
      ]
    : [];
  return fields(
    half('Titolare', fullName(contact)),
    half('Codice fiscale', contact.anagrafica.cf),
    wide('Ragione sociale', azienda.ragioneSociale),
    half('Partita IVA', azienda.partitaIva),
    half('Data di costituzione', azienda.dataCostituzione),
    wide('Sede legale', addressLine(sedeLegale)),
    half('Tipologia di attività', inWords('tipoSocieta', attivita.tipoSocieta)),
    half('Settore di attività', inWords('settoreAttivita', attivita.settoreAttivita)),
    wide('Codice ATECO', inWords('codiceAteco', attivita.codiceAteco)),
    ...details,
  );
};

const relationship = ({ activity: { rapporto }, answers, words }: ContractData): Block =>
  fields(
    half('Scopo del rapporto', orNotGiven(words['scopoRapporto'] ?? rapporto.scopoRapporto)),
    half('Natura del rapporto', orNotGiven(words['naturaRapporto'] ?? rapporto.naturaRapporto)),
    half('Origine dei fondi', orNotGiven(words['origineFondi'] ?? rapporto.origineFondi)),
    half('Nazione in cui è svolta l’attività', words['nazione'] ?? answers.nazione),
    ...(answers.regione ? [half('Regione', words['regione'] ?? answers.regione)] : []),
  );

const business = (answers: QuestionnaireAnswers, words: ContractData['words']): Block =>
  answerRows(
    ...businessQuestions.flatMap(({ name, printed }) => [
      half(printed, yesOrNo(answers[name])),
      ...(name === 'relazioniCommerciali' && answers[name] === 'true'
        ? [half('Paese', words['paeseRelazioniCommerciali'] ?? answers.paeseRelazioniCommerciali)]
        : []),
    ]),
  );

const office = (
  answers: QuestionnaireAnswers,
  words: ContractData['words'],
  suffix: '' | 'Legame',
): Field[] => {
  const kind = answers[`tipologiaIncaricoPolitico${suffix}`];
  const area = answers[`areaGeograficaSvolgimentoIncaricoPolitico${suffix}`];
  const lasts = answers[`durataIncaricoCaricaPolitica${suffix}`];
  return [
    half('Tipologia dell’incarico', orNotGiven(words[`tipologiaIncaricoPolitico${suffix}`] ?? kind)),
    half(
      'Area geografica dell’incarico',
      orNotGiven(words[`areaGeograficaSvolgimentoIncaricoPolitico${suffix}`] ?? area),
    ),
    half('Stato dell’incarico', duration(lasts)),
    ...(lasts === OFFICE_ENDED
      ? [half('Data di termine', answers[`conclusioneCaricaPolitica${suffix}`])]
      : []),
  ];
};

const offices = (answers: QuestionnaireAnswers, words: ContractData['words']): Block =>
  answerRows(
    half('Ricopre o ha ricoperto un’importante carica pubblica?', yesOrNo(answers.funzionePolitica)),
    ...(answers.funzionePolitica === 'true' ? office(answers, words, '') : []),
    half(
      'Un suo familiare, o una persona con cui ha stretti legami d’affari, ricopre o ha ricoperto una di queste cariche?',
      yesOrNo(answers.funzionePoliticaLegame),
    ),
    ...(answers.funzionePoliticaLegame === 'true'
      ? [
          half('Legame con la persona', orNotGiven(words['tipoLegame'] ?? answers.tipoLegame)),
          ...office(answers, words, 'Legame'),
        ]
      : []),
  );

const destinations = (answers: QuestionnaireAnswers): Block =>
  answerRows(
    ...fundDestinations.map(({ name, words }) => half(words, yesOrNo(answers[name]))),
    ...(answers.altro
      ? [half('Descrizione dell’altra destinazione', orNotGiven(answers.altroDescription))]
      : []),
  );

/** Entry 0: declarations against money laundering (decreto legislativo 231/2007). */
export const questionnaireModel = (data: ContractData): DocumentModel => ({
  title: 'Questionario di adeguata verifica',
  lead: 'Informazioni rese dal titolare ai sensi della normativa antiriciclaggio (d.lgs. 231/2007).',
  blocks: [
    heading('Azienda e attività'),
    company(data),
    heading('Rapporto'),
    relationship(data),
    heading('Attività economica'),
    business(data.answers, data.words),
    heading('Cariche pubbliche'),
    offices(data.answers, data.words),
    heading('Destinazione dei fondi'),
    destinations(data.answers),
    heading('Dichiarazioni'),
    paragraph('Consapevole delle responsabilità, anche penali, di chi fornisce dati falsi o informazioni non veritiere (art. 55 del decreto legislativo 231/2007), il titolare dichiara:'),
    {
      kind: 'list',
      items: [
        'di aver fornito tutte le informazioni richieste e che esse sono complete, esatte e aggiornate;',
        'di agire per conto proprio e di essere il titolare effettivo del rapporto;',
        'di impegnarsi a comunicare senza ritardo ogni variazione dei dati e delle risposte qui riportati.',
      ],
    },
    signature(data),
    note('La normativa obbliga a raccogliere queste informazioni prima di aprire il rapporto e ad aggiornarle nel tempo. In loro mancanza il rapporto non può essere aperto o proseguito.'),
  ], // prettier-ignore
});
