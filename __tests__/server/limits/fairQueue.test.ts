import fc from 'fast-check';
import { fairQueue, ownerOf } from '../../../server/limits/fairQueue';
import { Overloaded } from '../../../server/errors/refusal';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Piece {
  readonly owner: string;
  state: 'waiting' | 'running' | 'done' | 'refused';
  end: () => void;
}

const queueOf = (slots: number, places?: number) => {
  const inTurn = fairQueue('of a test', slots, places);
  const begun: Piece[] = [];
  const bring = (owner: string): Piece => {
    const piece: Piece = { owner, state: 'waiting', end: () => undefined };
    const work = () => {
      piece.state = 'running';
      begun.push(piece);
      return new Promise<void>((resolve) => (piece.end = resolve));
    };
    inTurn(owner, work).then(
      () => (piece.state = 'done'),
      (error: unknown) => (piece.state = error instanceof Overloaded ? 'refused' : 'done'),
    );
    return piece;
  };
  return { begun, bring };
};

const addressOf = ({ owner }: Piece): string => owner.split('/')[0] ?? '';
const owners = fc
  .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1 }))
  .map(([address, request]) => ownerOf(`a${address}`, `a${address}r${request}`));
/** An owner brings a piece, or one of those that run ends. */
const moves = fc.array(fc.oneof({ weight: 3, arbitrary: owners }, { weight: 3, arbitrary: fc.nat(9) }), {
  maxLength: 60,
  size: 'max',
});

const play = async (
  { begun, bring }: ReturnType<typeof queueOf>,
  all: readonly (string | number)[],
  look: (pieces: readonly Piece[]) => void,
): Promise<void> => {
  const pieces: Piece[] = [];
  for (const move of all) {
    const running = begun.filter(({ state }) => state === 'running');
    if (typeof move === 'string') pieces.push(bring(move));
    else running[move % running.length]?.end();
    await settled();
    look(pieces);
  }
};

const most = (counts: ReadonlyMap<string, number>): number => Math.max(0, ...counts.values());
const counted = (names: readonly string[]): Map<string, number> =>
  new Map(names.map((name) => [name, names.filter((one) => one === name).length]));

describe('atMost', () => {
  it('[R8-10] runs at most its slots, one of each request, and leaves no slot free that could be used', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), moves, async (slots, all) => {
        await play(queueOf(slots), all, (pieces) => {
          const inState = (state: Piece['state']) => pieces.filter((one) => one.state === state);
          const running = inState('running').map(({ owner }) => owner);
          expect(running.length).toBeLessThanOrEqual(slots);
          expect(new Set(running).size).toBe(running.length);
          const startable = inState('waiting').filter(({ owner }) => !running.includes(owner));
          if (running.length < slots) expect(startable).toEqual([]);
        });
      }),
    ));

  it('[R8-10] a waiting call is passed at most once by each other address and each own request', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), moves, async (slots, all) => {
        const queue = queueOf(slots);
        /** For each waiting request with nothing running: how many had begun when it began to wait. */
        const since = new Map<string, number>();
        await play(queue, all, (pieces) => {
          const owning = (state: Piece['state']) =>
            new Set(pieces.filter((one) => one.state === state).map(({ owner }) => owner));
          const [waiting, running] = [owning('waiting'), owning('running')];
          for (const owner of since.keys())
            if (!waiting.has(owner) || running.has(owner)) since.delete(owner);
          for (const owner of waiting)
            if (!running.has(owner) && !since.has(owner)) since.set(owner, queue.begun.length);
          for (const [owner, at] of since) {
            const passed = queue.begun.slice(at);
            const address = owner.split('/')[0];
            const siblings = passed.filter((one) => addressOf(one) === address);
            expect(most(counted(siblings.map((one) => one.owner)))).toBeLessThanOrEqual(1);
            // Between two turns of this address each other one has at most one.
            const others = counted(passed.map(addressOf).filter((one) => one !== address));
            expect(most(others)).toBeLessThanOrEqual(siblings.length + 1);
          }
        });
      }),
    ));

  it('[R8-10] refuses where too many wait, and never one of an address with fewer than another has', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), moves, async (places, all) => {
        const known = new Set<Piece>();
        await play(queueOf(1, places), all, (pieces) => {
          const waiting = counted(pieces.filter(({ state }) => state === 'waiting').map(addressOf));
          expect([...waiting.values()].reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(places);
          for (const piece of pieces.filter(({ state }) => state === 'refused')) {
            // With what was refused just now its address would have at least as many as any other.
            if (!known.has(piece))
              expect((waiting.get(addressOf(piece)) ?? 0) + 1).toBeGreaterThanOrEqual(most(waiting));
            known.add(piece);
          }
        });
      }),
    ));

  it('goes on after work that fails, and answers what the work answers', async () => {
    const inTurn = fairQueue('of a test', 1);
    await expect(inTurn('a/1', () => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
    expect(await inTurn('a/2', async () => 'done')).toBe('done');
  });
});
