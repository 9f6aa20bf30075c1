import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { UnsentClip } from '../../src/capture/video/useTake';
import { VideoRecorder } from '../../src/capture/video/VideoRecorder';
import { identificationCopy } from '../../src/copy/identification';
import { fakeStream, installRecorder, lastRecorder, withCamera } from './fakeMedia';

const heard = jest.fn<boolean | undefined, []>();
jest.mock('../../src/capture/video/mendDuration', () => ({
  mendDuration: (blob: Blob) => Promise.resolve(blob),
}));
jest.mock('../../src/capture/video/sound', () => ({
  ...jest.requireActual<object>('../../src/capture/video/sound'),
  createSound: () => ({
    level: () => 0,
    listen: () => undefined,
    heard,
    tone: () => undefined,
    close: () => undefined,
  }),
}));

const copy = identificationCopy.capture;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Page() {
  const [clip, setClip] = useState<UnsentClip>();
  return (
    <VideoRecorder
      sending={{ active: false }}
      clip={clip}
      onClip={setClip}
      onUse={() => undefined}
      onRetake={() => setClip(undefined)}
    />
  );
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  installRecorder();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['no voice was heard', false, 1],
  ['a voice was heard', true, 0],
  ['the browser does not tell', undefined, 0],
])('[R5.6-06] after a recording in which %s, the hint is said accordingly', async (_, answer, hints) => {
  heard.mockReturnValue(answer);
  withCamera(jest.fn().mockResolvedValue(fakeStream().stream), []);
  render(<Page />);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name: copy.turnOn }));
  await pass(0);
  fireEvent.loadedData(screen.getByLabelText(copy.preview));
  await user.click(screen.getByRole('button', { name: copy.record }));
  for (let left = 3; left > 0; left -= 1) await pass(1000);
  lastRecorder().give(7);
  await pass(5000);
  await pass(0);
  expect(screen.getByText(copy.review)).toBeInTheDocument();
  expect(screen.queryAllByText(copy.unheard)).toHaveLength(hints);
});
