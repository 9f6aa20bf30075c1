import { signedPapersCopy } from './signed-papers';

export const thanksCopy = {
  title: 'Richiesta completata!',
  lead: 'Grazie: abbiamo ricevuto tutto quello che ci serve.',
  next: 'Che cosa succede adesso',
  review: {
    title: 'Verifichiamo i tuoi dati',
    /** @param email '' if it is not known here */
    text: (email: string) =>
      `Esaminiamo i dati e i documenti che ci hai inviato. ${signedPapersCopy.outcomeText(email)} con l’esito.`,
  },
  card: {
    title: 'La carta virtuale, appena il conto è aperto',
    get text() {
      return `Trovi la ${__BRAND__.card.name} virtuale nell’app: la usi mentre aspetti quella fisica.`;
    },
  },
  receipt: {
    title: 'I documenti che hai firmato',
    text: (email: string) =>
      `Te li mandiamo in PDF ${email === '' ? 'via email' : `a ${email}`}, e li apri anche da qui.`,
  },
  follow: {
    text: 'Segui la richiesta o invia un documento che ti abbiamo chiesto.',
    action: 'Segui la tua richiesta',
  },
  leave: {
    text: 'Il dispositivo non è tuo, o deve fare richiesta un’altra persona? Esci: per rivedere questa richiesta servirà un codice via SMS.',
    action: 'Esci',
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
