export const resumeErrorCopy = {
  codeNotSent: 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare',
  editData: 'Torna al modulo',
  byIdentity: 'Riprendi con i tuoi dati',
  backToList: 'Torna alle tue richieste',
} as const;
