/** Without the cost of judging pictures: each file has bytes that no other has. */
import { VIDEO_UPLOAD_TYPE, uploadTypes } from '../../../src/contract/uploads';
import { newStorageKey } from '../../../server/documents/keys';
import { saveDocument } from '../../../server/repositories/documents';
import { storeFiles } from '../../testing/service/answers';
import { sha256 } from '../secrets';
import type { World } from '../world';

const types = [...Object.values(uploadTypes).slice(0, 4), VIDEO_UPLOAD_TYPE];

export const seedFiles = async (world: World, guid: string): Promise<void> => {
  const { service } = world;
  const { db, documents, clock } = service.deps;
  await storeFiles(service, guid);
  world.replacesFiles = true;
  for (const type of types) {
    const bytes = Buffer.from(`${type} of ${guid}`);
    const storageKey = newStorageKey();
    await documents.put(storageKey, bytes, 'image/jpeg');
    const hash = sha256(bytes);
    await saveDocument(db, {
      guid,
      type,
      storageKey,
      contentType: 'image/jpeg',
      size: bytes.length,
      sha256: hash,
      receivedSha256: hash,
      barCode: sha256(Buffer.from(`${guid} ${type.replace('BACK', 'FRONT')}`)).slice(0, 12),
      additional: false,
      sign: '',
      feedback: '',
      createdAt: clock.now(),
      askedAt: null,
    });
  }
};
