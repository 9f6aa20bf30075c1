import type { Brand } from '../brand';
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
  readonly brand: Brand;
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

const LOG_IN = 'Accedi all’app con la tua email e la password che hai creato';
const opened = ({ features }: Brand): string =>
  features.virtualCard
    ? `${LOG_IN}: trovi già la carta virtuale, pronta da usare mentre quella fisica è in viaggio.`
    : `${LOG_IN}. La carta è in viaggio verso l’indirizzo che hai scelto.`;

const NO_BREAK = '\u00a0';
/** Where the pages have no help, the brand has an address or a number (server/brand/features.ts). */
const questions = ({ features, config: { supportEmail, supportPhone } = {} }: Brand): string => {
  if (features.help)
    return 'Se hai domande, scrivici o chiamaci: trovi i contatti nell’app, alla voce «Serve aiuto?».';
  const ways = [
    ...(supportEmail ? [`scrivi a ${supportEmail}`] : []),
    ...(supportPhone ? [`chiama il numero ${supportPhone.replaceAll(' ', NO_BREAK)}`] : []),
  ];
  return `Se hai domande, ${ways.join(' o ')}.`;
};

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
          facts(['Che cosa', news.name], ['Perché', news.reason]),
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
          facts(['Che cosa', news.name]),
          reuploadLink(addressee, SEND_DOCUMENT),
          CODE,
          text('Appena lo riceviamo andiamo avanti. Grazie!'),
        ],
      };
    case 'concluded':
      return {
        subject: 'Il tuo conto è aperto',
        preview: addressee.brand.features.virtualCard
          ? 'Trovi già la carta virtuale nell’app.'
          : 'La carta è in viaggio.',
        blocks: [
          hello(addressee),
          text(
            `buone notizie: abbiamo controllato tutto e il tuo ${addressee.brand.product.account} è aperto.`,
          ),
          text(opened(addressee.brand)),
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
          text(questions(addressee.brand)),
        ],
      };
  }
};

/** Returns the e-mail with the news. */
export const newsMail = (news: News, addressee: Addressee): Mail =>
  mailOf(addressee.request.email, contentOf(news, addressee));
