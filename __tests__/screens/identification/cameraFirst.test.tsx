// Before the screens, whose preparation of files it mocks.
import { sent, withNetwork } from './fakeUploads';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { identificationCopy } from '../../../src/copy/identification';
import { box, chooser, FRONT, input, jpeg, show } from './firstDocument';

const { photo } = identificationCopy;
withNetwork();

const withPointer = (isCoarse: boolean) => {
  const known = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(known(media), { matches: isCoarse === /coarse/.test(media) }),
    );
};
afterEach(() => jest.restoreAllMocks());
const pressBox = () => {
  const opened = jest.spyOn(chooser(FRONT), 'click');
  act(() => input(FRONT)?.click());
  return opened.mock.calls.length;
};

it('with a finger the box opens the camera, and the link chooses a file', async () => {
  withPointer(true);
  await show();
  expect(box(FRONT).getByText(photo.open)).toBeVisible();
  expect(pressBox()).toBe(0);
  expect(await screen.findByRole('dialog', { name: photo.title('Fronte') })).toBeInTheDocument();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  const link = await screen.findByRole('button', { name: photo.fileLabel('Fronte') });
  const files = link.parentElement?.querySelector('input[type=file]') as HTMLElement;
  fireEvent.change(files, { target: { files: [jpeg] } });
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('with a mouse the box chooses a file, and the link opens the camera', async () => {
  withPointer(false);
  await show();
  expect(box(FRONT).getByText(photo.file)).toBeVisible();
  expect(pressBox()).toBe(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: photo.openLabel('Fronte') })).toBeVisible();
});
