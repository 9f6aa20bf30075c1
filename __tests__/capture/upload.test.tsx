import { render, screen } from '@testing-library/react';
import { UploadBox } from '../../src/capture/upload/UploadBox';
import type { UploadState } from '../../src/capture/upload/uploadState';
import { user } from '../ui/hands';

const photo = new File(['x'], 'fronte.jpg', { type: 'image/jpeg' });
const box = (state: UploadState, onFile = jest.fn()) => (
  <UploadBox id="fronte" label="Fronte" accept="image/*" state={state} onFile={onFile} />
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
