import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { Request } from '../db/schema';
import type { AppDeps } from '../deps';
import { judgeDocument, judgeVideo, type ReceivedFile } from '../documents/judge';
import { isThere } from '../documents/openStored';
import { Refusal } from '../errors';
import { findDocument } from '../repositories/documents';
import { isSameFile, sha256, storeFile, type Placing } from './files';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log'>;

export interface SentFile {
  readonly type: string;
  readonly file: ReceivedFile;
  /** Whether the sender has left: a file that was cancelled must not take the place of another one. */
  readonly isGone: () => boolean;
}

/** Nobody reads it. */
const GONE = 'Il caricamento è stato interrotto. Riprova.';
const GONE_STATUS = 499;

/** Asked while the request is locked: from there on the file is stored, whether or not its answer arrives. */
const whileSenderIsThere =
  (isGone: () => boolean, placing: Placing): Placing =>
  async (db, request) => {
    if (isGone()) throw new Refusal(GONE, { httpStatus: GONE_STATUS });
    return placing(db, request);
  };

/**
 * Judges and stores what was sent under a type, and answers the SHA-256 of the bytes as they were received. The same
 * bytes again, because the answer was lost, are answered alike: nothing is judged or stored a second time.
 */
export const takeFile = async (
  deps: Deps,
  request: Request,
  { type, file, isGone }: SentFile,
  placing: Placing,
): Promise<string> => {
  const { guid } = request;
  const received = sha256(file.bytes);
  const known = file.truncated ? undefined : await findDocument(deps.db, guid, type);
  if (known && isSameFile(known, received) && (await isThere(deps, known))) return received;
  const accepted = type === VIDEO_UPLOAD_TYPE ? judgeVideo(file) : await judgeDocument(guid, file);
  await storeFile(deps, { guid, type, received, ...accepted }, whileSenderIsThere(isGone, placing));
  return received;
};
