import { HYPHENS } from './names';

export const addressInfoCopy = {
  title: 'Dati personali',
  lead: 'Controlla i tuoi dati e dicci dove vivi.',
  person: {
    title: 'I tuoi dati',
    text: 'Li hai scritti tu; data e luogo di nascita vengono dal codice fiscale.',
    nome: 'Nome',
    cognome: 'Cognome',
    data: 'Data di nascita',
    sesso: 'Sesso',
    sexes: { M: 'Maschio', F: 'Femmina' } as Readonly<Record<string, string>>,
    place: 'Luogo di nascita',
    cf: 'Codice fiscale',
    wrong: 'C’è qualcosa di sbagliato?',
    correct: 'Correggi nome o codice fiscale',
    support: 'Contatta l’assistenza',
  },
  citizenship: {
    label: 'Cittadinanza',
    hint: 'Se ne hai più di una, scegli quella del documento che userai',
  },
  residence: { title: 'Residenza', text: 'L’indirizzo in cui risulti residente all’anagrafe.' },
  domicile: {
    title: 'Domicilio',
    text: 'Il luogo in cui vivi abitualmente.',
    label: 'Vivi all’indirizzo di residenza?',
    options: { residenza: 'Sì', altro: 'No, a un altro indirizzo' },
  },
  guardian: {
    title: 'Dati del tutore',
    text: 'Per questa richiesta servono anche i dati di chi esercita la tutela.',
    nameHint: HYPHENS,
    tutoreNome: 'Nome del tutore',
    tutoreCognome: 'Cognome del tutore',
    tutoreEmail: 'Email del tutore',
    tutoreCellulare: 'Numero cellulare del tutore',
    tutoreCf: 'Codice fiscale del tutore',
  },
} as const;
