import { inSlots } from '../../scripts/lib/slots.mjs';

interface Job {
  readonly name: string;
  readonly after?: string;
}

/** Runs the jobs by hand: `end` ends one, and `begun` tells in which order they began. */
const byHand = (jobs: readonly Job[], slots: number) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const done = inSlots(
    jobs,
    slots,
    ({ name }: Job) =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(`${name} done`));
      }),
  );
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { begun, end, done };
};

it('begins the next job when a slot is free, and gives the results in the order of the jobs', async () => {
  const { begun, end, done } = byHand([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  await end('a');
  expect(await done).toEqual(['a done', 'b done', 'c done']);
});

it('leaves a job waiting for what it comes after, and begins others in its place', async () => {
  const jobs = [{ name: 'build' }, { name: 'browser', after: 'build' }, { name: 'lint' }];
  const { begun, end, done } = byHand(jobs, 3);
  expect(begun).toEqual(['build', 'lint']);
  await end('build');
  expect(begun).toEqual(['build', 'lint', 'browser']);
  await end('browser');
  await end('lint');
  expect(await done).toEqual(['build done', 'browser done', 'lint done']);
});

it('does not wait for a job that is not asked for', async () => {
  const { begun, end, done } = byHand([{ name: 'browser', after: 'build' }], 2);
  expect(begun).toEqual(['browser']);
  await end('browser');
  expect(await done).toEqual(['browser done']);
});
