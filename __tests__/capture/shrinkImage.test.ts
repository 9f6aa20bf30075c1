import { createResizeWorker } from '../../src/capture/image/createWorker';
import type { ShrinkAnswer, Shrunk } from '../../src/capture/image/picture';
import { FileError } from '../../src/capture/image/problems';
import { shrinkImage } from '../../src/capture/image/shrinkImage';
import { shrinkOnPage } from '../../src/capture/image/shrinkOnPage';

jest.mock('../../src/capture/image/createWorker');
jest.mock('../../src/capture/image/shrinkOnPage');
const onPage = jest.mocked(shrinkOnPage);
const picture = new Blob(['…'], { type: 'image/png' });
const shrunk: Shrunk = { blob: new Blob(['jpeg'], { type: 'image/jpeg' }), advice: ['blurred'] };

class FakeWorker {
  onmessage: ((event: { data: ShrinkAnswer }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  terminated = false;
  constructor(private readonly answer: ShrinkAnswer | 'breaks' | 'silent') {}
  posted: unknown[] = [];
  postMessage(message: unknown): void {
    this.posted.push(message);
    const { answer } = this;
    if (answer === 'silent') return;
    queueMicrotask(() => {
      if (answer === 'breaks') this.onerror?.({ message: 'boom', preventDefault: () => undefined });
      else this.onmessage?.({ data: answer });
    });
  }
  terminate(): void {
    this.terminated = true;
  }
}
const workerThat = (answer: ShrinkAnswer | 'breaks' | 'silent'): FakeWorker => {
  const worker = new FakeWorker(answer);
  jest.mocked(createResizeWorker).mockReturnValue(worker as unknown as Worker);
  return worker;
};

const withCanvas = { Worker: FakeWorker, OffscreenCanvas: class {}, createImageBitmap: () => undefined };
beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, withCanvas);
});
afterEach(() => Object.keys(withCanvas).forEach((name) => Reflect.deleteProperty(globalThis, name)));

it('[R5.6-05] shrinks in a worker of its own, which then goes', async () => {
  const worker = workerThat(shrunk);
  expect(await shrinkImage(picture)).toBe(shrunk);
  expect(worker.terminated).toBe(true);
  // The file goes in and the JPEG comes back: no pixel is touched on the page.
  expect(worker.posted).toEqual([{ source: picture }]);
  expect(onPage).not.toHaveBeenCalled();
});

it('[R5.6-05] does it on the page where the worker breaks, reads no such picture, or has no canvas', async () => {
  onPage.mockResolvedValue(shrunk);
  const worker = workerThat('breaks');
  expect(await shrinkImage(picture)).toBe(shrunk);
  expect(worker.terminated).toBe(true);
  workerThat({ problem: 'unsupported' });
  expect(await shrinkImage(picture)).toBe(shrunk);
  expect(onPage).toHaveBeenCalledTimes(2);
  jest.mocked(createResizeWorker).mockClear();
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  expect(await shrinkImage(picture)).toBe(shrunk);
  expect(createResizeWorker).not.toHaveBeenCalled();
});

it('[R5.6-05] does it on the page where the worker never answers', async () => {
  jest.useFakeTimers();
  onPage.mockResolvedValue(shrunk);
  const worker = workerThat('silent');
  const result = shrinkImage(picture);
  await jest.runAllTimersAsync();
  expect(await result).toBe(shrunk);
  expect(worker.terminated).toBe(true);
  jest.useRealTimers();
});

it('[R5.6-05] [R8-10] refuses what neither can read, and what is blank without a second attempt', async () => {
  workerThat({ problem: 'unsupported' });
  onPage.mockResolvedValue({ problem: 'unsupported' });
  await expect(shrinkImage(picture)).rejects.toEqual(new FileError('unsupported'));
  onPage.mockClear();
  workerThat({ problem: 'blank' });
  await expect(shrinkImage(picture)).rejects.toMatchObject({ problem: 'blank' });
  expect(onPage).not.toHaveBeenCalled();
});
