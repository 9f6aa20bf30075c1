import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/**
 * The kernel drops the lock of a process that ends.
 * @template T
 * @param {string} file the lock's, created if missing
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  // Imported here: on a fresh clone it is installed by now.
  const { waitForLock } = await import('fs-native-extensions');
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a+');
  try {
    await waitForLock(handle.fd);
    return await work();
  } finally {
    await handle.close();
  }
}
