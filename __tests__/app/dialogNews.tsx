import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SessionWarning } from '../../src/app/extra/SessionWarning';
import RecordingDialog from '../../src/app/recording';
import { FileError } from '../../src/capture/image/problems';
import { isPageCanvasAltered } from '../../src/capture/image/shrinkOnPage';
import { PhotoDialog } from '../../src/capture/photo/PhotoDialog';
import { takePicture } from '../../src/capture/photo/takePicture';
import { watchSheet } from '../../src/capture/shutter';
import { VideoDialog } from '../../src/capture/video/VideoDialog';
import { calculatorCopy } from '../../src/copy/contact-info';
import { handoffCopy } from '../../src/copy/handoff';
import { identificationCopy } from '../../src/copy/identification';
import { recordingCopy } from '../../src/copy/recording';
import { sessionCopy } from '../../src/copy/session-warning';
import TaxCodeCalculator from '../../src/screens/steps/contact-info/TaxCodeCalculator';
import HandoffDialog from '../../src/screens/steps/identification/handoff/HandoffDialog';
import { handoffChanged } from '../../src/state/identification';
import { warningChanged } from '../../src/state/ui';
import { domError, fakeStream, installRecorder, withCamera, type FakeStream } from '../capture/fakeMedia';
import { config } from '../flows/support';
import { fakeService, ok, refusal } from '../screens/fakeService';
import { renderScreen } from '../screens/renderScreen';
import { untilAtRest } from '../setup/otherThreads';
import { press } from '../ui/hands';

const { photo, capture, files } = identificationCopy;
const nothing = () => undefined;
const jpeg = new File(['jpeg'], 'foto.jpg', { type: 'image/jpeg' });

const show = (dialog: ReactNode, before: Parameters<typeof renderScreen>[1]['before'] = []) =>
  renderScreen(dialog, { slug: 'identification', before });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The real clock's timer: ciphers and bodies of answers come from other threads. */
const { setTimeout: wait } = globalThis;
const settle = () => untilAtRest(() => act(() => new Promise<void>((resolve) => wait(resolve))));

const inSeconds = (seconds: number) => ({ endsAt: Date.now() + seconds * 1000, extendable: true });
const warned = (seconds: number) => show(<SessionWarning />, [warningChanged(inSeconds(seconds))]);

const handedOff = async () => {
  const { store } = show(<HandoffDialog onClose={nothing} />);
  await settle();
  return (state: Parameters<typeof handoffChanged>[0]) =>
    act(() => void store.dispatch(handoffChanged(state)));
};
const copied = async (result: Promise<void>) => {
  await handedOff();
  result.catch(nothing);
  jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(result);
  await press(handoffCopy.copy);
};

const reported = async (button: string, answer: object = ok) => {
  Object.assign(config, { traceCall: true });
  fakeService({ sendTrace: () => answer });
  show(<RecordingDialog />);
  await settle();
  await press(button);
};

const photographed = (getUserMedia: jest.Mock) => {
  withCamera(getUserMedia);
  const given = { onShot: nothing, onPhoto: nothing, onFile: nothing, onClose: nothing };
  show(<PhotoDialog label="Fronte" accept="image/*" {...given} />);
};
const photographedBy = async (camera: FakeStream) => {
  photographed(giving(camera));
  await pictureComes();
};
const filmed = (getUserMedia: jest.Mock) => {
  withCamera(getUserMedia);
  installRecorder();
  show(<VideoDialog label="Video selfie" onVideo={nothing} onClose={nothing} />);
  return press(capture.turnOn);
};
const ready = async () => {
  await filmed(giving(fakeStream()));
  await pictureComes();
};
const refusing = () => jest.fn().mockRejectedValue(domError('NotAllowedError'));
const waiting = () => jest.fn().mockReturnValue(new Promise(nothing));
const giving = ({ stream }: FakeStream) => jest.fn().mockResolvedValue(stream);
const pictureComes = async () => {
  await pass(0);
  fireEvent.loadedData(screen.getByLabelText(photo.preview));
  await pass(0);
};
const shoots = async (taken: Promise<unknown>) => {
  taken.catch(nothing);
  jest.mocked(takePicture).mockReturnValueOnce(taken as ReturnType<typeof takePicture>);
  await photographedBy(fakeStream());
  await press(photo.shoot);
};
const seen = async (what: 'held' | 'shot') => {
  await photographedBy(fakeStream());
  act(() => jest.mocked(watchSheet).mock.lastCall?.[1](what));
};

export const NEWS: Readonly<Record<string, readonly (readonly [text: string, cause: () => unknown])[]>> = {
  'app/extra/SessionWarning.tsx': [
    [
      sessionCopy.notExtended,
      () => {
        const { store } = warned(100);
        act(() => void store.dispatch(warningChanged({ ...inSeconds(95), failed: true })));
      },
    ],
    [
      sessionCopy.spokenLeft(60),
      async () => {
        warned(70);
        await pass(11_000);
      },
    ],
  ],
  'screens/steps/identification/handoff/HandoffDialog.tsx': [
    [handoffCopy.ended, async () => (await handedOff())({ watch: 'ended' })],
    ['Dal telefono: il video', async () => (await handedOff())({ arrived: ['docVideoCaptcha'] })],
    [handoffCopy.copied, () => copied(Promise.resolve())],
    [handoffCopy.notCopied, () => copied(Promise.reject(domError('NotAllowedError')))],
  ],
  'app/recording/index.tsx': [
    [recordingCopy.loading, () => void show(<RecordingDialog />)],
    [recordingCopy.saved, () => reported(recordingCopy.save)],
    [recordingCopy.sent, () => reported(recordingCopy.send)],
    ['Troppo grande', () => reported(recordingCopy.send, refusal('Troppo grande'))],
  ],
  'capture/photo/PhotoDialog.tsx': [
    [photo.opening, () => photographed(waiting())],
    [photo.hints.waiting, () => (photographed(waiting()), pass(10_000))],
    [photo.problems.denied, () => photographed(refusing())],
    [photo.notReady, () => (photographed(waiting()), press(photo.shoot))],
    [photo.ready, () => photographedBy(fakeStream())],
    [photo.hints.wrong, () => photographed(giving(fakeStream('Infrared camera')))],
    [
      photo.hints.muted,
      async () => {
        const camera = fakeStream();
        await photographedBy(camera);
        act(() => camera.tracks[0]?.mute(true));
        await pass(2000);
      },
    ],
    [photo.shutter.hold, () => seen('held')],
    [photo.shutter.shot, () => seen('shot')],
    [files.blank, () => shoots(Promise.reject(new FileError('blank')))],
    [photo.advice.sentence(['dark']), () => shoots(Promise.resolve({ file: jpeg, advice: ['dark'] }))],
    [
      photo.altered.title,
      () => {
        jest.mocked(isPageCanvasAltered).mockReturnValueOnce(true);
        photographed(waiting());
      },
    ],
  ],
  'capture/video/VideoDialog.tsx': [
    [capture.opening, () => filmed(waiting())],
    [capture.problems.denied, () => filmed(refusing())],
    [capture.selfie.ready, ready],
    [capture.announced, () => ready().then(() => press(capture.record))],
  ],
  'screens/steps/contact-info/TaxCodeCalculator.tsx': [
    [
      'Cognome è obbligatorio',
      async () => {
        fakeService({ province: () => ({ ...ok, data: [] }) });
        show(<TaxCodeCalculator nome="" cognome="" onComputed={nothing} onClose={nothing} />);
        await press(calculatorCopy.submit);
      },
    ],
  ],
};
