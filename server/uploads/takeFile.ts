import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { isThere } from '../documents/openStored';
import { Refusal } from '../errors/refusal';
import { atMost, PLACES } from '../limits/atMost';
import { findDocument } from '../repositories/documents';
import { acceptFile } from './acceptFile';
import { isSameFile, storeFile, type Placing } from './storeFile';
import type { ReceivedFile } from './tray';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log'>;

/** Each may hold its file, as it came and as it is stored, and a core. */
const AT_ONCE = 2;
const inTurn = atMost(AT_ONCE, PLACES);

export interface SentFile {
  /** Whose turn it takes (see atMost). */
  readonly owner: string;
  readonly type: string;
  readonly file: ReceivedFile;
  /** Whether the sender has left: a file that was cancelled must not take the place of another one. */
  readonly isGone: () => boolean;
  /** Throws Refusal where the sender has lost the request meanwhile. */
  readonly requireRequest: (db: Db, request: Request) => Promise<void>;
}

/** Nobody reads it. */
const GONE = 'Il caricamento è stato interrotto. Riprova.';
const GONE_STATUS = 499;

const requireSender = (isGone: () => boolean): void => {
  if (isGone()) throw new Refusal(GONE, { httpStatus: GONE_STATUS });
};

/** Asked while the request is locked: from there on the file is stored, whether or not its answer arrives. */
const forSender =
  ({ isGone, requireRequest }: SentFile, placing: Placing): Placing =>
  async (db, request) => {
    requireSender(isGone);
    await requireRequest(db, request);
    return placing(db, request);
  };

/**
 * Judges and stores what was sent under a type, in its turn, and answers the SHA-256 of the bytes as they
 * were received. The same bytes again, because the answer was lost, are answered alike: nothing is judged or
 * stored a second time. Throws Overloaded where too many wait.
 */
export const takeFile = async (
  deps: Deps,
  request: Request,
  sent: SentFile,
  placing: Placing,
): Promise<string> => {
  const { guid } = request;
  const { owner, type, file, isGone } = sent;
  const { sha256: received } = file;
  const accept = acceptFile(type, owner, file);
  return inTurn(owner, async () => {
    requireSender(isGone);
    const known = await findDocument(deps.db, guid, type);
    if (known && isSameFile(known, received) && (await isThere(deps, known))) return received;
    const accepted = await accept();
    await storeFile(deps, { guid, type, received, ...accepted }, forSender(sent, placing));
    return received;
  });
};
