import { createHash } from 'node:crypto';
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

/** The last file sent of each upload type. */
export const sentFiles = async (page: Page) => {
  const all = await page.evaluate(() =>
    Promise.all(
      window.sentFiles.map(async (body) => {
        const file = body.get('file') as File;
        const reader = new FileReader();
        const read = new Promise((resolve) => reader.addEventListener('load', resolve));
        reader.readAsDataURL(file);
        await read;
        return { type: body.get('type') as string, name: file.name, dataUrl: reader.result as string };
      }),
    ),
  );
  return new Map(
    all.map(({ type, name, dataUrl }) => {
      const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return [type, { name, bytes, sha256 }] as const;
    }),
  );
};
