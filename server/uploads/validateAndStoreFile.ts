import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { isThere } from '../documents/openStored';
import { Refusal } from '../errors/refusal';
import { fairQueue, QUEUE_LENGTH } from '../limits/fairQueue';
import { readPictures, type Reading } from '../reading';
import { fromStored, toStored } from '../reading/stored';
import { findDocument, readingText } from '../repositories/documents';
import { acceptFile } from './acceptFile';
import { isSameFile, storeFile, type Placing } from './storeFile';
import type { ReceivedFile } from './tempFiles';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log'>;

/** Each running task may hold its file twice, as received and as stored, and use a core. */
const AT_ONCE = 2;
const inTurn = fairQueue('files', AT_ONCE, QUEUE_LENGTH);

export interface SentFile {
  readonly owner: string;
  readonly type: string;
  readonly file: ReceivedFile;
  /** Whether the sender has disconnected. A cancelled file must not replace another one. */
  readonly isGone: () => boolean;
  /** Throws a Refusal when the sender has lost the request meanwhile. */
  readonly requireRequest: (db: Db, request: Request) => Promise<void>;
}

/** The sender has disconnected, so nobody reads it. */
const GONE = 'Il caricamento è stato interrotto. Riprova.';
const GONE_STATUS = 499;

const requireSender = (isGone: () => boolean): void => {
  if (isGone()) throw new Refusal('uploadStopped', GONE, { httpStatus: GONE_STATUS });
};

/** Runs with the request locked. From then on the file is stored, whether or not the answer arrives. */
const forSender =
  ({ isGone, requireRequest }: SentFile, placing: Placing): Placing =>
  async (db, request, stored) => {
    requireSender(isGone);
    await requireRequest(db, request);
    return placing(db, request, stored);
  };

export interface StoredFile {
  /** SHA-256 of the bytes as received. */
  readonly sha256: string;
  readonly reading: Reading;
}

/**
 * Waits for its turn. When the same bytes are sent again because the answer was lost, it returns the same
 * without validating or storing them again. Throws Refusal, and Overloaded when too many wait.
 */
export const validateAndStoreFile = async (
  deps: Deps,
  request: Request,
  sent: SentFile,
  placing: Placing,
): Promise<StoredFile> => {
  const { guid } = request;
  const { owner, type, file, isGone } = sent;
  const { sha256: received } = file;
  const accept = acceptFile(type, owner, file);
  return inTurn(owner, async () => {
    requireSender(isGone);
    const known = await findDocument(deps.db, guid, type);
    const same = known && isSameFile(known, received) ? known : undefined;
    if (same && (await isThere(deps, same)))
      return { sha256: received, reading: fromStored(readingText(deps.db, same)) };
    const { greys = [], ...accepted } = await accept();
    const reading = await readPictures(owner, greys, deps.clock.now());
    const fresh = {
      guid,
      type,
      received,
      reading: toStored(reading),
      missing: same?.storageKey,
      ...accepted,
    };
    await storeFile(deps, fresh, forSender(sent, placing));
    return { sha256: received, reading };
  });
};
