import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { identificationCopy } from '../../../src/copy/identification';
import { aborted, lastSent, prepare, sent, stored, withNetwork } from './fakeUploads';
import { fieldId } from '../../../src/ui/form/fieldId';
import { press, user } from '../../ui/hands';
import { accept, box, choose, FRONT, input, jpeg, PREVIEW, refuse, send, show } from './firstDocument';

// No attempt but the first within a test.
jest.mock('../../../src/api/uploadRetry', () => ({
  ...jest.requireActual<object>('../../../src/api/uploadRetry'),
  pauses: [60_000],
  OFFLINE_RECHECK_MS: 60_000,
  jittered: (ms: number) => ms,
}));
const { files, photo } = identificationCopy;

withNetwork();

describe('a picture that seems blurred', () => {
  const showAdvised = async () => {
    prepare.mockResolvedValueOnce({ file: jpeg, advice: ['blurred', 'dark'] });
    await show();
    await choose(jpeg);
    const dialog = await screen.findByRole('alertdialog', { name: photo.advice.title('Fronte') });
    expect(dialog).toHaveTextContent('Sembra sfocata e scura: scattane un’altra o tieni questa.');
    expect(within(dialog).getByRole('img', { name: photo.advice.chosen })).toBeInTheDocument();
    expect(sent).toHaveLength(0);
    return dialog;
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  it('[R5.6-05] [R8-10] ‘Usa’ sends it, and after a failure again without asking', async () => {
    const dialog = await showAdvised();
    await user.click(within(dialog).getByRole('button', { name: photo.advice.use }));
    await gone();
    await waitFor(() => expect(sent).toHaveLength(1));
    // While the picture is sent the box has no input.
    expect(document.activeElement).toHaveAttribute('id', fieldId(FRONT));
    refuse('Non si vede nulla.');
    await user.click(await screen.findByRole('button', { name: files.retry }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('[R5.6-05] ‘Rifai’ takes another in its place, which alone is sent', async () => {
    const dialog = await showAdvised();
    expect(within(dialog).getByRole('button', { name: photo.advice.again })).toBeInTheDocument();
    const another = new File(['sharp'], 'nitida.jpg', { type: 'image/jpeg' });
    const chooser = dialog.querySelector('input[type=file]') as HTMLElement;
    fireEvent.change(chooser, { target: { files: [another] } });
    await gone();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(lastSent().fields.file).toMatchObject({ name: 'nitida.jpg' });
    expect(prepare).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toHaveAttribute('id', fieldId(FRONT));
    accept();
    await waitFor(() => expect(input(FRONT)).toHaveFocus());
  });

  it('[R5.6-05] Esc sends nothing, and the focus is on the box again', async () => {
    const dialog = await showAdvised();
    expect(within(dialog).getByRole('heading')).toHaveFocus();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await gone();
    expect(sent).toHaveLength(0);
    expect(input(FRONT)).toHaveFocus();
    expect(box(FRONT).getByText('Scegli un file')).toBeInTheDocument();
  });
});

it('[R2.9-02] a change of type asks to look at the pictures until it is undone or one is replaced', async () => {
  stored.set(PREVIEW, new Blob(['old'], { type: 'image/jpeg' }));
  await show({ documento: 'Passaporto' });
  expect(await screen.findByAltText('Anteprima: Pagina interna')).toBeInTheDocument();
  const { title, text } = photo.typeChanged('Fronte', 'Retro');
  const type = screen.getByLabelText(identificationCopy.document.type);
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await user.selectOptions(type, 'Patente di guida');
  const notice = screen.getByText(title).parentElement;
  expect(notice).toHaveTextContent(text);
  await user.selectOptions(type, 'Passaporto');
  expect(notice).not.toBeInTheDocument();

  await user.selectOptions(type, 'Patente di guida');
  expect(screen.getByText(title)).toBeInTheDocument();
  await send();
  stored.set(PREVIEW, new Blob(['new'], { type: 'image/jpeg' }));
  accept();
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
});

it.each(['as the page comes', 'just sent'])(
  '[R2.9-03] what is stored and cannot be shown is stored all the same: %s',
  async (when) => {
    const known = when === 'as the page comes';
    const { fetch } = globalThis;
    const failing = { status: 500, headers: { 'content-type': 'application/json' } };
    globalThis.fetch = (address) =>
      address instanceof Request || !String(address).includes(PREVIEW)
        ? fetch(address)
        : Promise.resolve(new Response(JSON.stringify({ status: 'error', message: 'Riprova' }), failing));
    await show({ documentoFronte: known ? 'valid' : '' });
    if (!known) {
      expect(box(FRONT).queryByText('Caricato')).not.toBeInTheDocument();
      await send();
      accept();
    }
    expect(await box(FRONT).findByText('Caricato')).toBeInTheDocument();
    expect(box(FRONT).queryByRole('alert')).not.toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  },
);

describe('while a file is on its way', () => {
  const showSending = async () => {
    await show();
    await send();
  };
  const says = (words: string) =>
    waitFor(() => {
      expect(box(FRONT).getByText(words)).toBeInTheDocument();
      expect(document.querySelector('[data-announcer]')).toHaveTextContent(words);
    });
  const expectAtRest = async () => {
    expect(await box(FRONT).findByText('Scegli un file')).toBeInTheDocument();
    expect(input(FRONT)).toHaveFocus();
    expect(box(FRONT).queryByRole('alert')).not.toBeInTheDocument();
  };

  it.each([
    ['interrupted', true],
    ['offline', false],
  ] as const)('[R8-10] %s: says what is waited for; ‘Annulla’ ends it', async (why, online) => {
    await showSending();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    act(() => lastSent().breakOff());
    await says(files[why]);
    await press(files.cancelLabel('Fronte'));
    await expectAtRest();
    expect(sent).toHaveLength(1);
  });

  it('[R2.9-03] [R8-10] says how far it is, and that the service’s word is waited for; ‘Annulla’ stops it', async () => {
    await showSending();
    act(() => lastSent().progress(1));
    await says(files.verifying);
    expect(box(FRONT).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await press(files.cancelLabel('Fronte'));
    expect(aborted).toEqual(['/wgt/document/upload']);
    await expectAtRest();
  });
});
