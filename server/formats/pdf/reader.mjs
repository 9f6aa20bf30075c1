/**
 * Looks into one PDF after the other, in a process of its own: whoever started it ends it where it takes too
 * long. Plain JavaScript, because a process that compiles TypeScript first starts several times as slowly.
 */
import { hasActiveObject } from './active.mjs';
import { isAlone } from './alone.mjs';
import { readObjects } from './objects.mjs';
import { pageCounts } from './pageTree.mjs';

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

/** Half of the heap: the library keeps every name that it has seen, for the next PDFs too. */
const HEAP_WORN_BYTES = 80 * 2 ** 20;

/** By the file's own objects; undefined where nothing is wrong with them. */
const faultOf = (objects) => {
  if (objects.isProtected()) return 'protected';
  return hasActiveObject(objects) ? 'active' : undefined;
};

/**
 * By the library that shows PDFs in browsers, which has to see the same pages. No
 * more than `maxPages` are opened.
 */
const read = async (task, counted, maxPages) => {
  const document = await task.promise;
  const { info } = await document.getMetadata();
  if (info.EncryptFilterName) return { fault: 'protected' };
  if (await isActiveByReading(document, info)) return { fault: 'active' };
  const pages = document.numPages;
  if (!counted.includes(pages)) return { fault: 'damaged' };
  for (let number = 1; number <= Math.min(pages, maxPages); number += 1) {
    if (await (await document.getPage(number)).getJSActions()) return { fault: 'active' };
  }
  return { pages };
};

const faultOfError = (error) => {
  if (error.name === 'PasswordException') return 'protected';
  return left < 0 || error instanceof RangeError ? 'tooComplex' : 'damaged';
};

/** `{fault}` or `{pages}`. */
const inspect = async (bytes, maxPages) => {
  left = BUDGET_BYTES;
  let task;
  try {
    if (!isAlone(bytes)) return { fault: 'notAlone' };
    const objects = readObjects(bytes);
    const fault = faultOf(objects);
    if (fault) return { fault };
    task = getDocument({ ...OPTIONS, data: new Uint8Array(bytes) });
    return await read(task, pageCounts(objects), maxPages);
  } catch (error) {
    return { fault: faultOfError(error) };
  } finally {
    await task?.destroy();
  }
};

process.on('message', ({ bytes, maxPages }) => {
  const received = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  void inspect(received, maxPages).then((verdict) =>
    process.send({ verdict, isWorn: process.memoryUsage().heapUsed > HEAP_WORN_BYTES }),
  );
});
// The service is gone.
process.on('disconnect', () => process.exit());
process.send('ready');
