import { render, screen, waitFor } from '@testing-library/react';
import { UploadBox } from '../../src/capture/upload/UploadBox';
import type { UploadState } from '../../src/capture/upload/uploadState';
import { UploadField } from '../../src/capture/upload/UploadField';
import { goOn, user } from '../ui/hands';
import { renderForm, type Values } from '../ui/renderForm';

const photo = new File(['x'], 'fronte.jpg', { type: 'image/jpeg' });
const box = (state: UploadState, onFile = jest.fn()) => (
  <UploadBox id="fronte" label="Fronte" accept="image/*" state={state} onFile={onFile} />
);

describe('UploadBox', () => {
  it('gives the file, and the same one again', async () => {
    const onFile = jest.fn();
    render(box({ status: 'idle' }, onFile));
    const input = screen.getByLabelText<HTMLInputElement>('Fronte Scegli un file');
    expect(input).toHaveAttribute('accept', 'image/*');
    await user.upload(input, photo);
    await user.upload(input, photo);
    expect(onFile).toHaveBeenCalledTimes(2);
    expect(onFile).toHaveBeenLastCalledWith(photo);
  });

  it('[R2.9-03] shows the progress, then the preview, and refreshes it', () => {
    const { rerender } = render(box({ status: 'uploading', progress: 0.42 }));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    expect(screen.getByText('Caricamento: 42%')).toBeVisible();
    rerender(box({ status: 'done', preview: { kind: 'image', url: 'blob:1' } }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Anteprima: Fronte' })).toHaveAttribute('src', 'blob:1');
    expect(screen.getByLabelText('Fronte Sostituisci')).toBeEnabled();
    rerender(box({ status: 'done', preview: { kind: 'image', url: 'blob:2' } }));
    expect(screen.getByRole('img', { name: 'Anteprima: Fronte' })).toHaveAttribute('src', 'blob:2');
  });

  it('[R2.9-03] [R8-10] shows the message of the service under the box, linked to it', () => {
    render(box({ status: 'error', message: 'Non è leggibile' }));
    expect(screen.getByLabelText('Fronte Scegli un file')).toHaveAccessibleDescription('Non è leggibile');
    expect(screen.getByLabelText('Fronte Scegli un file')).toBeInvalid();
  });

  it('shows a tile for a PDF', () => {
    render(box({ status: 'done', preview: { kind: 'pdf', fileName: 'passaporto.pdf' } }));
    expect(screen.getByRole('img', { name: 'Documento PDF' })).toBeVisible();
    expect(screen.getByText('passaporto.pdf')).toBeVisible();
  });
});

it('an upload that is done writes its component into the form', async () => {
  const props = { name: 'doc.fronte', label: 'Fronte', accept: 'image/*', onFile: jest.fn() };
  const field = (state: UploadState) => <UploadField {...props} uploadedValue="valid" state={state} />;
  const validate = ({ doc }: Values) => (doc?.['fronte'] === '' ? { doc: { fronte: 'Manca' } } : {});
  const { onSubmit, update } = renderForm({ doc: { fronte: '' } }, field({ status: 'idle' }), { validate });
  await goOn();
  await waitFor(() => expect(screen.getByLabelText('Fronte Scegli un file')).toBeInvalid());
  update({ validate, children: field({ status: 'done' }) });
  await waitFor(() => expect(screen.getByLabelText('Fronte Sostituisci')).toBeValid());
  await goOn();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ doc: { fronte: 'valid' } }));
});
