import type { Page } from 'playwright-core';

interface SentFile {
  readonly path: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
}
declare global {
  interface Window {
    sentFiles: Promise<SentFile>[];
  }
}

/** Notes the checksum of every file that leaves the page, so that what is stored can be held against it. */
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
      if (body instanceof FormData && file instanceof Blob) {
        const named = body.get('type');
        const type = typeof named === 'string' ? named : '';
        const path = addresses.get(this) ?? '';
        window.sentFiles.push(
          file.arrayBuffer().then(async (bytes) => {
            const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
            const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
            return { path, type, size: bytes.byteLength, sha256 };
          }),
        );
      }
      send.call(this, body);
    };
  });

/** The last file sent of each upload type. */
export const sentFiles = async (page: Page): Promise<ReadonlyMap<string, SentFile>> => {
  const all = await page.evaluate(() => Promise.all(window.sentFiles));
  return new Map(all.map((file) => [file.type, file]));
};
