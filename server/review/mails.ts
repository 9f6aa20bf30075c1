import { OUTCOME_WORKING_DAYS } from '../../src/contract/limits';
import type { Brand } from '../brand';
import { mailOf } from '../delivery/mail/content';
import type { Mail, MailContent } from '../deps';
import { CODE, facts, hello, reuploadLink, SEND_DOCUMENT, text, type Addressee } from './mailParts';
import { refusedContent, type RefusedPaper } from './refusedMail';

export type { Addressee };

export type News =
  | { readonly kind: 'signed'; readonly at: Date; readonly reference: string }
  /** Those refused within a few seconds come in one e-mail, in the order of the decisions. */
  | { readonly kind: 'refused'; readonly papers: readonly RefusedPaper[] }
  | { readonly kind: 'asked'; readonly name: string }
  | { readonly kind: 'concluded' }
  | { readonly kind: 'rejected' };

const signedAt = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'long',
  timeStyle: 'short',
});

const LOG_IN = 'Accedi all’app con la tua email e la password che hai creato';
const opened = ({ features }: Brand): string =>
  features.virtualCard
    ? `${LOG_IN}: trovi già la carta virtuale, pronta da usare mentre quella fisica è in viaggio.`
    : `${LOG_IN}. La carta è in viaggio verso l’indirizzo che hai scelto.`;

const NO_BREAK = '\u00a0';
/** Where the pages have no help, the brand has an address or a number (server/brand/features.ts). */
const questions = ({ features, config: { supportEmail, supportPhone } = {} }: Brand): string => {
  if (features.help)
    return 'Se hai domande, scrivici o chiamaci: trovi i contatti in fondo alle pagine della tua richiesta, alla voce «Serve aiuto?».';
  const ways = [
    ...(supportEmail ? [`scrivi a ${supportEmail}`] : []),
    ...(supportPhone ? [`chiama il numero ${supportPhone.replaceAll(' ', NO_BREAK)}`] : []),
  ];
  return `Se hai domande, ${ways.join(' o ')}.`;
};

const contentOf = (news: News, addressee: Addressee): MailContent => {
  switch (news.kind) {
    case 'signed':
      return {
        subject: 'Hai firmato: ecco i tuoi documenti',
        preview: 'In allegato trovi il questionario e il contratto firmati.',
        blocks: [
          hello(addressee),
          text(
            'abbiamo ricevuto la tua richiesta. In allegato trovi il questionario e il contratto che hai firmato: conservali.',
          ),
          facts(
            ['Riferimento', news.reference],
            ['Firmata il', signedAt.format(news.at)],
            ['Esito', `a questo indirizzo email, entro ${OUTCOME_WORKING_DAYS} giorni lavorativi`],
          ),
          text('Ora verifichiamo i dati e i documenti: per adesso non devi fare altro.'),
          text(questions(addressee.brand)),
        ],
      };
    case 'refused':
      return refusedContent(news.papers, addressee);
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
          text('Appena lo riceviamo, continuiamo la verifica. Grazie!'),
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

export const newsMail = (news: News, addressee: Addressee, attachments?: Mail['attachments']): Mail =>
  mailOf(addressee.request.email, contentOf(news, addressee), attachments && { attachments });
