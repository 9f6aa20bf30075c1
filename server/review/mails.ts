import type { Request } from '../db/schema';
import { mailOf } from '../delivery/mail/content';
import type { Mail, MailBlock, MailContent } from '../deps';

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
  /** Address of the app for the applicant, without its last slash. */
  readonly origin: string;
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });
const facts = (...pairs: readonly (readonly [label: string, value: string])[]): MailBlock => ({
  kind: 'facts',
  facts: pairs.map(([label, value]) => ({ label, value })),
});
const hello = ({ nome }: Addressee): MailBlock => text(nome === '' ? 'Ciao,' : `Ciao ${nome},`);
const reuploadLink = ({ origin, request }: Addressee, label: string): MailBlock => ({
  kind: 'link',
  lead: 'Puoi farlo da qui, anche con il telefono',
  label,
  url: `${origin}/reupload/${request.guid}`,
});
const CODE = text('Ti chiederemo il codice che mandiamo via SMS al tuo cellulare.');
/** Document types as the app shows them (src/copy/identification.ts). */
const SHOWN_NAMES: ReadonlyMap<string, string> = new Map([
  ["Carta d'identita", 'Carta d’identità'],
  ['PS', 'Permesso di soggiorno a tempo determinato (PS)'],
  ['CS', 'Permesso di soggiorno a tempo indeterminato (CS)'],
]);
const shownName = (name: string): string => SHOWN_NAMES.get(name) ?? name;
const SEND_DOCUMENT = 'Invia il documento';

const contentOf = (news: News, addressee: Addressee): MailContent => {
  switch (news.kind) {
    case 'refused':
      return {
        subject: 'Ci serve di nuovo un documento',
        preview: 'Bastano pochi minuti, anche dal telefono.',
        blocks: [
          hello(addressee),
          text('stiamo controllando la tua richiesta e ci serve di nuovo uno dei documenti.'),
          facts(['Che cosa', shownName(news.name)], ['Perché', news.reason]),
          reuploadLink(addressee, SEND_DOCUMENT),
          CODE,
          text('Appena lo riceviamo riprendiamo da dove eravamo rimasti. Grazie!'),
        ],
      };
    case 'videoRefused':
      return {
        subject: 'Registriamo di nuovo il video?',
        preview: 'Bastano cinque secondi, anche dal telefono.',
        blocks: [
          hello(addressee),
          text('stiamo controllando la tua richiesta e ci serve un nuovo video: bastano cinque secondi.'),
          facts(['Perché', news.reason]),
          reuploadLink(addressee, 'Registra il video'),
          CODE,
          text('Appena lo riceviamo riprendiamo da dove eravamo rimasti. Grazie!'),
        ],
      };
    case 'asked':
      return {
        subject: 'Ci serve un altro documento',
        preview: 'Bastano pochi minuti, anche dal telefono.',
        blocks: [
          hello(addressee),
          text('per completare il controllo della tua richiesta ci serve ancora un documento.'),
          facts(['Che cosa', shownName(news.name)]),
          reuploadLink(addressee, SEND_DOCUMENT),
          CODE,
          text('Appena lo riceviamo andiamo avanti. Grazie!'),
        ],
      };
    case 'concluded':
      return {
        subject: 'Il tuo conto è aperto',
        preview: 'Trovi già la carta virtuale nell’app.',
        blocks: [
          hello(addressee),
          text('buone notizie: abbiamo controllato tutto e il tuo conto business è aperto.'),
          text(
            'Accedi all’app con la tua email e la password che hai creato: trovi già la carta virtuale, pronta da usare mentre quella fisica è in viaggio.',
          ),
          text('Ti diamo il benvenuto!'),
        ],
      };
    case 'rejected':
      return {
        subject: 'L’esito della tua richiesta',
        preview: 'Abbiamo esaminato la tua richiesta.',
        blocks: [
          hello(addressee),
          text('abbiamo esaminato la tua richiesta e non possiamo aprire il conto.'),
          text('Se hai domande, scrivici o chiamaci: trovi i contatti nell’app, alla voce «Serve aiuto?».'),
        ],
      };
  }
};

/** Returns the e-mail with the news. */
export const newsMail = (news: News, addressee: Addressee): Mail =>
  mailOf(addressee.request.email, contentOf(news, addressee));
