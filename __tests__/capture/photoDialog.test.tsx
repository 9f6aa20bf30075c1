import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { identificationCopy } from '../../src/copy/identification';
import { FileError } from '../../src/capture/image/problems';
import { PhotoDialog, type PhotoDialogProps } from '../../src/capture/photo/PhotoDialog';
import { watchSheet } from '../../src/capture/shutter';
import { turnPicture } from '../../src/capture/image/turnPicture';
import { takePicture } from '../../src/capture/photo/takePicture';
import { isPageCanvasAltered } from '../../src/capture/image/shrinkOnPage';
import { domError, fakeStream, withCamera } from './fakeMedia';
import { button, press, user } from '../ui/hands';

jest.mock('../../src/capture/photo/takePicture');
jest.mock('../../src/capture/shutter', () => ({ watchSheet: jest.fn() }));
jest.mock('../../src/capture/image/turnPicture');
jest.mock('../../src/capture/image/shrinkOnPage');
const copy = identificationCopy.photo;
const NOT_READY = 'Atendi che la fotocamera sia pronta prima di scattare';
const photo = new File(['jpeg'], 'foto.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.mocked(takePicture).mockReset().mockResolvedValue({ file: photo, advice: [] });
  jest
    .mocked(watchSheet)
    .mockReset()
    .mockReturnValue(() => undefined);
});

const show = (getUserMedia: jest.Mock, shape: PhotoDialogProps['shape'] = 'card') => {
  withCamera(getUserMedia);
  const given = { onShot: jest.fn(), onPhoto: jest.fn(), onFile: jest.fn(), onClose: jest.fn() };
  const rendered = render(<PhotoDialog label="Fronte" accept="image/*" shape={shape} {...given} />);
  return { ...rendered, ...given };
};

const shootAt = async (stream: MediaStream) => {
  const getUserMedia = jest.fn().mockResolvedValue(stream);
  const shown = show(getUserMedia);
  fireEvent.loadedData(await screen.findByLabelText(copy.preview));
  await press(copy.shoot);
  return { ...shown, getUserMedia };
};

it('[R8-11] shooting before the camera is ready gives the alert', async () => {
  show(jest.fn().mockReturnValue(new Promise(() => undefined)));
  await press(copy.shoot);
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_READY);
  expect(button(copy.file)).toBeInTheDocument();
  expect(takePicture).not.toHaveBeenCalled();
});

it('[R8-11] a camera that cannot be had leads to a file, or to another attempt', async () => {
  const getUserMedia = jest.fn().mockRejectedValue(domError('NotAllowedError'));
  const { onPhoto, onFile, container } = show(getUserMedia);
  expect(await screen.findByRole('alert')).toHaveTextContent(copy.problems.denied);
  await press(copy.retry);
  // The button that was pressed is gone; the focus stays in the dialog.
  expect(screen.getByText(copy.hint)).toHaveFocus();
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: copy.file })).toBeInTheDocument();
  fireEvent.change(container.querySelector('input[type=file]') as HTMLElement, {
    target: { files: [photo] },
  });
  // As it is: what comes from the device is prepared and looked at as any other file.
  expect(onFile).toHaveBeenCalledWith(photo);
  expect(onPhoto).not.toHaveBeenCalled();
});

it('[R8-11] offers a file in place of a camera whose pictures the browser alters', async () => {
  jest.mocked(isPageCanvasAltered).mockReturnValueOnce(true);
  const getUserMedia = jest.fn();
  const { onFile, container } = show(getUserMedia);
  expect(await screen.findByRole('alert')).toHaveTextContent(copy.altered.title);
  expect(screen.queryByRole('button', { name: copy.shoot })).not.toBeInTheDocument();
  expect(getUserMedia).not.toHaveBeenCalled();
  fireEvent.change(container.querySelector('input[type=file]') as HTMLElement, {
    target: { files: [photo] },
  });
  expect(onFile).toHaveBeenCalledWith(photo);
});

it('[R5.6-05] takes a picture with the back camera, shows it, gives it; the camera is freed', async () => {
  const { stream, tracks } = fakeStream();
  const { onPhoto, getUserMedia } = await shootAt(stream);
  expect(getUserMedia.mock.calls[0]).toMatchObject([{ video: { facingMode: { ideal: 'environment' } } }]);
  expect(await screen.findByAltText(copy.taken)).toBeInTheDocument();
  expect(tracks[0]?.readyState).toBe('ended');
  await press(copy.use);
  expect(onPhoto).toHaveBeenCalledWith(photo);
});

