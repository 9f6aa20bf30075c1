import { atMost } from '../../../server/documents/atMost';
import { Overloaded } from '../../../server/errors';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Work that lasts until it is told to end. */
const held = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
};

describe('atMost', () => {
  it('runs so many at once, in their order, and goes on after one that fails', async () => {
    const inTurn = atMost(2);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const results = await Promise.allSettled(
      Array.from({ length: 7 }, (_, index) =>
        inTurn(String(index), async () => {
          running += 1;
          most = Math.max(most, running);
          order.push(index);
          await turn();
          running -= 1;
          if (index % 3 === 0) throw new Error('fails');
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('[R8-10] runs one of each owner: whoever comes later with a single piece is not behind all of another', async () => {
    const inTurn = atMost(2);
    const begun: string[] = [];
    const greedy = [held(), held(), held()];
    const run = (owner: string, name: string, work: () => Promise<void>) =>
      inTurn(owner, () => {
        begun.push(name);
        return work();
      });
    const all = greedy.map(({ work }, index) => run('greedy', `greedy ${index}`, work));
    const other = held();
    all.push(run('other', 'other', other.work));
    await turn();
    expect(begun).toEqual(['greedy 0', 'other']);
    other.end();
    await all[3];
    // A slot is free, and the only owner who waits has one piece running.
    await turn();
    expect(begun).toHaveLength(2);
    for (const { end } of greedy) end();
    await Promise.all(all);
    expect(begun).toEqual(['greedy 0', 'other', 'greedy 1', 'greedy 2']);
  });

  it('[R8-10] refuses at once what would wait behind too many, and takes it again later', async () => {
    const inTurn = atMost(1, 2);
    const first = held();
    const all = ['one', 'two', 'three'].map((owner) => inTurn(owner, first.work));
    await expect(inTurn('four', first.work)).rejects.toThrow(Overloaded);
    first.end();
    await Promise.all(all);
    expect(await inTurn('four', async () => 'done')).toBe('done');
  });
});
