/** The JSON object that an answer carries; undefined for anything else. */
export const typedBody = async (blob: Blob): Promise<Record<string, unknown> | undefined> => {
  try {
    const body: unknown = JSON.parse(await blob.text());
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};
