/** In hexadecimal; undefined where the browser has no cryptography: a page that is not served securely. */
const sha256Of = async (blob: Blob): Promise<string | undefined> => {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  const digest = await subtle?.digest('SHA-256', await blob.arrayBuffer());
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** False only where the service tells a checksum, and it is another file's. */
export const arrivedWhole = async (file: Blob | undefined, told: unknown): Promise<boolean> => {
  if (typeof told !== 'string' || !file) return true;
  const own = await sha256Of(file);
  return own === undefined || own === told.toLowerCase();
};
