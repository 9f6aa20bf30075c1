/** The first screen loads these texts without those of fields. */
export const shellCopy = {
  skipToContent: 'Vai al contenuto',
  continue: 'Continua',
  back: 'Indietro',
  retry: 'Riprova',
  close: 'Chiudi',
  newTab: '(si apre in una nuova scheda)',
  loading: 'Caricamento in corso…',
  stepper: {
    label: 'Avanzamento della richiesta',
    position: (current: number, total: number) => `Passo ${current} di ${total}`,
    page: (page: number, pages: number) => `${page} di ${pages}`,
    done: 'completato',
    current: 'in corso',
  },
  footer: { label: 'Informazioni legali', help: 'Serve aiuto?' },
  errorScreenTitle: 'Qualcosa non ha funzionato',
  tabTitle: (page: string) => `${page} | ${__BRAND__.title}`,
} as const;
