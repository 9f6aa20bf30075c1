/** Texts of the completion page. */
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
    get text() {
      return `In attesa della carta fisica puoi usare la ${__BRAND__.card.name} virtuale nell’app.`;
    },
  },
  follow: {
    text: 'Vuoi sapere a che punto è la tua richiesta, o ti abbiamo chiesto di nuovo un documento?',
    action: 'Segui la tua richiesta',
  },
  /**
   * Used if the page was reached because a request was found, not by signing. By customer state: account
   * open, or under review.
   */
  found: {
    T: {
      lead: 'Il tuo conto risulta già aperto: la richiesta con questo codice fiscale è conclusa.',
      text: 'Entra nell’app con le credenziali che hai creato durante la richiesta.',
      stays: 'La richiesta già conclusa resta com’è.',
    },
    P: {
      lead: 'La richiesta con questo codice fiscale è già stata inviata e la stiamo verificando.',
      text: 'Per ora non devi fare nulla: l’esito arriva all’email indicata nella richiesta.',
      stays: 'La richiesta già inviata resta com’è.',
    },
  } as Readonly<Record<string, Readonly<Record<'lead' | 'text' | 'stays', string>>>>,
  notYours: {
    title: 'Non hai fatto tu questa richiesta?',
    text: 'Puoi andare avanti con i dati che hai appena scritto. ',
    action: 'Inizia una nuova richiesta',
  },
} as const;
