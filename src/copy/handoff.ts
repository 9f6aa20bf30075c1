export const handoffCopy = {
  action: 'Continua sul telefono',
  offer: {
    title: 'Hai il telefono a portata di mano?',
    text: 'Foto e video riescono meglio con la sua fotocamera. Non devi riscrivere nulla.',
  },
  title: 'Continua sul telefono',
  lost: 'Non riusciamo a mostrare il codice per il telefono. Chiudi e riprova, oppure continua da questo dispositivo.',
  qr: 'Codice QR del link che apre questa richiesta sul telefono',
  steps: [
    'Inquadra il codice QR con la fotocamera del telefono e apri il link.',
    'Inserisci il codice che ti inviamo via SMS.',
    'Scatta le foto e registra il video dal telefono.',
  ],
  link: 'Oppure apri questo link sul telefono',
  copy: 'Copia il link',
  copied: 'Link copiato',
  notCopied: 'Il browser non permette di copiarlo: il link è selezionato, copialo tu.',
  waiting: 'Lascia aperta questa pagina: ti diremo qui che cosa arriva dal telefono.',
  arrived: {
    docVideoCaptcha: 'Dal telefono: il video',
    documentoFronte: 'Dal telefono: fronte del primo documento',
    documentoRetro: 'Dal telefono: retro del primo documento',
    documentoDueFronte: 'Dal telefono: fronte del secondo documento',
    documentoDueRetro: 'Dal telefono: retro del secondo documento',
  } as Readonly<Record<string, string>>,
  otherArrived: (label: string) => `Dal telefono: ${label}`,
  ended: 'È passato un po’ di tempo e non controlliamo più che cosa arriva dal telefono.',
  check: 'Controlla ora',
  moved: {
    title: 'Hai proseguito dal telefono',
    text: (step: string) =>
      `La tua richiesta ora è al passaggio «${step}»: puoi continuare qui oppure sul telefono.`,
    understood: 'Ho capito',
  },
} as const;
