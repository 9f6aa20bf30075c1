/** By their content: a file's name and type are what the phone makes of them. */

const startOf = (file: Blob, bytes: number): Promise<string> => file.slice(0, bytes).text();

export const isPdf = async (file: Blob): Promise<boolean> => (await startOf(file, 5)) === '%PDF-';

/** HEIC, AVIF and their kin: an ISO media file whose brand is that of a picture, and of no video. */
export const isHeif = async (file: Blob): Promise<boolean> =>
  /^[^]{4}ftyp(hei|hev|mif1|msf1|avi[fs])/.test(await startOf(file, 12));
