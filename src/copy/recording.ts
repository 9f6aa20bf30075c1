/** To applicants the recording for support is a report. */
export const recordingCopy = {
  title: 'Segnala un problema',
  lead: 'Il rapporto tecnico è un file con quello che è successo da quando hai aperto la pagina. Aiuta l’assistenza a trovare il problema e non contiene i tuoi dati.',
  loading: 'Prepariamo il rapporto…',
  lost: 'Non riusciamo a preparare il rapporto. Controlla la connessione e riprova.',
  again: 'Riprova',
  holds: 'Che cosa contiene',
  code: (code: string, time: string) => `Il codice ${code} e l’ora in cui hai aperto la pagina: ${time}`,
  actions: (count: number) => (count === 1 ? '1 azione della pagina' : `${count} azioni della pagina`),
  calls: (count: number, failed: number) =>
    `${count === 1 ? '1 chiamata' : `${count} chiamate`} al servizio${
      failed === 0 ? '' : `, di cui ${failed} non ${failed === 1 ? 'riuscita' : 'riuscite'}`
    }`,
  steps: (count: number) =>
    count === 1 ? '1 passaggio interno dell’app' : `${count} passaggi interni dell’app`,
  crashes: (count: number) => (count === 1 ? '1 errore dell’app' : `${count} errori dell’app`),
  dropped: (count: number) => `Mancano i ${count} eventi più vecchi`,
  device: (browser: string, viewport: string) =>
    `Il tuo dispositivo: ${browser}, pagina di ${viewport} punti, lingua, tipo di connessione, fotocamere presenti`,
  fields:
    'Per ogni campo: se è vuoto, quanti caratteri ha e se sono cifre o lettere. Mai che cosa c’è scritto o scelto',
  files: 'Per ogni file: tipo e dimensione',
  never: 'Che cosa non contiene mai',
  neverList: [
    'Nomi, codice fiscale, indirizzi, email, telefono e dati dell’azienda',
    'Le voci che hai scelto negli elenchi',
    'Password, codici ricevuti e frase del video',
    'Foto, video e documenti',
    'Cookie e chiavi di accesso',
  ],
  lines: (count: number) => (count === 1 ? 'Riga per riga (1)' : `Riga per riga (${count})`),
  raw: (kilobytes: number) => `Il file così com’è (${kilobytes} KB)`,
  save: 'Salva',
  saved: 'Il file è tra i download. Allegalo al messaggio per l’assistenza.',
  send: 'Invia all’assistenza',
  /** The code follows. */
  sent: 'Rapporto inviato. Quando parli con l’assistenza, dai questo codice:',
  kept: (days: number) => `Se lo invii, lo cancelliamo dopo ${days} giorni.`,
  file: (code: string) => `rapporto-${code}.json`,
  from: { screen: 'Pagina', flow: 'App', api: 'App' },
  call: 'Servizio',
  callSteps: {
    asked: 'richiesta',
    answered: 'risposta',
    refused: 'rifiuto',
    lost: 'nessuna risposta',
    aborted: 'interrotta',
  },
  flow: 'Passaggio',
  flowSteps: {
    begun: 'inizia',
    call: 'chiama',
    answer: 'ha la risposta',
    ended: 'finisce',
    cancelled: 'annullato',
    threw: 'si ferma per un errore',
  },
  crash: 'Errore',
} as const;
