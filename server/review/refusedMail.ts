import { VIDEO_MAX_MS } from '../../src/contract/limits';
import { seconds } from '../../src/contract/units';
import type { MailContent } from '../deps';
import { CODE, facts, hello, reuploadLink, SEND_DOCUMENT, text, type Addressee } from './mailParts';

export interface RefusedPaper {
  readonly name: string;
  readonly reason: string;
  readonly isVideo: boolean;
}

const refusedWords = (papers: readonly RefusedPaper[]) => {
  const documents = papers.filter(({ isVideo }) => !isVideo).length;
  const hasVideo = documents < papers.length;
  if (documents === 0)
    return {
      subject: 'Ci serve un nuovo video',
      preview: `Bastano ${seconds(VIDEO_MAX_MS)} secondi, anche dal telefono.`,
      lead: `ci serve un nuovo video: bastano ${seconds(VIDEO_MAX_MS)} secondi.`,
      button: 'Registra il video',
      them: 'lo',
    };
  if (hasVideo)
    return {
      subject: `Ci servono ${documents === 1 ? 'un documento' : 'alcuni documenti'} e un nuovo video`,
      preview: 'Bastano pochi minuti, anche dal telefono.',
      lead: `ci servono di nuovo ${documents === 1 ? 'uno' : 'alcuni'} dei documenti e un nuovo video.`,
      button: documents === 1 ? 'Invia documento e video' : 'Invia documenti e video',
      them: 'li',
    };
  const isOne = documents === 1;
  return {
    subject: isOne ? 'Ci serve di nuovo un documento' : 'Ci servono di nuovo alcuni documenti',
    preview: 'Bastano pochi minuti, anche dal telefono.',
    lead: isOne ? 'ci serve di nuovo uno dei documenti.' : 'ci servono di nuovo alcuni dei documenti.',
    button: isOne ? SEND_DOCUMENT : 'Invia i documenti',
    them: isOne ? 'lo' : 'li',
  };
};

export const refusedContent = (papers: readonly RefusedPaper[], addressee: Addressee): MailContent => {
  const { subject, preview, lead, button, them } = refusedWords(papers);
  const isVideoAlone = papers.every(({ isVideo }) => isVideo);
  return {
    subject,
    preview,
    blocks: [
      hello(addressee),
      text(`stiamo controllando la tua richiesta e ${lead}`),
      ...papers.map(({ name, reason }) =>
        isVideoAlone ? facts(['Perché', reason]) : facts(['Che cosa', name], ['Perché', reason]),
      ),
      reuploadLink(addressee, button),
      CODE,
      text(`Appena ${them} riceviamo, continuiamo la verifica. Grazie!`),
    ],
  };
};
