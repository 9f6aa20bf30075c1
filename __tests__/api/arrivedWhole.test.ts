import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { arrivedWhole } from '../../src/api/uploadForm';

// A loaded machine is slow, not wrong.
jest.setTimeout(60_000);

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const bytes = fc.uint8Array({ maxLength: 40 });

it('[R7.8-02] a file has arrived whole where the service tells the checksum of these very bytes, or none', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, bytes, fc.boolean(), async (sent, received, isUpper) => {
      const told = isUpper ? sha256(received).toUpperCase() : sha256(received);
      const file = new Blob([new Uint8Array(sent)]);
      expect(await arrivedWhole(file, told)).toBe(sha256(sent) === sha256(received));
      expect(await arrivedWhole(file, undefined)).toBe(true);
    }),
    { numRuns: 20 },
  );
});
