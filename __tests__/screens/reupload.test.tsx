import { shellCopy } from '../../src/copy/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { identification } from '../../src/contract/steps/identification';
import { identificationCopy } from '../../src/copy/identification';
import {
  captchaRequested,
  documentsResubmitted,
  statusRequested,
  videoRecorded,
} from '../../src/flows/actions';
import { watchUploads } from '../../src/flows/uploads/watchUploads';
import Reupload from '../../src/screens/reupload';
import { captchaReceived, videoChanged } from '../../src/state/identification';
import { navigated } from '../../src/state/navigation';
import { capturingChanged } from '../../src/state/ui';
import { answers, lastSent, sent, withNetwork } from './identification/fakeUploads';
import { errorList, LIST, listed, press, user } from '../ui/hands';
import { renderScreen } from './renderScreen';
import * as page from './reuploadPage';

jest.mock('../../src/capture/image/prepareFile');
jest.mock('../../src/capture/video/VideoRecorder', () =>
  jest.requireActual<{ standInRecorder: () => object }>('./standInRecorder').standInRecorder(),
);
const jpeg = new File(['jpeg'], 'pagina.jpg', { type: 'image/jpeg' });

withNetwork();

const { contract, passport, identityCard, payslip, video, box, choose, input, reuploadState } = page;
const show = (...details: (typeof passport)[]) =>
  renderScreen(<Reupload />, { ...reuploadState(details), flow: watchUploads });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const region = (name: string) => within(screen.getByRole('region', { name }));

