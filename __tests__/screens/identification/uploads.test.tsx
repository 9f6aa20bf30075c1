import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { identificationCopy } from '../../../src/copy/identification';
import { videoForgotten } from '../../../src/state/identification';
import { requestForgotten } from '../../../src/state/root';
import { uploadPreparing } from '../../../src/state/uploads';
import type { Prepared } from '../../../src/capture/image/prepareFile';
import { FileError } from '../../../src/capture/image/problems';
import { answers, lastSent, prepare, sent, stored, withNetwork } from './fakeUploads';
import { goOn, press } from '../../ui/hands';
import { accept, box, choose, FRONT, input, jpeg, PREVIEW, refuse, send, show } from './firstDocument';

const copy = identificationCopy.files;

withNetwork();

it('[R2.9-03] shows what is stored as the page comes, a picture or a PDF', async () => {
  stored.set(PREVIEW, new Blob(['x'], { type: 'image/jpeg' }));
  stored.set('/wgt/document/preview/BACK_DOC_1', new Blob(['x'], { type: 'application/pdf' }));
  await show();
  expect(await screen.findByAltText('Anteprima: Fronte')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Documento PDF' })).toBeInTheDocument();
});

it('[R2.9-03] [R3.4-03] sends under the upload type, shows how far it is, then the new preview', async () => {
  stored.set(PREVIEW, new Blob(['old'], { type: 'image/jpeg' }));
  await show();
  const before = (await screen.findByAltText('Anteprima: Fronte')).getAttribute('src');
  await send();
  expect(lastSent().path).toBe('/wgt/document/upload');
  expect(lastSent().fields).toMatchObject({ type: 'FRONT_DOC_1', file: expect.any(File) as File });
  act(() => lastSent().progress(0.4));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  stored.set(PREVIEW, new Blob(['new'], { type: 'image/jpeg' }));
  accept();
  const image = await screen.findByAltText('Anteprima: Fronte');
  expect(image.getAttribute('src')).not.toBe(before);
  expect(box(FRONT).getByText('Caricato')).toBeInTheDocument();
});

it('[R8-10] [R2.9-03] the page of a network that answers in place of the service stores nothing', async () => {
  await show();
  await send();
  act(() => lastSent().answer('<!doctype html><title>Accedi al Wi-Fi</title>'));
  expect(await box(FRONT).findByRole('button', { name: copy.retry })).toBeVisible();
  expect(box(FRONT).queryByText('Caricato')).not.toBeInTheDocument();
  await press(copy.retry);
  await waitFor(() => expect(sent).toHaveLength(2));
  accept();
  expect(await box(FRONT).findByText('Caricato')).toBeInTheDocument();
});

it('[R8-10] [R2.9-03] asks again for a file that the service cannot read any more, until another is sent', async () => {
  const message = 'Non riusciamo a leggere il file che hai caricato: caricalo di nuovo.';
  answers.set(PREVIEW, { status: 'bad_request', message });
  await show({ documentoFronte: 'valid' });
  expect(await box(FRONT).findByText(message)).toBeVisible();
  expect(box(FRONT).queryByText('Caricato')).not.toBeInTheDocument();
  await send();
  stored.set(PREVIEW, new Blob(['new'], { type: 'image/jpeg' }));
  accept();
  expect(await box(FRONT).findByText('Caricato')).toBeInTheDocument();
  expect(box(FRONT).queryByText(message)).not.toBeInTheDocument();
});

it('[R8-10] [R2.9-03] a preview that was lost with the line is fetched again, in the same box', async () => {
  const online = window.fetch;
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await show({ documentoFronte: 'valid' });
  expect(await box(FRONT).findByText('Caricato')).toBeVisible();
  expect(screen.queryByAltText('Anteprima: Fronte')).not.toBeInTheDocument();
  const before = input(FRONT);
  window.fetch = online;
  stored.set(PREVIEW, new Blob(['x'], { type: 'image/jpeg' }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByAltText('Anteprima: Fronte')).toBeInTheDocument();
  expect(input(FRONT)).toBe(before);
});

it('[R5.6-04] [R2.9-03] where nothing is stored the page asks for it, and an upload is what it asked for', async () => {
  await show();
  expect(box(FRONT).getByText('Scegli un file')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /Anteprima/ })).not.toBeInTheDocument();
  await goOn();
  const message = 'Carica il fronte del documento è obbligatorio';
  expect(await screen.findAllByText(message)).toHaveLength(2);
  await send();
  stored.set(PREVIEW, new Blob(['new'], { type: 'image/jpeg' }));
  accept();
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  expect(screen.getAllByText('Carica il retro del documento è obbligatorio')).toHaveLength(2);
});

