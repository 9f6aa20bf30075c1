/** More microtasks than any code here waits for; all of them run before the next task. */
const MICROTASKS = 10_000;

const ran: [what: string, task: number][] = [];

let ended = 0;
const endOfTask = async (): Promise<void> => {
  for (let at = 0; at < MICROTASKS; at += 1) await Promise.resolve();
  ended += 1;
};

export const note = (what: string): void => {
  ran.push([what, ended]);
  void endOfTask();
};

export const expectTasks = (...names: readonly string[]): void => {
  expect(ran.map(([what]) => what)).toEqual(names);
  expect(new Set(ran.map(([, task]) => task)).size).toBe(names.length);
};
