import { fetchFont, showFont } from '../../src/app/font';

const KEY = 'apertura.font';
const { dataset } = document.documentElement;
const faces = (load: () => Promise<unknown>) =>
  Object.defineProperty(document, 'fonts', {
    value: [
      { family: 'Inter Variable', load },
      // Not every system has Arial.
      { family: '"Inter Fallback"', load: () => Promise.reject(new Error('No such font')) },
    ],
    configurable: true,
  });
const saving = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

it('fetches the font once, shows it from the next page on, and never where data is saved', async () => {
  const load = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new Error('Offline'));
  load.mockResolvedValue(undefined);
  faces(load);
  const seen = () => [load.mock.calls.length, localStorage.getItem(KEY), dataset['font']];

  saving(true);
  await fetchFont();
  showFont();
  expect(seen()).toEqual([0, null, undefined]);

  saving(false);
  await fetchFont();
  showFont();
  expect(seen()).toEqual([1, null, undefined]);

  await fetchFont();
  expect(seen()).toEqual([2, '1', undefined]);
  showFont();
  expect(seen()).toEqual([2, '1', '']);
  await fetchFont();
  expect(seen()).toEqual([2, '1', '']);
});