const answer = async (body: unknown) => {
  await waitFor(() => expect(lastSent().underWay()).toBe(true));
  await act(async () => lastSent().answer(body));
};
const upload = async (barCode: string, type: string) => {
  const before = sent.length;
  await choose(barCode, type, new File([barCode, type], 'pagina.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  await answer({ status: 'success' });
};

it('[R2.12-02] [R4.6-01] what is to be replaced comes first, with the reviewer’s reason; the rest is listed with its label', async () => {
  const { asked } = show(contract, identityCard, passport);
  expect(title()).toBe('Carica il documento richiesto');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Passaporto', 'Gli altri documenti']);
  expect(region('Passaporto').getByText('Rifiutato')).toBeVisible();
  expect(region('Passaporto').getByText('La foto è sfocata.')).toBeVisible();
  const others = region('Gli altri documenti').getAllByRole('listitem');
  expect(others.map(({ textContent }) => textContent)).toEqual([
    'Contratto del conto Firmato',
    'Carta d’identità Accettato',
  ]);
  expect(document.querySelectorAll('input[type=file]')).toHaveLength(2);
  await press('Indietro');
  expect(asked(statusRequested.type)).toHaveLength(1);
});

it('[R4.6-02] has a box for each side: two pages of a passport, front and back of others, or one', () => {
  show(passport, { ...identityCard, sign: 'false', feedback: 'KO' }, payslip);
  const texts = {
    Passaporto: ['Pagina interna', 'Pagina esterna'],
    'Carta d’identità': ['Fronte', 'Retro', 'Non è stato possibile verificarlo.'],
    'Busta paga': ['Da caricare', 'Ci serve anche questo documento.'],
  };
  for (const [name, words] of Object.entries(texts))
    for (const text of words) expect(region(name).getByText(text)).toBeVisible();
  expect(document.querySelectorAll('input[type=file]')).toHaveLength(5);
});

it('[R2.1-06] each side goes under its type with bar code and guid, and is shown as it was chosen', async () => {
  show(passport);
  await choose('d1', 'FRONT_DOC_1', jpeg);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(lastSent().path).toBe('/wgt/contact/upload');
  expect(lastSent().fields).toMatchObject({ type: 'FRONT_DOC_1', barCode: 'd1', guid: 'g' });
  act(() => lastSent().progress(0.4));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await answer({ status: 'success' });
  expect(await box('d1', 'FRONT_DOC_1').findByText('Caricato')).toBeVisible();
  expect(box('d1', 'FRONT_DOC_1').getByText('pagina.jpg')).toBeVisible();
  expect(screen.getByAltText('Anteprima: Pagina interna')).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
});

it('[R4.6-02] a document whose new files are all there is no longer said to be refused', async () => {
  const { store } = show(passport, video);
  await upload('d1', 'FRONT_DOC_1');
  expect(region('Passaporto').getByText('Rifiutato')).toBeVisible();
  await upload('d1', 'BACK_DOC_1');
  expect(region('Passaporto').queryByText('Rifiutato')).not.toBeInTheDocument();
  expect(region('Passaporto').getByText('Da inviare')).toBeVisible();
  expect(region('Video con il documento').getByText('Rifiutato')).toBeVisible();
  act(() => void store.dispatch(videoChanged({ status: 'done' })));
  expect(region('Video con il documento').getByText('Da inviare')).toBeVisible();
});

it('[R4.6-02] a side that the service has since an earlier visit shows as sent, and is replaceable', async () => {
  const { asked } = show({ ...passport, missing: ['BACK_DOC_1'] });
  expect(box('d1', 'FRONT_DOC_1').getByText('Caricato')).toBeVisible();
  expect(box('d1', 'BACK_DOC_1').queryByText('Caricato')).not.toBeInTheDocument();
  await press('Invia');
  expect(await listed()).toEqual(['Passaporto: pagina esterna']);
  await upload('d1', 'FRONT_DOC_1');
  expect(await listed()).toHaveLength(1);
  await upload('d1', 'BACK_DOC_1');
  expect(lastSent().fields).toMatchObject({ type: 'BACK_DOC_1', barCode: 'd1' });
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R2.1-06] [R4.6-02] is sent once everything is there, and says until then what is missing', async () => {
  const { asked } = show(passport, payslip);
  await upload('d1', 'FRONT_DOC_1');
  await press('Invia');
  const list = within(await errorList());
  expect(list.getByRole('heading')).toHaveTextContent('Per inviare manca ancora:');
  expect(await listed()).toEqual(['Passaporto: pagina esterna', 'Busta paga']);
  const [link] = list.getAllByRole<HTMLAnchorElement>('link');
  expect(document.getElementById(link?.hash.slice(1) ?? '')).toHaveFocus();
  expect(input('d1', 'BACK_DOC_1')).toHaveAccessibleDescription(/Carica questo file prima di inviare/);
  await user.click(link as HTMLElement);
  expect(input('d1', 'BACK_DOC_1')).toHaveFocus();
  await upload('d1', 'BACK_DOC_1');
  expect(await listed()).toHaveLength(1);
  await upload('a', 'CONTENT_PAYSLIP');
  expect(lastSent().path).toBe('/wgt/contact/uploadAdditionalDoc');
  expect(lastSent().fields).toMatchObject({ type: 'CONTENT_PAYSLIP', barCode: 'a', guid: 'g' });
  expect(screen.queryByRole('group', { name: LIST })).not.toBeInTheDocument();
  expect(asked(documentsResubmitted.type)).toEqual([]);
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R8-10] a file that is there is not asked for beside it, not even at its arrival', async () => {
  show(passport);
  await press('Invia');
  await choose('d1', 'FRONT_DOC_1', jpeg);
  await waitFor(() => expect(lastSent().underWay()).toBe(true));
  const texts: (string | null)[] = [];
  const watch = new MutationObserver((records) =>
    texts.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent))),
  );
  watch.observe(document, { childList: true, subtree: true });
  await answer({ status: 'success' });
  expect(await box('d1', 'FRONT_DOC_1').findByText('Caricato')).toBeVisible();
  watch.disconnect();
  expect(texts).toContain('CaricatoSostituisci');
  expect(texts).not.toContain('Carica questo file prima di inviare');
});

it('[R8-10] an error is shown under its box, and the same file may be sent again', async () => {
  const { asked } = show(payslip);
  await choose('a', 'CONTENT_PAYSLIP', jpeg);
  await answer({ status: 'bad_request', message: 'Nella foto non si vede nulla.' });
  await box('a', 'CONTENT_PAYSLIP').findByText('Nella foto non si vede nulla.');
  expect(input('a', 'CONTENT_PAYSLIP')).toHaveAccessibleDescription(/Nella foto non si vede nulla/);
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([]);
  expect(screen.queryByText(identificationCopy.files.keep)).not.toBeInTheDocument();
  await press(identificationCopy.files.retry);
  await waitFor(() => expect(sent).toHaveLength(2));
  await answer({ status: 'success' });
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R8-10] after a failed next file the one before is sent only if it is kept on purpose', async () => {
  const { asked } = show(payslip);
  await upload('a', 'CONTENT_PAYSLIP');
  await choose('a', 'CONTENT_PAYSLIP', jpeg);
  await answer({ status: 'bad_request', message: 'Il PDF è protetto da password.' });
  await box('a', 'CONTENT_PAYSLIP').findByText('Il PDF è protetto da password.');
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([]);
  await press(identificationCopy.files.keepLabel('Busta paga'));
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R4.6-02] what was replaced on an earlier visit and not given back yet can be given back', async () => {
  const { asked } = show({ ...passport, sign: '', feedback: '' });
  expect(screen.getByText(/Hai già caricato tutto/)).toBeVisible();
  expect(region('I documenti della richiesta').getByRole('listitem')).toHaveTextContent(
    'Passaporto Da verificare',
  );
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R2.1-06] where nothing is asked for, says so, with a way back', async () => {
  const { asked } = renderScreen(<Reupload />, reuploadState([identityCard, contract], 'IN LAVORAZIONE'));
  expect(title()).toBe('Nessun documento da caricare');
  await press('Torna alle tue richieste');
  expect(asked(statusRequested.type)).toHaveLength(1);
});

