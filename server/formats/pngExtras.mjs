import { inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);
/** A length and a type come before a chunk's content, a checksum behind it. */
const [BEFORE_BYTES, BEHIND_BYTES] = [8, 4];
/** Profiles of screens and cameras have some KB, those of printers one or two MB. */
const PROFILE_MAX_BYTES = 4_000_000;

const isHonestProfile = (content) => {
  try {
    // A name that ends with a zero, and the method of compression.
    inflateSync(content.subarray(content.indexOf(0) + 2), { maxOutputLength: PROFILE_MAX_BYTES });
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns a PNG without its texts, which are not kept anyway, and without a colour profile that is none; any
 * other file as it is. The decoder would inflate them whole: 41 KB may become 40 MB.
 */
export const withoutExtras = (bytes) => {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const kept = [SIGNATURE];
  let at = SIGNATURE.length;
  while (at + BEFORE_BYTES + BEHIND_BYTES <= bytes.length) {
    const start = at + BEFORE_BYTES;
    const end = start + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, start);
    const isLeftOut = TEXTS.has(type) || (type === 'iCCP' && !isHonestProfile(bytes.subarray(start, end)));
    if (!isLeftOut) kept.push(bytes.subarray(at, end + BEHIND_BYTES));
    at = end + BEHIND_BYTES;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
};
