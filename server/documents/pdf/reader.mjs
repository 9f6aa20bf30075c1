/**
 * Looks into one PDF after the other, in a process of its own: whoever started it ends it where it takes too long. Plain
 * JavaScript, because a process that compiles TypeScript first starts several times as slowly.
 */
import { isActive } from './active.mjs';
import { isAlone } from './alone.mjs';

/** What one PDF may allocate in typed arrays. They lie outside of the heap, which has its own limit. */
const BUDGET_BYTES = 256 * 2 ** 20;
let left = BUDGET_BYTES;
// A hostile stream is inflated by the library into ever larger arrays.
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct: (Original, given, target) => {
    if (typeof given[0] === 'number' && (left -= given[0]) < 0) throw new RangeError('Too large');
    return Reflect.construct(Original, given, target === globalThis.Uint8Array ? Original : target);
  },
});

const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
await import('pdfjs-dist/legacy/build/pdf.worker.mjs');

const OPTIONS = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  stopAtErrors: true,
  verbosity: 0,
};

const isActiveByReading = async (document, info) =>
  info.IsXFAPresent ||
  info.IsCollectionPresent ||
  (await document.hasJSActions()) ||
  Object.keys((await document.getAttachments()) ?? {}).length > 0;

/** `{fault}` or `{pages}`; no more than `maxPages` pages are opened. */
const inspect = async (bytes, maxPages) => {
  if (!isAlone(bytes)) return { fault: 'notAlone' };
  left = BUDGET_BYTES;
  const task = getDocument({ ...OPTIONS, data: new Uint8Array(bytes) });
  try {
    const document = await task.promise;
    const { info } = await document.getMetadata();
    // What an owner's password alone protects is readable here, and its names are not.
    if (info.EncryptFilterName) return { fault: 'protected' };
    if (isActive(bytes) || (await isActiveByReading(document, info))) return { fault: 'active' };
    const pages = document.numPages;
    for (let number = 1; number <= Math.min(pages, maxPages); number += 1) {
      if (await (await document.getPage(number)).getJSActions()) return { fault: 'active' };
    }
    return { pages };
  } catch (error) {
    if (error.name === 'PasswordException') return { fault: 'protected' };
    const isTooMuch = left < 0 || error instanceof RangeError;
    return { fault: isTooMuch ? 'tooComplex' : 'damaged' };
  } finally {
    await task.destroy();
  }
};

process.on('message', ({ bytes, maxPages }) => {
  const received = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  void inspect(received, maxPages).then((verdict) => process.send(verdict));
});
// The service is gone.
process.on('disconnect', () => process.exit());
process.send('ready');
