/** What the events of the audit are called in Italian. */

/** Those that concern the review. */
export const reviewEvents: Readonly<Record<string, string>> = {
  'document-made': 'Documento preparato',
  'document-noticed': 'Documento letto dal cliente',
  'document-signed': 'Documento firmato dal cliente',
  'document-stored': 'File ricevuto',
  'papers-mailed': 'Contratti inviati per email',
  'news-mailed': 'Email inviata al cliente',
  'news-dropped': 'Email al cliente mai partita',
  'review-looked': 'Richiesta aperta',
  'review-accepted': 'Documento accettato',
  'review-refused': 'Documento rifiutato',
  'review-asked': 'Documento chiesto',
  'review-concluded': 'Conto aperto',
  'review-rejected': 'Richiesta non accolta',
  'review-mail-retried': 'Email riprovata',
  'review-rejection-proposed': 'Proposta di non accogliere',
};

/** All of them. */
export const auditEvents: Readonly<Record<string, string>> = {
  ...reviewEvents,
  code_sent: 'Codice inviato',
  code_not_delivered: 'Codice non consegnato',
  code_confirmed: 'Codice inserito e riconosciuto',
  code_worn_out: 'Codice annullato dopo troppi errori',
  password_created: 'Password scelta',
  resumed: 'Richiesta ripresa',
  'document-stamped': 'Marca temporale aggiunta',
  'file-lost': 'File non più disponibile',
  'trace-received': 'Segnalazione all’assistenza ricevuta',
  'support-looked': 'Segnalazione aperta dall’assistenza',
  erased: 'Richiesta cancellata',
};
