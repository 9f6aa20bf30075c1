/**
 * Photos that were taken and not stored yet: phones end tabs whose memory they need. Sealed as drafts are, in
 * IndexedDB, until they are stored or too old.
 */
import { deriveKey, openBytes, sealBytes } from '../../../state/draftCipher';

const NAME = 'apertura';
const STORE = 'photos';
const KEPT_MS = 10 * 60_000;

export interface PhotoPlace {
  readonly guid: string;
  /** '' if the service gave none: then nothing is kept. */
  readonly contactId: string;
  readonly type: string;
}

interface Kept {
  readonly at: number;
  readonly sealed: Uint8Array<ArrayBuffer>;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

const withStore = async <T>(act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const base = await answered(opening);
  try {
    return await answered(act(base.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    base.close();
  }
};

const keyOf = ({ guid, type }: PhotoPlace): string => `${guid} ${type}`;
const cipherOf = ({ contactId, guid }: PhotoPlace): Promise<CryptoKey> =>
  deriveKey(contactId + guid, 'apertura.photos');

/** Without storage or WebCrypto nothing is kept. */
const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

export const forgetPhoto = (place: PhotoPlace): Promise<unknown> =>
  quietly(withStore((store) => store.delete(keyOf(place))));

export const keepPhoto = (place: PhotoPlace, photo: File): Promise<unknown> =>
  quietly(
    (async () => {
      if (place.contactId === '') return;
      const sealed = await sealBytes(await cipherOf(place), new Uint8Array(await photo.arrayBuffer()));
      const kept: Kept = { at: Date.now(), sealed };
      await withStore((store) => store.put(kept, keyOf(place)));
    })(),
  );

const isOld = ({ at }: Kept): boolean => Date.now() - at > KEPT_MS;

const sweep = async (): Promise<void> => {
  const keys = await withStore((store) => store.getAllKeys());
  for (const key of keys) {
    const kept = (await withStore((store) => store.get(key))) as Kept | undefined;
    if (kept && isOld(kept)) await withStore((store) => store.delete(key));
  }
};

export const keptPhoto = (place: PhotoPlace): Promise<File | undefined> =>
  quietly(
    (async () => {
      await sweep();
      const kept = (await withStore((store) => store.get(keyOf(place)))) as Kept | undefined;
      if (!kept) return undefined;
      const bytes = await openBytes(await cipherOf(place), kept.sealed);
      return new File([bytes], 'foto.jpg', { type: 'image/jpeg' });
    })(),
  );
