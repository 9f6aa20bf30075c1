import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identification } from '../../../src/contract/steps/identification';
import { identificationCopy } from '../../../src/copy/identification';
import Identification from '../../../src/screens/steps/identification';
import { prepareFile } from '../../../src/ui/capture/image/prepareFile';
import { FileError } from '../../../src/ui/capture/image/problems';
import { fieldId } from '../../../src/ui/form/fieldId';
import { renderScreen } from '../renderScreen';
import { installNetwork, lastSent, sent, stored } from './fakeUploads';

jest.mock('../../../src/ui/capture/image/prepareFile');
const prepare = jest.mocked(prepareFile);
const copy = identificationCopy.files;
const FRONT = 'documento.documentoFronte';
const PREVIEW = '/wgt/document/preview/FRONT_DOC_1';
const { altriDocumenti: _, ...values } = identification.empty;

beforeEach(() => {
  installNetwork();
  prepare.mockReset().mockImplementation((file) => Promise.resolve(file));
});
afterEach(() => jest.restoreAllMocks());

const input = (path: string) => document.getElementById(fieldId(path)) as HTMLInputElement | null;
/** What stands around one upload. */
const box = (path: string) => {
  const title = document.getElementById(`${fieldId(path)}-titolo`);
  return within(title?.parentElement?.parentElement as HTMLElement);
};
const show = async () => {
  const rendered = renderScreen(<Identification />, { slug: 'identification', subPage: 1, values });
  await waitFor(() => expect(input(FRONT)).not.toBeNull());
  return { ...rendered, user: userEvent.setup() };
};
const jpeg = new File(['jpeg'], 'fronte.jpg', { type: 'image/jpeg' });
const choose = async (file: File) => {
  fireEvent.change(input(FRONT) as HTMLElement, { target: { files: [file] } });
  await act(async () => undefined);
};

it('[R2.9-03] shows what is stored as the page comes, a picture or a PDF', async () => {
  stored.set(PREVIEW, new Blob(['x'], { type: 'image/jpeg' }));
  stored.set('/wgt/document/preview/BACK_DOC_1', new Blob(['x'], { type: 'application/pdf' }));
  await show();
  expect(await screen.findByAltText('Anteprima: Fronte')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Documento PDF' })).toBeInTheDocument();
});

it('[R2.9-03] a 404 means that nothing is stored', async () => {
  await show();
  expect(box(FRONT).getByText('Scegli un file')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /Anteprima/ })).not.toBeInTheDocument();
});

it('[R2.9-03] [R3.4-03] sends under the upload type, shows how far it is, then the new preview', async () => {
  stored.set(PREVIEW, new Blob(['old'], { type: 'image/jpeg' }));
  await show();
  const before = (await screen.findByAltText('Anteprima: Fronte')).getAttribute('src');
  await choose(jpeg);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(lastSent().path).toBe('/wgt/document/upload');
  expect(lastSent().fields).toMatchObject({ type: 'FRONT_DOC_1', file: expect.any(File) as File });
  act(() => lastSent().progress(0.4));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  stored.set(PREVIEW, new Blob(['new'], { type: 'image/jpeg' }));
  act(() => lastSent().answer({ status: 'success' }));
  const image = await screen.findByAltText('Anteprima: Fronte');
  expect(image.getAttribute('src')).not.toBe(before);
  expect(box(FRONT).getByText('Caricato')).toBeInTheDocument();
});

it('[R5.6-04] an upload that is stored is what the page asked for', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  const message = 'Carica il fronte del documento è obbligatorio';
  expect(await screen.findAllByText(message)).toHaveLength(2);
  await choose(jpeg);
  await waitFor(() => expect(sent).toHaveLength(1));
  stored.set(PREVIEW, new Blob(['new'], { type: 'image/jpeg' }));
  act(() => lastSent().answer({ status: 'success' }));
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  expect(screen.getAllByText('Carica il retro del documento è obbligatorio')).toHaveLength(2);
});

it('[R8-10] the service’s message stands under the box, and the same file may be sent again', async () => {
  const { user } = await show();
  await choose(jpeg);
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => lastSent().answer({ status: 'bad_request', message: 'Nella foto non si vede nulla.' }));
  const message = await box(FRONT).findByText('Nella foto non si vede nulla.');
  expect(input(FRONT)).toHaveAttribute('aria-describedby', expect.stringContaining(message.id));
  await user.click(screen.getByRole('button', { name: copy.retry }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(prepare).toHaveBeenCalledTimes(1);
  act(() => lastSent().answer({ status: 'success' }));
  expect(await box(FRONT).findByText('Caricato')).toBeInTheDocument();
  expect(screen.queryByText('Nella foto non si vede nulla.')).not.toBeInTheDocument();
});

it('[R8-10] a broken connection says so under the box', async () => {
  await show();
  await choose(jpeg);
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => lastSent().breakOff());
  expect(await box(FRONT).findByText(/connessione/)).toBeInTheDocument();
});

it('[R5.6-05] [R8-10] a file that is no image and no PDF gives the alert, and nothing is sent', async () => {
  prepare.mockRejectedValue(new FileError('unsupported'));
  await show();
  await choose(new File(['x'], 'nota.txt', { type: 'text/plain' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Non è stato possibile caricare le immagini');
  expect(sent).toHaveLength(0);
});

it('[R5.6-05] of two files chosen one after the other the last counts', async () => {
  let ready: (file: File) => void = () => undefined;
  prepare.mockReturnValueOnce(new Promise((resolve) => (ready = resolve)));
  const { unmount } = await show();
  await choose(jpeg);
  expect(input(FRONT)).toBeNull();
  unmount();
  await act(async () => ready(jpeg));
  expect(sent).toHaveLength(0);
});
