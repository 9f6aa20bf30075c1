import fc from 'fast-check';
import { whileUploading } from '../../../server/uploads/uploadLimits';

const MEGABYTE = 1_048_576;
const BUDGET_MB = 64;
const settings = { UPLOAD_BUDGET_MB: BUDGET_MB, RATE_LIMIT_FACTOR: 1 };
const HERE = { ip: '127.0.0.1' };

interface Held {
  readonly guid: string;
  readonly megabytes: number;
  readonly end: () => Promise<void>;
}
const sumOf = (held: readonly Held[]): number => held.reduce((sum, { megabytes }) => sum + megabytes, 0);

const begin = async (guid: string, megabytes: number): Promise<Held | undefined> => {
  const bytes = megabytes * MEGABYTE;
  return new Promise((resolve) => {
    const uploading = whileUploading(settings, { http: HERE, guid, bytes }, async () => {
      await new Promise<void>((end) => {
        resolve({ guid, megabytes, end: () => (end(), uploading) });
      });
    });
    uploading.catch(() => resolve(undefined));
  });
};

/** Begins an upload for a request, or ends the one at that place. */
const moves = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 20 })) },
    { weight: 1, arbitrary: fc.nat(20) },
  ),
  { maxLength: 40 },
);

it('[R8-10] one request has all its uploads while there is room, and an eighth once half is used', () =>
  fc.assert(
    fc.asyncProperty(moves, async (all) => {
      let held: Held[] = [];
      try {
        for (const move of all) {
          if (typeof move === 'number') {
            const one = held[move % Math.max(1, held.length)];
            await one?.end();
            held = held.filter((other) => other !== one);
          } else {
            const [guid, megabytes] = move;
            const own = held.filter((one) => one.guid === guid);
            const total = sumOf(held) + megabytes;
            const most = total > BUDGET_MB / 2 ? BUDGET_MB / 8 : BUDGET_MB;
            const hasRoom =
              (held.length === 0 || total <= BUDGET_MB) &&
              (own.length === 0 || (own.length < 8 && sumOf(own) + megabytes <= most));
            const begun = await begin(guid, megabytes);
            if (begun) held.push(begun);
            expect(begun !== undefined).toBe(hasRoom);
          }
        }
      } finally {
        for (const { end } of held) await end();
      }
    }),
  ));
