import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** To be raised with every change of a shape that is kept. */
const VERSION = 'v1';
const folder = path.resolve(__dirname, '../../.cache/corpus', VERSION);

/** Made once on this machine, as it takes long to draw. Tests side by side may both make it. */
export const kept =
  (name: string, make: () => Promise<Buffer>): (() => Promise<Buffer>) =>
  async () => {
    const file = path.join(folder, name);
    if (existsSync(file)) return readFile(file);
    const bytes = await make();
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  };
