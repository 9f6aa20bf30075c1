/** Page titles that are not in the step table, by analytics sub-slug or first path segment. */
export const titleCopy = {
  pages: {
    'ci-intro': 'Prima di iniziare',
    'ci-info': 'I tuoi dati',
    'ci-verify-email': 'Verifica l’email',
    'ci-mobile-phone': 'Il tuo cellulare',
    'ci-verify-phone': 'Verifica il cellulare',
    'ci-create-password': 'Crea la password',
    'ci-password-ok': 'Ti manca poco',
    'sc-qar1': 'Autocertificazioni: di che cosa ti occupi',
    'sc-qar2': 'Autocertificazioni: antiriciclaggio',
    'id-video': 'Identificati: il video',
    'id-doc1': 'Identificati: primo documento',
    'id-doc2': 'Identificati: secondo documento',
    thanks: 'Richiesta completata!',
    'session-expired': 'Sessione scaduta',
    resume: 'Riprendi la richiesta',
    status: 'Richieste in corso',
    reupload: 'Carica il documento richiesto',
    notFound: 'Pagina non trovata',
  },
} as const;
