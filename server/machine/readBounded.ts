/** `of`: who answers, for the error of a body longer than `mostBytes`, which quotes no part of it. */
export const readBounded = async ({ body }: Response, of: string, mostBytes: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > mostBytes) throw new Error(`${of} answered with too much`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
