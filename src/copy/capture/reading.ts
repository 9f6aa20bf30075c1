import { dateRead } from '../../contract/expiry';
import type { ReadingAdvice } from '../../contract/readingAdvice';

export const readingCopy = {
  check: 'Controlla questa immagine',
  advice: (advice: ReadingAdvice, expiryDate = ''): string =>
    ({
      expired: `Sul documento la scadenza è ${dateRead(expiryDate)}: è scaduto.`,
      backForFront: 'Questo è il retro: qui serve il fronte.',
      dataForOuter: 'Questa è la pagina con i dati: qui serve la pagina esterna.',
      otherTaxCode: 'Il codice fiscale del documento non è il tuo.',
      otherBirthDate:
        'La data di nascita sul documento non è la tua: controlla di avere scelto il tuo documento.',
      noText: 'Non riusciamo a leggere nessuna scritta: rifai la foto da più vicino.',
    })[advice],
  filled: 'Letto dal documento',
  /** @param read what differs from the answer; several where the pictures differ from each other */
  differs: (read: readonly string[]): string =>
    `${read.length > 1 ? 'Nelle immagini' : 'Sul documento'} leggiamo ${read.join(' e ')}`,
  filledIn: 'Abbiamo compilato i campi vuoti con quello che leggiamo sul documento: controllali.',
  goOn: 'Se è tutto giusto puoi continuare: l’immagine è già caricata.',
};
