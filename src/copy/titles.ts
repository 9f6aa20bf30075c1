/** By analytics sub-slug or first path segment, for pages that are not in the step table. */
export const titleCopy = {
  pages: {
    'ci-intro': 'Prima di iniziare',
    'ci-info': 'Piacere di conoscerti',
    'ci-verify-email': 'Controlla la tua email',
    'ci-mobile-phone': 'Il tuo cellulare',
    'ci-verify-phone': 'Inserisci il codice SMS',
    'ci-create-password': 'Crea la tua password',
    'ci-password-ok': 'Ti manca poco',
    'company-info': 'La tua attività',
    'sc-qar1': 'Di che cosa ti occupi?',
    'sc-qar2': 'Questionario antiriciclaggio',
    'id-video': 'Registra un video con il tuo documento',
    'id-doc1': 'Il tuo primo documento',
    'id-doc2': 'Il tuo secondo documento',
    get card() {
      return `La tua ${__BRAND__.card.name}`;
    },
    contract: 'Leggi e firma il contratto',
    thanks: 'Richiesta completata!',
    'session-expired': 'Sessione scaduta',
    cookie: 'Il browser blocca i cookie',
    resume: 'Riprendi la richiesta',
    status: 'Richieste in corso',
    reupload: 'Carica il documento richiesto',
    notFound: 'Pagina non trovata',
  },
} as const;
