import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uiCopy } from '../../../src/copy/ui';
import { identificationCopy } from '../../../src/copy/identification';
import { press } from '../../ui/hands';
import { lastSent, prepare, sent, withNetwork } from './fakeUploads';
import { choose, jpeg, send, show } from './firstDocument';

jest.mock('../../../src/capture/photo/PhotoDialog', () => ({
  PhotoDialog: () => {
    throw new TypeError('x is undefined');
  },
}));
jest.mock('../../../src/capture/photo/AdviceDialog', () => ({
  AdviceDialog: () => {
    throw new TypeError('x is undefined');
  },
}));
withNetwork();
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const copy = identificationCopy.photo;

it('[R2.9-03] a camera dialog that fails leaves the page, and a file can be sent', async () => {
  await show();
  await press(copy.openLabel('Fronte'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(copy.lost);
  await userEvent.click(screen.getAllByRole('button', { name: uiCopy.close }).at(-1) as HTMLElement);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await send();
  expect(lastSent().fields).toMatchObject({ type: 'FRONT_DOC_1' });
});

it('[R2.9-03] advice that fails leaves the page, and the picture is sent once', async () => {
  prepare.mockResolvedValueOnce({ file: jpeg, advice: ['blurred'] });
  await show();
  await choose(jpeg);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(lastSent().fields).toMatchObject({ type: 'FRONT_DOC_1', file: { name: jpeg.name } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    identificationCopy.document.title.first,
  );
});
