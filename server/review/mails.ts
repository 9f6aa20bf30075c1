import type { Request } from '../db/schema';
import type { Mail } from '../deps';

/** What the applicant is told about a review. */
export type News =
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string }
  | { readonly kind: 'videoRefused'; readonly reason: string }
  | { readonly kind: 'asked'; readonly name: string }
  | { readonly kind: 'concluded' }
  | { readonly kind: 'rejected' };

export interface Addressee {
  readonly request: Request;
  /** First name; '' if unknown. */
  readonly nome: string;
  /** Origin of the app's URL for the applicant. */
  readonly origin: string;
}

const lines = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');
const hello = ({ nome }: Addressee): string => (nome === '' ? 'Ciao,' : `Ciao ${nome},`);
const reuploadLink = ({ origin, request }: Addressee): string =>
  `Puoi farlo da qui, anche con il telefono:\n${origin}/reupload/${request.guid}`;
const CODE = 'Ti chiederemo il codice che mandiamo via SMS al tuo cellulare.';

/** Returns the e-mail with the news. */
export const newsMail = (news: News, addressee: Addressee): Mail => {
  const to = addressee.request.email;
  switch (news.kind) {
    case 'refused':
      return {
        to,
        subject: 'Ci serve di nuovo un documento',
        text: lines(
          hello(addressee),
          'stiamo controllando la tua richiesta e ci serve di nuovo uno dei documenti.',
          `Che cosa: ${news.name}\nPerché: ${news.reason}`,
          reuploadLink(addressee),
          CODE,
          'Appena lo riceviamo riprendiamo da dove eravamo rimasti. Grazie!',
        ),
      };
    case 'videoRefused':
      return {
        to,
        subject: 'Registriamo di nuovo il video?',
        text: lines(
          hello(addressee),
          'stiamo controllando la tua richiesta e ci serve un nuovo video: bastano cinque secondi.',
          `Perché: ${news.reason}`,
          reuploadLink(addressee),
          CODE,
          'Appena lo riceviamo riprendiamo da dove eravamo rimasti. Grazie!',
        ),
      };
    case 'asked':
      return {
        to,
        subject: 'Ci serve un altro documento',
        text: lines(
          hello(addressee),
          'per completare il controllo della tua richiesta ci serve ancora un documento.',
          `Che cosa: ${news.name}`,
          reuploadLink(addressee),
          CODE,
          'Appena lo riceviamo andiamo avanti. Grazie!',
        ),
      };
    case 'concluded':
      return {
        to,
        subject: 'Il tuo conto è aperto',
        text: lines(
          hello(addressee),
          'buone notizie: abbiamo controllato tutto e il tuo conto business è aperto.',
          'Accedi all’app con la tua email e la password che hai creato: trovi già la carta virtuale, pronta da usare mentre quella fisica è in viaggio.',
          'Ti diamo il benvenuto!',
        ),
      };
    case 'rejected':
      return {
        to,
        subject: 'L’esito della tua richiesta',
        text: lines(
          hello(addressee),
          'abbiamo esaminato la tua richiesta e non possiamo aprire il conto.',
          'Se hai domande, scrivici o chiamaci: trovi i contatti nell’app, alla voce «Serve aiuto?».',
        ),
      };
  }
};
