import { progressOf } from '../../server/progress';

const shownBy = (isTTY: boolean) => {
  const said: string[] = [];
  let at = 0;
  const show = progressOf('Rows', 1000, { isTTY, write: (text) => void said.push(text) }, () => at);
  return { said, after: (ms: number, done: number) => void ((at += ms), show(done)) };
};

it('reports on a terminal the number done and the time left, twice a second at most', () => {
  const { said, after } = shownBy(true);
  after(100, 50);
  after(900, 200);
  after(100, 220);
  after(59_000, 400);
  after(1000, 1000);
  expect(said.map((text) => text.replace('\r\u001B[K', ''))).toEqual([
    'Rows: 200 of 1000, about 4 s left',
    'Rows: 400 of 1000, about 2 min left',
    '',
  ]);
});

it('says nothing in a pipe', () => {
  const { said, after } = shownBy(false);
  after(10_000, 500);
  after(10_000, 1000);
  expect(said).toEqual([]);
});
