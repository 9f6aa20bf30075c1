/** Texts of the device check before the camera is turned on. */
export const checkCopy = {
  ready: 'Il tuo dispositivo è pronto per il video',
  title: 'Controlla il tuo dispositivo',
  /** @param browser 'Safari' or 'Chrome' */
  inApp: (browser: string) =>
    `Hai aperto la pagina dentro un’altra app, dove la fotocamera spesso non funziona. Tocca il menu con i puntini e scegli di aprirla in ${browser}.`,
  link: (browser: string) => `Oppure copia questo link e aprilo in ${browser}`,
} as const;