it('[R5.6-05] says once what it found on a picture, and leaves the choice: another, or this one', async () => {
  jest.mocked(takePicture).mockResolvedValue({ file: photo, advice: ['blurred', 'dark'] });
  const { onPhoto } = await shootAt(fakeStream().stream);
  const words = 'Sembra sfocata e scura: scattane un’altra o tieni questa.';
  expect(await screen.findByText(words)).toBeVisible();
  const said = [...document.querySelectorAll('dialog [data-announcer] > p')].map((one) => one.textContent);
  expect(said.filter((text) => text.includes(words))).toHaveLength(1);
  expect(screen.getByText(copy.review)).toHaveFocus();
  await press('Rifai');
  expect(await screen.findByRole('button', { name: copy.shoot })).toBeInTheDocument();
  expect(onPhoto).not.toHaveBeenCalled();

  fireEvent.loadedData(await screen.findByLabelText(copy.preview));
  await press(copy.shoot);
  await user.click(await screen.findByRole('button', { name: 'Usa' }));
  expect(onPhoto).toHaveBeenCalledWith(photo);
});

it('[R5.6-05] [R8-10] a picture of nothing is taken again with the camera that is on', async () => {
  const { stream, tracks } = fakeStream();
  jest.mocked(takePicture).mockRejectedValueOnce(new FileError('blank'));
  await shootAt(stream);
  expect(await screen.findByRole('alert')).toHaveTextContent(identificationCopy.files.blank);
  expect(tracks[0]?.readyState).toBe('live');
  await press(copy.shoot);
  expect(await screen.findByAltText(copy.taken)).toBeInTheDocument();
});

it('the photo is shown whole, can be enlarged and turned, and is sent as it was turned', async () => {
  const turned = new File(['turned'], 'foto.jpg', { type: 'image/jpeg' });
  jest.mocked(turnPicture).mockResolvedValueOnce(turned);
  jest.mocked(isPageCanvasAltered).mockReturnValue(false);
  const { onPhoto } = await shootAt(fakeStream().stream);
  const image = await screen.findByRole('img', { name: copy.taken });
  expect(screen.queryByRole('group', { name: copy.taken })).not.toBeInTheDocument();
  await press(copy.enlarge.off);
  expect(screen.getByRole('group', { name: copy.taken })).toContainElement(image);
  await press(copy.enlarge.on);
  await press(copy.turn);
  await press(copy.use);
  expect(turnPicture).toHaveBeenCalledWith(photo);
  expect(onPhoto).toHaveBeenCalledWith(turned);
});

it('a photo that is taken again is not kept for later, only the one after it', async () => {
  const other = new File(['other'], 'foto.jpg', { type: 'image/jpeg' });
  const { onShot } = await shootAt(fakeStream().stream);
  await press(copy.retake);
  // The pressed button is gone.
  expect(screen.getByText(copy.hint)).toHaveFocus();
  fireEvent.loadedData(await screen.findByLabelText(copy.preview));
  jest.mocked(takePicture).mockResolvedValueOnce({ file: other, advice: [] });
  await press(copy.shoot);
  await screen.findByAltText(copy.taken);
  expect(onShot.mock.calls).toEqual([[photo], [undefined], [other]]);
});

it('the automatic shutter waits while a picture is being taken', async () => {
  const stop = jest.fn();
  jest.mocked(watchSheet).mockReturnValue(stop);
  jest.mocked(takePicture).mockReturnValueOnce(new Promise(() => undefined));
  show(jest.fn().mockResolvedValue(fakeStream().stream));
  fireEvent.loadedData(await screen.findByLabelText(copy.preview));
  await waitFor(() => expect(watchSheet).toHaveBeenCalledTimes(1));
  await press(copy.shoot);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(watchSheet).toHaveBeenCalledTimes(1);
});

it('a person is never photographed by the shutter', async () => {
  show(jest.fn().mockResolvedValue(fakeStream().stream), 'person');
  fireEvent.loadedData(await screen.findByLabelText(copy.preview));
  await press(copy.shoot);
  await screen.findByAltText(copy.taken);
  expect(watchSheet).not.toHaveBeenCalled();
  expect(screen.queryByText(copy.shutter.text)).not.toBeInTheDocument();
});