it('waits for the papers of the request that the address names', () => {
  const { store } = show(passport);
  act(() => void store.dispatch(navigated({ path: '/reupload/other' })));
  expect(screen.queryByText('Passaporto')).not.toBeInTheDocument();
  expect(screen.getByText('Caricamento in corso…', { selector: 'span' })).toBeInTheDocument();
});

const { altriDocumenti: _, ...empty } = identification.empty;
/** The request in hand has a video, the refused one: it must not count. */
const showVideo = (...details: (typeof passport)[]) => {
  answers.set('/wgt/document/info/g1', { status: 'success', data: { videoUploaded: true } });
  const values = { ...empty, video: { ...empty.video, docVideoCaptcha: 'valid' } };
  return renderScreen(<Reupload />, { ...reuploadState(details), values });
};

it.each([
  [[passport], 'Carica il documento richiesto'],
  [[payslip], 'Carica il documento richiesto'],
  [[passport, video], 'Carica il documento richiesto e registra un nuovo video'],
  [[video], 'Registra un nuovo video'],
  [[passport, { ...video, sign: 'true', feedback: '' }], 'Carica il documento richiesto'],
])('[R2.12-02] the title names what is asked for; a phrase comes with a video alone', (details, expected) => {
  const { asked } = showVideo(...details);
  expect(asked(captchaRequested.type)).toHaveLength(expected.includes('video') ? 1 : 0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${expected}$`));
  expect(document.title).toBe(shellCopy.tabTitle(expected));
});

it('[R4.6-02] a refused video is recorded again, with a new phrase, whatever video there is already', () => {
  const { asked, store } = showVideo(passport, video);
  expect(asked(captchaRequested.type)).toHaveLength(1);
  const phrase = { nome: 'Anna', cognome: 'Verdi', captcha: 'albero a Bari' };
  act(() => void store.dispatch(captchaReceived(phrase)));
  const section = within(screen.getByRole('region', { name: 'Video con il documento' }));
  expect(section.getByText('Non si sente la voce.')).toBeVisible();
  expect(section.getByText('albero a Bari')).toBeVisible();
  expect(section.getByRole('button', { name: 'manda' })).toBeVisible();
});

it('[R4.6-02] is not given back before the new video is there', async () => {
  const { asked, store } = showVideo(video);
  await press('Invia');
  const list = await errorList();
  expect(within(list).getByRole('link')).toHaveTextContent('Video con il documento');
  await press('registrato');
  expect(within(list).getByRole('link')).toHaveTextContent(identificationCopy.video.sendFirst);
  await press('manda');
  expect(asked(videoRecorded.type)).toHaveLength(1);
  act(() => void store.dispatch(videoChanged({ status: 'uploading' })));
  act(() => void store.dispatch(videoChanged({ status: 'done' })));
  expect(screen.queryByRole('group', { name: LIST })).not.toBeInTheDocument();
  expect(screen.getByText('Video caricato')).toBeVisible();
  expect(asked(documentsResubmitted.type)).toEqual([]);
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R4.6-02] while the video is recorded, no list says that it is missing', async () => {
  const { store } = showVideo(video);
  await press('Invia');
  await errorList();
  act(() => void store.dispatch(capturingChanged(true)));
  expect(screen.queryByRole('group', { name: LIST })).not.toBeInTheDocument();
});

it('[R8-10] a video that the service refuses says why under the recorder', () => {
  const { store } = showVideo(video);
  act(() => void store.dispatch(videoChanged({ status: 'failed', message: 'Il video è vuoto.' })));
  expect(screen.getByText('Il video è vuoto.')).toBeVisible();
});
