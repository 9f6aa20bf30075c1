import { render, screen } from '@testing-library/react';
import { UploadBox } from '../../src/capture/upload/UploadBox';
import type { UploadState } from '../../src/capture/upload/uploadState';
import { user } from '../ui/hands';

const photo = new File(['x'], 'fronte.jpg', { type: 'image/jpeg' });
const box = (state: UploadState, onFile = jest.fn(), error?: string) => (
  <UploadBox id="fronte" label="Fronte" accept="image/*" state={state} onFile={onFile} error={error} />
);

it('[R2.9-03] the box gives a file, and the same one again; says how far it is, and its name', async () => {
  const onFile = jest.fn();
  const { rerender } = render(box({ status: 'idle' }, onFile));
  const input = screen.getByLabelText<HTMLInputElement>('Fronte Scegli un file');
  expect(input).toHaveAttribute('accept', 'image/*');
  await user.upload(input, photo);
  await user.upload(input, photo);
  expect(onFile.mock.calls).toEqual([[photo], [photo]]);
  rerender(box({ status: 'uploading', progress: 0.42 }));
  expect(screen.getByText('Caricamento: 42%')).toBeVisible();
  rerender(box({ status: 'done', preview: { kind: 'pdf', fileName: 'passaporto.pdf' } }));
  expect(screen.getByText('passaporto.pdf')).toBeVisible();
});

it('announces an upload that failed; what the form says is announced by the form alone', () => {
  const { rerender } = render(box({ status: 'idle' }, jest.fn(), 'Manca il fronte'));
  const input = () => screen.getByLabelText('Fronte Scegli un file');
  expect(input()).toHaveAccessibleDescription('Manca il fronte');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(box({ status: 'error', message: 'Il file è troppo grande' }, jest.fn(), 'Manca il fronte'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Il file è troppo grande$/);
});
