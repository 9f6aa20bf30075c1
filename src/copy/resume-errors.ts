/** Words of what can go wrong with a request that was begun earlier, and of the ways out. */
export const resumeErrorCopy = {
  codeNotSent: 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare',
  editData: 'Modifica i dati',
  byIdentity: 'Riprendi con i tuoi dati',
  backToList: 'Torna alle tue richieste',
} as const;
