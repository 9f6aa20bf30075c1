import { fireEvent, render, screen } from '@testing-library/react';
import { filesCopy } from '../../src/copy/capture/files';
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
  const input = screen.getByLabelText<HTMLInputElement>('Fronte');
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
  const button = () => screen.getByRole('button', { name: 'Fronte: scegli un file' });
  expect(button()).toHaveAccessibleDescription('Manca il fronte Obbligatorio');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(box({ status: 'error', message: 'Il file è troppo grande' }, jest.fn(), 'Manca il fronte'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Il file è troppo grande$/);
});

const entry = (isDirectory: boolean) => ({ webkitGetAsEntry: () => ({ isDirectory }) });

it.each([
  [
    'several files',
    { files: [photo, photo], items: [entry(false), entry(false)] },
    filesCopy.dropped.several,
  ],
  ['a text or a link', { files: [], items: [] }, filesCopy.dropped.none],
  ['a folder', { files: [photo], items: [entry(true)] }, filesCopy.dropped.none],
])('says of %s dropped on it what it takes, until a file is chosen', async (_, dataTransfer, words) => {
  render(box({ status: 'idle' }));
  const input = screen.getByLabelText('Fronte');
  // Prevented: otherwise the browser would open the file, or take only some files without a word.
  expect(fireEvent.drop(input, { dataTransfer })).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  await user.upload(input, photo);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('has one complaint: that of the last drop, unless a file came another way since', () => {
  const stated = { status: 'error', message: 'Il file è troppo grande' } as const;
  const shown = (choice: number, isToldBelow: boolean, onRefused = jest.fn()) => (
    <UploadBox
      id="fronte"
      label="Fronte"
      accept=""
      state={stated}
      onFile={jest.fn()}
      {...{ choice, isToldBelow, onRefused }}
    />
  );
  const onRefused = jest.fn();
  const { rerender } = render(shown(0, false, onRefused));
  fireEvent.drop(screen.getByLabelText('Fronte'), { dataTransfer: { files: [], items: [] } });
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent(filesCopy.dropped.none);
  rerender(shown(1, false));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Il file è troppo grande$/);
  rerender(shown(2, true));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('takes one file that is dropped on it, and the browser does not open it', () => {
  const onFile = jest.fn();
  render(box({ status: 'idle' }, onFile));
  const dataTransfer = { files: [photo], items: [entry(false)] };
  const button = screen.getByRole('button', { name: 'Fronte: scegli un file' });
  expect(fireEvent.dragOver(button, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(button, { dataTransfer })).toBe(false);
  expect(onFile).toHaveBeenCalledWith(photo);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a press on the button opens the chooser of files, or the camera where that comes first', async () => {
  const onCamera = jest.fn();
  const { rerender } = render(box({ status: 'idle' }));
  const opened = jest.spyOn(screen.getByLabelText<HTMLInputElement>('Fronte'), 'click');
  await user.click(screen.getByRole('button'));
  expect(opened).toHaveBeenCalledTimes(1);
  rerender(
    <UploadBox
      id="fronte"
      label="Fronte"
      accept="image/*"
      state={{ status: 'idle' }}
      onCamera={onCamera}
      onFile={jest.fn()}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Fronte: scatta una foto' }));
  expect(onCamera).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledTimes(1);
});
