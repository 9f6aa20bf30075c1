import { act, screen, waitFor } from '@testing-library/react';
import { keepFile } from '../../../src/api/files';
import { identification } from '../../../src/contract/steps/identification';
import { uploadMessages } from '../../../src/contract/rules/documents';
import { identificationCopy } from '../../../src/copy/identification';
import Identification from '../../../src/screens/steps/identification';
import { captchaReceived, videoChanged, videoKept } from '../../../src/state/identification';
import { button, goOn, press } from '../../ui/hands';
import { renderScreen } from '../renderScreen';
import { answers, withNetwork } from './fakeUploads';

const { capture, video: copy } = identificationCopy;
const { altriDocumenti: _, ...values } = identification.empty;

withNetwork();
beforeEach(() => answers.set('/wgt/document/info/g1', { status: 'success', data: { videoUploaded: false } }));

const show = () => {
  const file = keepFile(new Blob(['clip'], { type: 'video/webm' }), 'video');
  return renderScreen(<Identification />, {
    slug: 'identification',
    values,
    before: [
      captchaReceived({ nome: 'Anna', cognome: 'Verdi', captcha: 'albero bianco a Bari' }),
      videoKept({ file, fromCamera: true, silent: false }),
    ],
  });
};

it('[R5.6-04] has the eye and the focus on the button that sends it, where Continua is pressed first', async () => {
  const { asked } = show();
  await goOn();
  const [link] = await screen.findAllByRole('link', { name: copy.sendFirst });
  expect(asked('navigation/subPageRequested')).toEqual([]);
  await waitFor(() => expect(button(capture.use)).toHaveFocus());
  act(() => document.body.focus());
  act(() => link?.click());
  expect(button(capture.use)).toHaveFocus();
});

const CHANGED = { status: 'failed', message: 'Il file è cambiato.', isDead: true } as const;

it('[R8-10] is dropped if it cannot be sent any more, with the reason, and another is asked for', async () => {
  const { store } = show();
  const tell = (state: Parameters<typeof videoChanged>[0]) =>
    act(() => void store.dispatch(videoChanged(state)));
  await press(capture.use);
  tell({ status: 'uploading' });
  tell(CHANGED);
  expect(screen.queryByRole('button', { name: capture.use })).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(CHANGED.message);
  expect(button(capture.file)).toBeInTheDocument();
  await goOn();
  expect(await screen.findAllByText(uploadMessages.docVideoCaptcha)).not.toEqual([]);
});

it('[R8-10] the next clip does not bear the failure of the one before', async () => {
  const { store } = show();
  await press(capture.use);
  act(() => void store.dispatch(videoChanged({ status: 'uploading' })));
  act(() => void store.dispatch(videoChanged({ status: 'failed', message: 'Non ora' })));
  expect(screen.getByRole('alert')).toHaveTextContent('Non ora');
  const file = keepFile(new Blob(['other'], { type: 'video/webm' }), 'video');
  act(() => void store.dispatch(videoKept({ file, fromCamera: true, silent: false })));
  expect(screen.queryByText('Non ora')).not.toBeInTheDocument();
});

it('[R2.9-01] once it is sent, the focus is on the message', async () => {
  const { store } = show();
  await press(capture.use);
  const tell = (state: Parameters<typeof videoChanged>[0]) =>
    act(() => void store.dispatch(videoChanged(state)));
  tell({ status: 'uploading' });
  tell({ status: 'done' });
  const box = screen.getByText(copy.sent).closest('[tabindex="-1"]');
  await waitFor(() => expect(box).toHaveFocus());
});
