/**
 * Child process that inspects PDFs one after another. Its parent ends it when a file takes too long. It is
 * plain JavaScript because compiling TypeScript first would make its start several times slower.
 */
import { hasActiveObject } from './active.mjs';
import { isAlone } from './polyglot.mjs';
import { readObjects } from './objects.mjs';
import { pageCounts } from './pageTree.mjs';

/** Limit on typed arrays that one PDF may allocate. They are outside the heap, which has its own limit. */
const BUDGET_BYTES = 256 * 2 ** 20;
let left = BUDGET_BYTES;
// The library inflates a hostile stream into ever larger arrays.
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

const isActiveDocument = async (document, info) =>
  info.IsXFAPresent ||
  info.IsCollectionPresent ||
  (await document.hasJSActions()) ||
  Object.keys((await document.getAttachments()) ?? {}).length > 0;

/** Half of the heap. The library keeps every name that it has seen, so memory grows from PDF to PDF. */
const HEAP_WORN_BYTES = 80 * 2 ** 20;

/** Returns the fault of the file's objects; undefined when there is none. */
const faultOf = (objects) => {
  if (objects.isProtected()) return 'protected';
  return hasActiveObject(objects) ? 'active' : undefined;
};

/**
 * Reads the file with the library that browsers show PDFs with, which must count the same pages. Opens at
 * most `maxPages` pages.
 */
const read = async (task, counted, maxPages) => {
  const document = await task.promise;
  const { info } = await document.getMetadata();
  if (info.EncryptFilterName) return { fault: 'protected' };
  if (await isActiveDocument(document, info)) return { fault: 'active' };
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

/** Returns `{fault}` or `{pages}`. */
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
// The service has ended.
process.on('disconnect', () => process.exit());
process.send('ready');
