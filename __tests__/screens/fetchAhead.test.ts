import { fetchAhead } from '../../src/screens/fetchAhead';

const LIST = '/assets/chunks.1.json';
const asked: string[] = [];
const list = { flows: ['a.js', 'b.js'], next: ['b.js', 'c.css'] };
const answering = (answer: () => Promise<Response>) => {
  globalThis.fetch = (input) => {
    asked.push(input as string);
    return input === LIST ? Promise.resolve(new Response(JSON.stringify(list))) : answer();
  };
};
const saving = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

it('fetches files of later pages one by one, lost ones again, and none where data is saved', async () => {
  document.head.innerHTML = '<meta name="chunks" content="chunks.1.json">';
  saving(true);
  answering(() => Promise.resolve(new Response('')));
  await fetchAhead('flows');
  expect(asked).toEqual([]);

  saving(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await fetchAhead('flows');
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await fetchAhead('flows');
  expect(asked).toEqual([LIST, '/assets/a.js', '/assets/b.js']);
  let answer: () => void = () => undefined;
  asked.length = 0;
  answering(() => new Promise((resolve) => (answer = () => resolve(new Response('')))));
  const ended = fetchAhead('flows', 'next', 'unknown');
  const order = ['/assets/a.js', '/assets/b.js', '/assets/c.css'];
  for (const count of [1, 2, 3]) {
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual(order.slice(0, count));
    answer();
  }
  await ended;
  await fetchAhead('next');
  expect(asked).toEqual(order);
});
