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

/** Title of the browser's tab, by step and, where it has any, by sub-page. */
export const titleCopy = {
  site: 'Apri il tuo conto business',
  page: (title: string) => `${title} | Apri il tuo conto business`,
  pages: {
    'contact-info': 'Inizio',
    'ci-intro': 'Prima di iniziare',
    'ci-info': 'I tuoi dati',
    'ci-verify-email': 'Verifica l’email',
    'ci-mobile-phone': 'Il tuo cellulare',
    'ci-verify-phone': 'Verifica il cellulare',
    'ci-create-password': 'Crea la password',
    'ci-password-ok': 'Ti manca poco',
    'address-info': 'Dati personali',
    'company-info': 'Dati azienda',
    'self-certifications': 'Autocertificazioni',
    'sc-qar1': 'Autocertificazioni: la tua attività',
    'sc-qar2': 'Autocertificazioni: antiriciclaggio',
    card: 'Carta',
    identification: 'Identificati',
    'id-video': 'Identificati: il video',
    'id-doc1': 'Identificati: primo documento',
    'id-doc2': 'Identificati: secondo documento',
    contract: 'Firma il contratto',
    thanks: 'Richiesta completata!',
    auth: 'Conferma il cellulare',
  },
} as const;

export const notFoundCopy = {
  title: 'Pagina non trovata',
  text: 'L’indirizzo che hai aperto non esiste o non è più valido. La tua richiesta è al sicuro: puoi riprenderla da dove l’hai lasciata.',
  back: 'Vai alla tua richiesta',
} as const;

export const expiredCopy = {
  title: 'Sessione scaduta',
  text: 'Per proteggere i tuoi dati, la sessione termina in automatico dopo alcuni minuti di inattività.',
  restart: 'Ripeti la registrazione',
} as const;

export const knownCustomerCopy = {
  title: 'Hai già una richiesta in corso',
  text: 'Con questi dati risulta una richiesta già avviata. Per motivi di sicurezza possiamo riaprirla solo insieme a te: contatta l’assistenza e tieni a portata di mano il codice che ti abbiamo inviato via SMS.',
  phone: (number: string) => `Abbiamo inviato il codice al numero ${number}.`,
  support: 'Contatta l’assistenza',
  back: 'Torna alla pagina precedente',
} as const;
