/** Words of the completion page. */
export const thanksCopy = {
  title: 'Richiesta completata!',
  lead: 'Grazie: abbiamo ricevuto tutto quello che ci serve.',
  next: 'Che cosa succede adesso',
  review: {
    title: 'Verifichiamo i tuoi dati',
    text: 'Esamineremo i dati e i documenti che ci hai inviato e ti comunicheremo l’esito.',
  },
  card: {
    title: 'Usa subito la carta virtuale',
    text: 'In attesa della carta fisica puoi usare la carta business virtuale nell’app.',
  },
  follow: {
    text: 'Vuoi sapere a che punto è la tua richiesta, o ti abbiamo chiesto di nuovo un documento?',
    action: 'Segui la tua richiesta',
  },
} as const;
