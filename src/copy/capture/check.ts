export const checkCopy = {
  ready: 'Il tuo dispositivo è pronto per il video',
  title: 'Controlla il tuo dispositivo',
  inApp: (browser: string) =>
    `Hai aperto la pagina dentro un’altra app, dove la fotocamera spesso non funziona. Tocca il menu con i puntini e scegli di aprirla in ${browser}.`,
  /** @param canGoOn whether another device is offered: a telephone is not offered itself */
  unlisted: (canGoOn: boolean) =>
    `Non vediamo né fotocamera né microfono. Se li hai, vai avanti: il browser ti chiederà il permesso di usarli. Se non li hai, ${canGoOn ? 'continua dal telefono o carica un video' : 'carica un video'}.`,
  link: (browser: string) => `Oppure copia questo link e aprilo in ${browser}`,
} as const;
