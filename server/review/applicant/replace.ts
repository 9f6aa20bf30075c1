import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import type { Request } from '../../db/schema';
import type { Db } from '../../db/types';
import { frontUploadTypeOf } from '../../domain/sides';
import { CONCLUDED, Refusal } from '../../errors/refusal';
import { listDocuments } from '../../repositories/documents';
import { placeWhileOpen, type Placing } from '../../uploads/storeFile';
import { hasBarCode, papersOf, type Paper } from '../../documents/papers';

const NOT_FOUND =
  'Il documento da sostituire non è stato trovato. Torna all’elenco delle richieste e riprova.';
export const NOT_ASKED = 'Questo documento non va inviato di nuovo. Torna all’elenco delle richieste.';
const VIDEO_UNCONFIRMED = 'KO Il nuovo video non è stato confermato: registralo di nuovo';

const papersAskedAgain = async (db: Db, { guid, state }: Request, otherwise: string): Promise<Paper[]> => {
  if (state !== 'document_ko') throw new Refusal('notAsked', otherwise);
  return papersOf(await listDocuments(db, guid));
};

export interface Replacement {
  readonly type: string;
  readonly barCode: string;
  readonly additional: boolean;
}

export const placeReupload =
  ({ type, barCode, additional }: Replacement): Placing =>
  async (db, request) => {
    const papers = await papersAskedAgain(db, request, NOT_ASKED);
    const paper = papers.find((one) => hasBarCode(one, barCode));
    if (!paper) throw new Refusal('paperUnknown', NOT_FOUND, { httpStatus: 404 });
    const fits = paper.front === frontUploadTypeOf(type) && (paper.kind === 'additional') === additional;
    if (!fits) throw new Refusal('paperUnknown', NOT_FOUND);
    if (paper.askedAt === null) throw new Refusal('notAsked', NOT_ASKED);
    // A new side is to be reviewed. The video stays refused until its phrase is confirmed.
    const feedback = paper.kind === 'video' ? paper.feedback || VIDEO_UNCONFIRMED : '';
    return { barCode: paper.barCode, additional, feedback, askedAt: paper.askedAt };
  };

export const placeVideo: Placing = async (db, request) => {
  if (request.state === 'open') return placeWhileOpen(VIDEO_UPLOAD_TYPE)(db, request);
  const papers = await papersAskedAgain(db, request, CONCLUDED);
  const video = papers.find(({ kind }) => kind === 'video');
  if (!video || video.askedAt === null) throw new Refusal('concluded', CONCLUDED);
  return placeReupload({ type: video.front, barCode: video.barCode, additional: false })(db, request);
};
