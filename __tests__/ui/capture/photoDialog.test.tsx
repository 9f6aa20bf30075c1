import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identificationCopy } from '../../../src/copy/identification';
import { PhotoDialog } from '../../../src/ui/capture/photo/PhotoDialog';
import { takePicture } from '../../../src/ui/capture/photo/takePicture';
import { domError, fakeStream, withCamera } from './fakeMedia';

jest.mock('../../../src/ui/capture/photo/takePicture');
const copy = identificationCopy.photo;
const NOT_READY = 'Atendi che la fotocamera sia pronta prima di scattare';
const photo = new File(['jpeg'], 'foto.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.mocked(takePicture).mockReset().mockResolvedValue(photo);
});

const show = (getUserMedia: jest.Mock) => {
  withCamera(getUserMedia);
  const onPhoto = jest.fn();
  const rendered = render(
    <PhotoDialog label="Fronte" accept="image/*" onPhoto={onPhoto} onClose={jest.fn()} />,
  );
  return { ...rendered, onPhoto, user: userEvent.setup() };
};
const button = (name: string) => screen.getByRole('button', { name });

it('[R8-11] shooting before the camera is ready gives the alert', async () => {
  const { user } = show(jest.fn().mockReturnValue(new Promise(() => undefined)));
  await user.click(button(copy.shoot));
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_READY);
  expect(takePicture).not.toHaveBeenCalled();
});

it('[R8-11] a camera that cannot be had leads to a file, or to another attempt', async () => {
  const getUserMedia = jest.fn().mockRejectedValue(domError('NotAllowedError'));
  const { user, onPhoto, container } = show(getUserMedia);
  expect(await screen.findByRole('alert')).toHaveTextContent(copy.problems.denied);
  await user.click(button(copy.retry));
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: copy.file })).toBeInTheDocument();
  fireEvent.change(container.querySelector('input[type=file]') as HTMLElement, {
    target: { files: [photo] },
  });
  expect(onPhoto).toHaveBeenCalledWith(photo);
});

it('[R5.6-05] takes a picture with the back camera, shows it, gives it; the camera is freed', async () => {
  const { stream, tracks } = fakeStream();
  const getUserMedia = jest.fn().mockResolvedValue(stream);
  const { user, onPhoto } = show(getUserMedia);
  expect(getUserMedia.mock.calls[0]).toMatchObject([{ video: { facingMode: { ideal: 'environment' } } }]);
  fireEvent.loadedData(await screen.findByLabelText(copy.preview));
  await user.click(button(copy.shoot));
  expect(await screen.findByAltText(copy.taken)).toBeInTheDocument();
  expect(tracks[0]?.readyState).toBe('ended');
  await user.click(button(copy.use));
  expect(onPhoto).toHaveBeenCalledWith(photo);
});
