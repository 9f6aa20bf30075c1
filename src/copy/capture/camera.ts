export const cameraProblems = (devices: string, file: string) => ({
  dismissed: `Non hai ancora dato il permesso di usare ${devices}. Riprova e, quando il browser te lo chiede, scegli «Consenti».`,
  dismissedAgain: `Il browser non ha ancora il permesso di usare ${devices}. Se la domanda non compare, tocca l’icona accanto all’indirizzo della pagina e scegli «Consenti»; altrimenti ${file}.`,
  denied: `Il browser non ha avuto il permesso di usare ${devices}. Riprova e scegli «Consenti»; se la domanda non compare, tocca l’icona accanto all’indirizzo della pagina: non serve ricaricare.`,
  /** Followed by `unblock`. */
  blocked: `Il browser blocca ${devices} per questo sito.`,
  system: `Il dispositivo non permette al browser di usare ${devices}. Apri le Impostazioni del dispositivo, cerca «Privacy», dai il permesso al browser e riprova.`,
  absent: `Non troviamo una fotocamera su questo dispositivo. Collegane una e riprova, oppure ${file}.`,
  noMicrophone: `Non troviamo un microfono: nel video serve anche la voce. Collegane uno e riprova, oppure ${file}.`,
  busy: `Un’altra applicazione sta usando ${devices}. Chiudila (ad esempio una videochiamata) e riprova.`,
  unsupported: `Questo browser non permette di usare ${devices}. Aggiornalo, usane un altro, oppure ${file}.`,
  insecure: `La pagina non è aperta in modo sicuro e il browser non può usare ${devices}. Riaprila con un indirizzo che inizia con https://, oppure ${file}.`,
  lost: 'La fotocamera si è scollegata. Ricollegala e riprova.',
  silent: 'La fotocamera è attiva ma non trasmette immagini. Controlla che non sia coperta e riprova.',
  failed: 'Non siamo riusciti ad attivare la fotocamera. Riprova tra qualche istante.',
});

/** Temporary: shown while the camera is on or being requested. */
export const cameraHints = (file: string) => ({
  waiting: `Il browser non risponde. Se ti chiede il permesso, scegli «Consenti»; se non chiede nulla, riprova oppure ${file}.`,
  muted:
    'La fotocamera è in pausa: la sta usando una chiamata o un’altra applicazione. Quando la chiudi riparte da sola.',
  black: 'L’immagine è tutta scura. Scopri la fotocamera o accendi una luce.',
  wrong: `Questa fotocamera sembra a infrarossi o virtuale. Se non ti vedi bene, scegline un’altra oppure ${file}.`,
});

export const cameraCopy = {
  change: 'Cambia fotocamera',
  /** `count`: from 1. */
  unnamed: (count: number) => `Fotocamera ${count}`,
  unblock: {
    chrome:
      'Fai clic sull’icona a sinistra dell’indirizzo della pagina, attiva fotocamera e microfono e riprova: non serve ricaricare.',
    firefox:
      'Fai clic sull’icona sbarrata a sinistra dell’indirizzo della pagina, togli il blocco e riprova: non serve ricaricare.',
    safari:
      'Apri il menu Safari, «Impostazioni per questo sito web», consenti fotocamera e microfono e riprova.',
    android:
      'Tocca l’icona accanto all’indirizzo della pagina, poi «Autorizzazioni», attiva fotocamera e microfono e riprova: non serve ricaricare.',
    ios: 'Tocca «aA» accanto all’indirizzo, poi «Impostazioni sito web», consenti fotocamera e microfono e riprova. Se non basta: Impostazioni, Safari, Fotocamera.',
  },
} as const;
