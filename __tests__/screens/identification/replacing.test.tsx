import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { identificationCopy } from '../../../src/copy/identification';
import { FileError } from '../../../src/capture/image/problems';
import { subPageRequested } from '../../../src/flows/actions';
import { navigated } from '../../../src/state/navigation';
import { fieldId } from '../../../src/ui/form/fieldId';
import { prepare, sent, stored, withNetwork } from './fakeUploads';
import { goOn, press } from '../../ui/hands';
import {
  accept,
  box,
  choose,
  chooser,
  FRONT,
  input,
  jpeg,
  PREVIEW,
  refuse,
  send,
  show,
} from './firstDocument';

const { files, photo } = identificationCopy;
const BACK = 'documento.documentoRetro';

withNetwork();

const rest = {
  documento: 'Passaporto',
  numeroDocumento: 'YA1234567',
  cittaRilascio: 'Roma',
  dataRilascio: '01/01/2024',
  dataScadenza: '01/01/2034',
  enteEmissione: 'Questura',
};

describe('a stored side whose replacement fails', () => {
  const failures = {
    'is refused by the service': async () => {
      await send(new File(['%PDF-1.7'], 'scansione.pdf', { type: 'application/pdf' }));
      refuse('Il PDF è protetto da password.');
    },
    'cannot be used': async () => {
      prepare.mockRejectedValueOnce(new FileError('unsupported'));
      await choose(new File(['x'], 'nota.txt', { type: 'text/plain' }));
    },
  };

  it.each(Object.entries(failures))(
    '[R8-10] [R5.6-04] because the file %s: the picture before can be kept, and does not count as replaced',
    async (_, fail) => {
      stored.set(PREVIEW, new Blob(['old'], { type: 'image/jpeg' }));
      stored.set('/wgt/document/preview/BACK_DOC_1', new Blob(['old'], { type: 'image/jpeg' }));
      const { asked } = await show({ ...rest, documentoFronte: 'valid', documentoRetro: 'valid' });
      await screen.findByAltText('Anteprima: Pagina interna');
      await fail();
      await goOn();
      const list = await screen.findByRole('link', { name: files.notReplaced });
      expect(list).toHaveAttribute('href', `#${fieldId(FRONT)}`);
      expect(asked(subPageRequested.type)).toEqual([]);

      await press(files.keepLabel('Pagina interna'));
      expect(await box(FRONT).findByText('Caricato')).toBeInTheDocument();
      expect(input(FRONT)).toHaveFocus();
      await waitFor(() => expect(screen.queryByText(files.notReplaced)).not.toBeInTheDocument());
      await goOn();
      await waitFor(() => expect(asked(subPageRequested.type)).toEqual([2]));
    },
  );

  it('[R5.6-04] [R8-10] is shown again on return to the page, and the one before can be kept', async () => {
    stored.set(PREVIEW, new Blob(['old'], { type: 'image/jpeg' }));
    const { store } = await show({ ...rest, documentoFronte: 'valid' });
    await screen.findByAltText('Anteprima: Pagina interna');
    await failures['cannot be used']();
    for (const subPage of [0, 1])
      act(() => void store.dispatch(navigated({ path: '/request/identification', subPage })));
    expect(await box(FRONT).findByText(files.unsupported)).toBeVisible();
    await box(FRONT).findByText('Caricato');
    await press(files.keepLabel('Pagina interna'));
    expect(screen.queryByText(files.unsupported)).not.toBeInTheDocument();
  });

  it('[R5.6-04] leaves nothing to keep where nothing was stored', async () => {
    await show();
    await send();
    refuse('Non si vede nulla.');
    await box(FRONT).findByText('Non si vede nulla.');
    expect(screen.queryByText(files.keep)).not.toBeInTheDocument();
  });
});

describe('the picture of one side chosen for the other', () => {
  const chooseBack = async (file: File) => {
    fireEvent.change(chooser(BACK), { target: { files: [file] } });
    await act(async () => undefined);
  };
  const copyOf = (text: string, type = 'image/jpeg') => new File([text], 'altra.jpg', { type });
  const showFront = async (file = jpeg) => {
    await show();
    await send(file);
    stored.set(PREVIEW, new Blob(['x'], { type: 'image/jpeg' }));
    accept();
    await box(FRONT).findByText('Caricato');
  };

  it('[R5.6-04] is pointed out before it is sent, and may be used all the same', async () => {
    await showFront();
    await chooseBack(copyOf('jpeg'));
    const dialog = await screen.findByRole('alertdialog', { name: photo.advice.title('Retro') });
    expect(dialog).toHaveTextContent('Sembra la stessa di un altro lato: scattane un’altra o tieni questa.');
    expect(sent).toHaveLength(1);
    await act(async () => within(dialog).getByRole('button', { name: photo.advice.use }).click());
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('[R5.6-04] another picture is not, nor the same one for the same side, nor a PDF with both sides', async () => {
    await showFront();
    await chooseBack(copyOf('jpeg of the back'));
    await waitFor(() => expect(sent).toHaveLength(2));
    accept();
    await send(copyOf('jpeg'), 3);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[R5.6-04] a PDF may have both sides', async () => {
    const pdf = copyOf('%PDF-1.7', 'application/pdf');
    await showFront(pdf);
    await chooseBack(copyOf('%PDF-1.7', 'application/pdf'));
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});

it('[R8-09] while the document camera is open no error screen may take its place', async () => {
  const { store } = await show();
  const capturing = () => store.getState().ui.capturing;
  expect(capturing()).toBe(false);
  await press(photo.openLabel('Fronte'));
  expect(capturing()).toBe(true);
  const dialog = screen.getByRole('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(capturing()).toBe(false));
});
