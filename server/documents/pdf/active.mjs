/** Finds what makes a PDF more than paper by the names in it, also where its objects lie in compressed streams. */
import { inflateSync } from 'node:zlib';

const ACTIVE =
  /\/(?:JavaScript|Launch|ImportData|SubmitForm|GoToE|EmbeddedFiles?|FileAttachment|XFA|RichMedia)(?![A-Za-z0-9])/;
/** Far above the objects of ten pages; what is more than that when it is inflated is a bomb. */
const OBJECTS_MAX_BYTES = 32 * 2 ** 20;
/** A dictionary stands right before its stream. */
const DICTIONARY_MAX_CHARS = 1024;

/** Letters of a name may be written as #4a. */
const unescaped = (text) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(parseInt(digits, 16)));

/** What an object stream holds; its filters are Flate, once or in a chain. */
const inflated = (bytes, dictionary) => {
  const filters = dictionary.match(
    /\/(?:FlateDecode|Fl|ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt)\b/g,
  );
  let content = bytes;
  for (const filter of filters ?? []) {
    if (filter !== '/FlateDecode' && filter !== '/Fl') throw new RangeError('Unusual filter of objects');
    content = inflateSync(content, { maxOutputLength: OBJECTS_MAX_BYTES });
  }
  return content;
};

/** Whether `bytes` name a script, an attachment or the like. Throws RangeError for compressed objects that are a bomb. */
export const isActive = (bytes) => {
  const text = bytes.toString('latin1');
  if (ACTIVE.test(unescaped(text))) return true;
  for (const { index, 0: opening } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const start = index + opening.length;
    const before = text.slice(Math.max(0, index - DICTIONARY_MAX_CHARS), index);
    const dictionary = unescaped(before.slice(before.lastIndexOf(' obj') + 1));
    if (!dictionary.includes('/ObjStm')) continue;
    const end = text.indexOf('endstream', start);
    const objects = inflated(bytes.subarray(start, end < 0 ? undefined : end), dictionary);
    if (ACTIVE.test(unescaped(objects.toString('latin1')))) return true;
  }
  return false;
};
