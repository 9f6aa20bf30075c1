import { ATECO_CLASS_DIGITS } from '../contract/limits';
import {
  fundDestinations,
  OFFICE_ENDED,
  OFFICE_ONGOING,
  type BusinessQuestion,
  type FundDestination,
} from '../contract/questionnaire';

export const selfCertificationsCopy = {
  company: {
    title: 'Di che cosa ti occupi?',
    lead: 'La normativa antiriciclaggio ci chiede queste informazioni. Tipologia e codice ATECO sono nella visura o nel certificato di attribuzione della partita IVA.',
    activity: {
      title: 'Attività',
      tipoSocieta: 'Tipologia di attività',
      settoreAttivita: 'Settore di attività',
      settoreFirst: 'Scegli prima la tipologia di attività.',
      settoreHint: 'Non sai qual è? Scrivi il tuo mestiere o il codice ATECO e lo troviamo noi.',
      codiceAteco: 'Codice ATECO',
      atecoFirst: 'Scegli prima il settore di attività.',
      atecoHint:
        'Trovi i codici del settore scelto. Cerca per numero («62.10») o con una parola («informatica»).',
      atecoNoMatch:
        'Nessun risultato in questo settore. Prova con un’altra parola o con le prime due cifre del codice, oppure cambia settore.',
      atecoFormer: (former: string) => `Nell’elenco 2007: ${former}`,
      atecoHelp: 'Dove trovo il codice ATECO?',
    },
    atecoDialog: {
      title: 'Il codice ATECO',
      text: [
        `È il codice che descrive la tua attività economica. Ci servono le prime ${ATECO_CLASS_DIGITS} cifre.`,
        'Lo trovi nella visura della Camera di commercio oppure nel certificato di attribuzione della partita IVA rilasciato dall’Agenzia delle Entrate.',
        'L’elenco usato qui è ATECO 2025. Se il tuo certificato è precedente ha un codice dell’elenco ATECO 2007: scrivilo lo stesso e ti mostriamo i codici di oggi tra cui scegliere, con il significato che aveva.',
        'Se svolgi più attività, indica quella prevalente.',
      ],
      example: 'Esempio: se nella visura leggi 62.10.00, cerca 62.10.',
    },
    details: {
      title: 'Dettaglio dell’attività',
      professione: 'Professione',
      settoreEconomico: 'Settore economico',
      attivitaSvolta: 'Attività',
    },
    place: {
      title: 'Dove lavori',
      nazione: 'Nazione in cui svolgi l’attività',
      regione: 'Regione',
    },
    relationship: {
      title: 'Come userai il conto',
      scopoRapporto: 'Scopo del rapporto',
      origineFondi: 'Origine dei fondi',
      origineHint: 'Da dove proviene il denaro che verserai sul conto',
    },
  },
  questionnaire: {
    title: 'Questionario antiriciclaggio',
    lead: 'Poche domande che la legge ci impone di fare a tutti i titolari di un conto. Rispondi con sincerità: una risposta «Sì» non impedisce l’apertura.',
    business: {
      title: 'Rapporti e operazioni',
      relazioniCommerciali: 'Hai relazioni commerciali con un altro Paese?',
      appaltoGare: 'Partecipi a gare d’appalto pubbliche?',
      finanziamentiPubblici: 'Ricevi finanziamenti pubblici?',
      acquistoCriptovalute: 'Acquisti criptovalute?',
      vendoOro: 'Compri o vendi oro?',
      paeseRelazioniCommerciali: 'Con quale Paese?',
    } satisfies Readonly<Record<BusinessQuestion, string>> & Readonly<Record<string, string>>,
    office: {
      title: 'Cariche politiche',
      text: 'Riguarda chi occupa, o ha lasciato da meno di un anno, un’importante carica pubblica, e le persone vicine a chi la ricopre: ad esempio parlamentari, sindaci di capoluogo, magistrati di corti supreme.',
      funzionePolitica: 'Ricopri o hai ricoperto un’importante carica pubblica?',
      tipologia: 'Tipologia dell’incarico',
      area: 'Area geografica in cui è svolto l’incarico',
      durata: 'Stato dell’incarico',
      conclusione: 'Data di termine',
    },
    relative: {
      funzionePoliticaLegame:
        'Un tuo familiare, o una persona con cui hai stretti legami d’affari, ricopre o ha ricoperto una di queste cariche?',
      tipoLegame: 'Che legame hai con questa persona?',
      tipologia: 'Tipologia dell’incarico della persona',
      area: 'Area geografica in cui la persona svolge l’incarico',
      durata: 'Stato dell’incarico della persona',
      conclusione: 'Data di termine dell’incarico della persona',
    },
    durations: [
      { value: OFFICE_ONGOING, label: 'In corso' },
      { value: OFFICE_ENDED, label: 'Concluso' },
    ],
    destination: {
      title: 'Destinazione dei fondi',
      legend: 'Per che cosa userai il denaro del conto?',
      hint: 'Scegli almeno una voce: puoi sceglierne più di una',
      options: Object.fromEntries(fundDestinations.map(({ name, words }) => [name, words])) as Readonly<
        Record<FundDestination, string>
      >,
      altroDescription: 'Descrizione dell’altra destinazione',
    },
  },
} as const;
