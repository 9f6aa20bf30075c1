/**
 * Child process that inspects PDFs, or reads their pictures, one after another. Its parent ends it when a
 * file takes too long. It is plain JavaScript because compiling TypeScript first would make its start several
 * times slower.
 */
import { activityOf } from './active.mjs';
import { collectGarbage, countArrays, isBudgetExceeded, setBudget } from './budget.mjs';
import { isAlone } from './polyglot.mjs';
import { requireBounded } from './inflated.mjs';
import { withoutOwnerPassword } from './unprotect.mjs';
import { readObjects } from './objects.mjs';
import { pageCounts } from './pageTree.mjs';

const BUDGET_BYTES = 256 * 2 ** 20;
/** What the pictures of one page may. A JPEG takes nine times its pixels, or less. */
const PAGE_BUDGET_BYTES = 144 * 2 ** 20;

countArrays();
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
const { scansIn } = await import('./scanPictures.mjs');

const OPTIONS = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  stopAtErrors: true,
  verbosity: 0,
};

/** Events of some fields, as signatures, are null or left out. */
const runScript = (actions) =>
  Object.values(actions ?? {})
    .flat()
    .some((script) => script.trim() !== '');

/**
 * The library's answers on scripts, forms and portfolios as a whole are not asked for: they count signatures,
 * and entries that hold nothing.
 */
const activityOfDocument = async (document) => {
  const fields = Object.values((await document.getFieldObjects()) ?? {}).flat();
  const runs = [await document.getJSActions(), ...fields.map(({ actions }) => actions)];
  if (runs.some(runScript)) return 'script';
  const attachments = Object.values((await document.getAttachments()) ?? {});
  return attachments.some(({ content }) => content) ? 'attachment' : undefined;
};

/** Half of the heap. The library keeps every name that it has seen, so memory grows from PDF to PDF. */
const HEAP_WORN_BYTES = 80 * 2 ** 20;
/** Pictures are outside the heap. What a large scan has taken is not all given back. */
const WORN_BYTES = 200 * 2 ** 20;
const isWorn = () => {
  const { heapUsed, rss } = process.memoryUsage();
  return heapUsed > HEAP_WORN_BYTES || rss > WORN_BYTES;
};
/** A page of 400 points an inch. */
const MAX_SCAN_PIXELS = 16_000_000;

/**
 * Browsers show PDFs with the same library, which must count the same pages. Opens at most `maxPages` pages.
 */
const read = async (task, counted, maxPages) => {
  const document = await task.promise;
  const { info } = await document.getMetadata();
  if (info.EncryptFilterName) return { fault: 'protected' };
  const activity = await activityOfDocument(document);
  if (activity) return { fault: activity };
  const pages = document.numPages;
  if (!counted.includes(pages)) return { fault: 'damaged' };
  for (let number = 1; number <= Math.min(pages, maxPages); number += 1) {
    if (runScript(await (await document.getPage(number)).getJSActions())) return { fault: 'script' };
  }
  return { pages };
};

const faultOfError = (error) => {
  if (error.name === 'PasswordException') return 'protected';
  return isBudgetExceeded() || error instanceof RangeError ? 'tooComplex' : 'damaged';
};

const inspectOpen = async (objects, bytes, maxPages) => {
  const fault = activityOf(objects);
  if (fault) return { fault };
  await requireBounded(objects, bytes);
  const task = getDocument({ ...OPTIONS, data: new Uint8Array(bytes) });
  try {
    return await read(task, pageCounts(objects), maxPages);
  } finally {
    await task.destroy();
  }
};

/** `{fault}` or `{pages}`, with `bytes` where the file had to be saved again to be read. */
const inspect = async (bytes, maxPages) => {
  setBudget(BUDGET_BYTES);
  try {
    if (!isAlone(bytes)) return { fault: 'notAlone' };
    const objects = readObjects(bytes);
    if (!objects.isProtected()) return await inspectOpen(objects, bytes, maxPages);
    const open = await withoutOwnerPassword(bytes);
    if (!open) return { fault: 'protected' };
    if (!isAlone(open)) return { fault: 'notAlone' };
    return { ...(await inspectOpen(readObjects(open), open, maxPages)), bytes: open };
  } catch (error) {
    return { fault: faultOfError(error) };
  }
};

const beginPage = () => {
  collectGarbage();
  setBudget(PAGE_BUDGET_BYTES);
};

const readScans = async (bytes, maxSide) => {
  setBudget(BUDGET_BYTES);
  const task = getDocument({ ...OPTIONS, data: new Uint8Array(bytes), maxImageSize: MAX_SCAN_PIXELS });
  try {
    return await scansIn(await task.promise, maxSide, beginPage);
  } catch {
    return [];
  } finally {
    await task.destroy();
    collectGarbage();
  }
};

process.on('message', ({ bytes, maxPages, maxSide }) => {
  const received = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const answer = maxSide === undefined ? inspect(received, maxPages) : readScans(received, maxSide);
  void answer.then((result) => process.send({ result, isWorn: isWorn() }));
});
// The service has ended.
process.on('disconnect', () => process.exit());
process.send('ready');
