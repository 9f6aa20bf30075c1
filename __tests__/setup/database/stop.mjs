/** Jest's globalTeardown: ends what start.mjs has started. */
export default async function stop() {
  await globalThis.stopTestDatabase?.();
}