it('[R8-10] [R2.9-03] [R5.6-05] a refusal is under the box, the picture before stays, and the file may be sent again', async () => {
  stored.set(PREVIEW, new Blob(['old'], { type: 'image/jpeg' }));
  await show();
  const before = (await screen.findByAltText('Anteprima: Fronte')).getAttribute('src');
  await send();
  refuse('Non si vede nulla.');
  const message = await box(FRONT).findByText('Non si vede nulla.');
  expect(input(FRONT)).toHaveAttribute('aria-describedby', expect.stringContaining(message.id));
  expect(screen.getByAltText('Anteprima: Fronte')).toHaveAttribute('src', before);
  expect(box(FRONT).queryByText('Caricato')).not.toBeInTheDocument();
  expect(box(FRONT).getByText('Sostituisci')).toBeInTheDocument();

  // A choice that cannot be used leaves the file before it.
  prepare.mockRejectedValueOnce(new FileError('unsupported'));
  await choose(new File(['x'], 'nota.txt', { type: 'text/plain' }));
  expect(await screen.findByText(copy.unsupported)).toBeVisible();
  expect(sent).toHaveLength(1);
  await press(copy.retry);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(lastSent().fields.file).toMatchObject({ name: 'fronte.jpg' });
  expect(prepare).toHaveBeenCalledTimes(2);
  accept();
  expect(await box(FRONT).findByText('Caricato')).toBeInTheDocument();
  for (const gone of [copy.unsupported, 'Non si vede nulla.'])
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
});

it('[R8-10] a file whose bytes cannot be read is asked for again; its type is not blamed', async () => {
  await show();
  prepare.mockRejectedValueOnce(new DOMException('in the cloud', 'NotReadableError'));
  const file = new File(['x'], 'bolletta.pdf', { type: 'application/pdf' });
  const noBytes = () => Promise.reject(new DOMException('in the cloud', 'NotReadableError'));
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: noBytes });
  await choose(file);
  expect(await screen.findByText(copy.changed)).toBeVisible();
  expect(screen.queryByText(copy.unsupported)).not.toBeInTheDocument();
});

it('[R8-10] a file that is too large for a proxy is not offered to be sent again', async () => {
  await show();
  await send();
  lastSent().answer('<h1>413</h1>', 413);
  expect(await screen.findByText(copy.tooLargeForProxy)).toBeVisible();
  expect(screen.queryByText(copy.retry)).not.toBeInTheDocument();
  await choose(jpeg);
  await waitFor(() => expect(sent).toHaveLength(2));
  accept();
  expect(await box(FRONT).findByText('Caricato')).toBeInTheDocument();
});

describe('while a picture is being made ready', () => {
  const held = () => {
    let ready: (prepared: Prepared) => void = () => undefined;
    prepare.mockReturnValueOnce(new Promise((resolve) => (ready = resolve)));
    return (prepared: Prepared) => act(async () => ready(prepared));
  };
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('[R5.6-04] the step waits for it, whatever is stored already; leaving the page asks', async () => {
    stored.set(PREVIEW, new Blob(['old'], { type: 'image/jpeg' }));
    const ready = held();
    await show({ documentoFronte: 'valid' });
    await screen.findByAltText('Anteprima: Fronte');
    expect(asks()).toBe(false);
    await choose(jpeg);
    expect(input(FRONT)).toBeNull();
    expect(asks()).toBe(true);
    await goOn();
    expect(await screen.findByText(copy.wait)).toBeInTheDocument();
    await ready({ file: jpeg, advice: ['blurred'] });
    const dialog = await screen.findByRole('alertdialog');
    expect(asks()).toBe(false);
    expect(screen.getByText(copy.wait)).toBeInTheDocument();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByText(copy.wait)).not.toBeInTheDocument());
    expect(sent).toHaveLength(0);
  });

  it.each([
    ['with nothing to say of it', true, []],
    ['with advice', true, ['blurred']],
    ['while advice is asked about', false, ['dark']],
  ] as const)('[R2.9-03] the page gone %s, it is sent all the same', async (_, isEarly, advice) => {
    const ready = held();
    const { unmount } = await show();
    await choose(jpeg);
    if (isEarly) unmount();
    await ready({ file: jpeg, advice });
    if (!isEarly) {
      await screen.findByRole('alertdialog');
      expect(sent).toHaveLength(0);
      unmount();
    }
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it.each([
    ['the videos are forgotten', videoForgotten()],
    ['the request is forgotten', requestForgotten()],
    ['another file is chosen', uploadPreparing({ key: 'FRONT_DOC_1', preparing: -1 })],
  ])('[R2.1-04] [R5.6-05] it goes nowhere once %s', async (_, action) => {
    const ready = held();
    const { store, unmount } = await show();
    await choose(jpeg);
    act(() => void store.dispatch(action));
    unmount();
    await ready({ file: jpeg, advice: [] });
    expect(sent).toHaveLength(0);
  });
});

it('[R8-10] a box has one complaint at a time, of a drop or of a file', async () => {
  await show();
  const drop = () => fireEvent.drop(input(FRONT) ?? document, { dataTransfer: { files: [], items: [] } });
  const complaints = () =>
    [copy.dropped.none, copy.unsupported].filter((words) => box(FRONT).queryByText(words) !== null);
  drop();
  expect(complaints()).toEqual([copy.dropped.none]);
  for (let turn = 0; turn < 2; turn += 1) {
    prepare.mockRejectedValueOnce(new FileError('unsupported'));
    await choose(jpeg);
    await box(FRONT).findByText(copy.unsupported);
    expect(complaints()).toEqual([copy.unsupported]);
    drop();
    expect(complaints()).toEqual([copy.dropped.none]);
  }
});
