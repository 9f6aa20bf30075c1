/** Undefined outside a secure context, where browsers have no WebCrypto. */
export const sha256Of = async (blob: Blob): Promise<string | undefined> => {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  const digest = await subtle?.digest('SHA-256', await blob.arrayBuffer());
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
