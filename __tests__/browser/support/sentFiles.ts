import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

interface NotedFile {
  readonly path: string;
  readonly type: string;
  readonly name: string;
  readonly dataUrl: string;
}
interface SentFile {
  readonly path: string;
  readonly type: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly size: number;
  readonly sha256: string;
}
declare global {
  interface Window {
    sentFiles: Promise<NotedFile>[];
  }
}

/** Notes every file that leaves the page, so that what is stored can be held against it. */
export const noteSentFiles = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.sentFiles = [];
    const open = XMLHttpRequest.prototype.open;
    const send = XMLHttpRequest.prototype.send;
    const addresses = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...rest: unknown[]) {
      addresses.set(this, String(rest[1]));
      return (open as (...all: unknown[]) => void).apply(this, rest);
    };
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : null;
      if (body instanceof FormData && file instanceof File) {
        const named = body.get('type');
        const type = typeof named === 'string' ? named : '';
        const path = addresses.get(this) ?? '';
        window.sentFiles.push(
          new Promise((resolve) => {
            const reader = new FileReader();
            reader.onload = () => resolve({ path, type, name: file.name, dataUrl: reader.result as string });
            reader.readAsDataURL(file);
          }),
        );
      }
      send.call(this, body);
    };
  });

/** The last file sent of each upload type. */
export const sentFiles = async (page: Page): Promise<ReadonlyMap<string, SentFile>> => {
  const all = await page.evaluate(() => Promise.all(window.sentFiles));
  return new Map(
    all.map(({ path, type, name, dataUrl }) => {
      const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return [type, { path, type, name, bytes, size: bytes.length, sha256 }];
    }),
  );
};
