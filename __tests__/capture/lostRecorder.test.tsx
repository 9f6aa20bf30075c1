import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { identificationCopy } from '../../src/copy/identification';
import type { Sending } from '../../src/capture/video/ClipReview';
import type { UnsentClip } from '../../src/capture/video/useVideoTake';
import { VideoRecorder } from '../../src/capture/video/VideoRecorder';
import { button, press } from '../ui/hands';
import { installRecorder, withCamera } from './fakeMedia';

const copy = identificationCopy.capture;
let broken: 'recording' | 'camera' | 'review' | undefined;
const failsAs = (part: typeof broken): void => {
  if (broken === part) throw new Error('planted');
};
jest.mock('../../src/capture/video/VideoStage', () => ({
  VideoStage: ({ camera }: { camera: { state: { status: string } } }) => {
    failsAs('recording');
    if (camera.state.status !== 'idle') failsAs('camera');
    return null;
  },
}));
jest.mock('../../src/capture/video/ClipReview', () => ({ ClipReview: () => failsAs('review') }));
jest.mock('../../src/capture/video/videoFile', () => ({
  videoFileProblem: async ({ type }: File) => (type.startsWith('video') ? undefined : 'notVideo'),
}));

beforeEach(() => {
  installRecorder();
  withCamera(jest.fn(() => new Promise(() => undefined)));
  // React logs what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const clip: UnsentClip = { blob: new Blob(['clip']), fromCamera: true, silent: false };
const film = new File(['film'], 'film.webm', { type: 'video/webm' });

const show = (first?: UnsentClip, sending: Sending = { active: false }) => {
  const onUse = jest.fn();
  function Page() {
    const [kept, setKept] = useState(first);
    return (
      <>
        <p>La pagina</p>
        <VideoRecorder
          prompt={<p>La frase</p>}
          clip={kept}
          sending={sending}
          onClip={setKept}
          onRetake={() => setKept(undefined)}
          onUse={onUse}
        />
      </>
    );
  }
  return { ...render(<Page />), onUse };
};
const says = (words: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
const chooseFile = async ({ container }: ReturnType<typeof show>, file: File) => {
  await waitFor(() => expect(button(copy.file)).toBeVisible());
  fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { files: [file] } });
};

it.each([
  ['as it appears', 'recording', undefined],
  ['as the camera is turned on', 'camera', undefined],
  ['as its clip is reviewed', 'review', clip],
] as const)('a recorder that fails %s leaves the page, its phrase, and a file to choose', async (...row) => {
  const [, part, first] = row;
  broken = part;
  const shown = show(first);
  if (part === 'camera') await press(copy.record).then(() => press(copy.turnOn));
  await says(copy.lost);
  expect(screen.getByText('La pagina')).toBeVisible();
  expect(screen.getByText('La frase')).toBeVisible();
  await chooseFile(shown, new File(['x'], 'x.txt', { type: 'text/plain' }));
  await says(copy.recordingProblems.notVideo);
  expect(shown.onUse).not.toHaveBeenCalled();
  await chooseFile(shown, film);
  await waitFor(() => expect(shown.onUse.mock.calls).toEqual([[film]]));
});

it('one that has failed says how the sending of the file goes, and why it did not arrive', () => {
  broken = 'review';
  const { unmount } = show(clip, { active: true, progress: 0.4 });
  expect(screen.getByText(/40%/)).toBeInTheDocument();
  unmount();
  show(clip, { active: false, problem: 'Il video non è arrivato.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Il video non è arrivato.');
});
