/** Where the end of most files is found, in bytes; photographs with a trailer behind it are read whole. */
const TAIL = 65_536;

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** The marker of a JPEG's end; within the picture's data FF is followed by 0 or by the number of a restart. */
const hasEnd = (bytes: Uint8Array, from = 0): boolean => {
  for (let at = bytes.length - 1; (at = bytes.lastIndexOf(0xd9, at)) > from; at -= 1)
    if (bytes[at - 1] === 0xff) return true;
  return false;
};

/** Offset of the first scan, behind the segments, whose thumbnails have ends of their own. */
const startOfScan = (bytes: Uint8Array): number => {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda)
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  return at;
};

/** Whether a JPEG stops before its end: browsers show the half that is there as if it were all. False for other files. */
export const isCutOff = async (file: Blob): Promise<boolean> => {
  const [first, second] = await bytesOf(file.slice(0, 2));
  if (first !== 0xff || second !== 0xd8) return false;
  if (file.size > 4 * TAIL && hasEnd(await bytesOf(file.slice(-TAIL)))) return false;
  const bytes = await bytesOf(file);
  return !hasEnd(bytes, startOfScan(bytes));
};
