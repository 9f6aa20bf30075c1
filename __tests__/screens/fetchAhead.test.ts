import { fetchAhead } from '../../src/screens/fetchAhead';

const asked: string[] = [];
const answering = (answer: () => Promise<Response>) => {
  globalThis.fetch = (input) => {
    asked.push(input as string);
    return answer();
  };
};
const saving = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

it('the files of later pages are fetched once, one after the other, and again if they are lost; never where data is saved', async () => {
  document.body.innerHTML = `<script type="application/json" id="chunks">${JSON.stringify({
    flows: ['a.js', 'b.js'],
    next: ['b.js', 'c.css'],
  })}</script>`;
  saving(true);
  answering(() => Promise.resolve(new Response('')));
  await fetchAhead('flows');
  expect(asked).toEqual([]);

  saving(false);
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await fetchAhead('flows');
  let answer: () => void = () => undefined;
  asked.length = 0;
  answering(() => new Promise((resolve) => (answer = () => resolve(new Response('')))));
  const ended = fetchAhead('flows', 'next', 'unknown');
  const order = ['/assets/a.js', '/assets/b.js', '/assets/c.css'];
  for (const count of [1, 2, 3]) {
    expect(asked).toEqual(order.slice(0, count));
    answer();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await ended;
  await fetchAhead('next');
  expect(asked).toEqual(order);
});
