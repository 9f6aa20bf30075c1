/** Words of the app around the screens, and of what can go wrong on the way to the service. */
export const networkCopy = {
  timeout: 'Il servizio non ha risposto in tempo. Riprova tra qualche istante.',
  network: 'La connessione è assente o si è interrotta. Controlla la rete e riprova.',
} as const;

export const errorCopy = {
  codeRefusedTitle: 'Codice non valido',
  passwordFailed: "C'è stato un errore durante la creazione della password si prega di riprovare",
  configTitle: 'Servizio non disponibile',
  configText: 'Non riusciamo ad aprire la pagina in questo momento. Riprova tra qualche minuto.',
  chunkText: 'Non siamo riusciti a caricare la pagina. Controlla la connessione e riprova.',
  supportCode: (code: string) => `Codice per l’assistenza: ${code}`,
} as const;

export const footerCopy = {
  privacy: 'Privacy',
  cookie: 'Cookie',
  informationSheet: 'Foglio informativo',
} as const;

/** Title of the browser's tab where the step table has none: by analytics sub-slug, by first path segment. */
export const titleCopy = {
  site: 'Apri il tuo conto business',
  page: (title: string) => `${title} | Apri il tuo conto business`,
  pages: {
    'ci-intro': 'Prima di iniziare',
    'ci-info': 'I tuoi dati',
    'ci-verify-email': 'Verifica l’email',
    'ci-mobile-phone': 'Il tuo cellulare',
    'ci-verify-phone': 'Verifica il cellulare',
    'ci-create-password': 'Crea la password',
    'ci-password-ok': 'Ti manca poco',
    'sc-qar1': 'Autocertificazioni: la tua attività',
    'sc-qar2': 'Autocertificazioni: antiriciclaggio',
    'id-video': 'Identificati: il video',
    'id-doc1': 'Identificati: primo documento',
    'id-doc2': 'Identificati: secondo documento',
    thanks: 'Richiesta completata!',
    'session-expired': 'Sessione scaduta',
    resume: 'Hai già una richiesta in corso',
    notFound: 'Pagina non trovata',
  },
} as const;
