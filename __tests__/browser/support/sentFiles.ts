import type { Page } from 'playwright-core';

declare global {
  interface Window {
    sentFiles: FormData[];
  }
}

/** Notes every file that leaves the page from now on, so that what is stored can be held against it. */
export const noteSentFiles = async (page: Page): Promise<void> => {
  const note = (): void => {
    window.sentFiles = [];
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData && body.get('file') instanceof File) window.sentFiles.push(body);
      send.call(this, body);
    };
  };
  await page.addInitScript(note);
  await page.evaluate(note);
};

/**
 * Name, size and SHA-256 of the last file sent of each upload type. The page works them out: the bytes of a
 * large picture take seconds to come over.
 */
export const sentFiles = async (page: Page) =>
  new Map(
    await page.evaluate(() => {
      const last = new Map(window.sentFiles.map((body) => [body.get('type') as string, body]));
      return Promise.all(
        [...last].map(async ([type, body]) => {
          const file = body.get('file') as File;
          const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
          const sha256 = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
          return [type, { name: file.name, size: file.size, sha256 }] as const;
        }),
      );
    }),
  );

export const lastSent = async (page: Page): Promise<Buffer> => {
  const dataUrl = await page.evaluate(async () => {
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsDataURL(window.sentFiles.at(-1)?.get('file') as File);
    await read;
    return reader.result as string;
  });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
};
