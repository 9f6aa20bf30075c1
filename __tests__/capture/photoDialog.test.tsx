import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { identificationCopy } from '../../src/copy/identification';
import { FileError } from '../../src/capture/image/problems';
import { PhotoDialog } from '../../src/capture/photo/PhotoDialog';
import { takePicture } from '../../src/capture/photo/takePicture';
import { domError, fakeStream, withCamera } from './fakeMedia';
import { button, press, user } from '../ui/hands';

jest.mock('../../src/capture/photo/takePicture');
const copy = identificationCopy.photo;
const NOT_READY = 'Atendi che la fotocamera sia pronta prima di scattare';
const photo = new File(['jpeg'], 'foto.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.mocked(takePicture).mockReset().mockResolvedValue({ file: photo, advice: [] });
});

const show = (getUserMedia: jest.Mock) => {
  withCamera(getUserMedia);
  const given = { onPhoto: jest.fn(), onFile: jest.fn(), onClose: jest.fn() };
  const rendered = render(<PhotoDialog label="Fronte" accept="image/*" {...given} />);
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
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('Sembra sfocata e scura: rifalla o usa questa.');
  expect(screen.getByText(copy.review)).toHaveFocus();
  await press('Rifai');
  expect(await screen.findByRole('button', { name: copy.shoot })).toBeInTheDocument();
  expect(onPhoto).not.toHaveBeenCalled();

  fireEvent.loadedData(await screen.findByLabelText(copy.preview));
  await press(copy.shoot);
  await user.click(await screen.findByRole('button', { name: 'Usa questa' }));
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
