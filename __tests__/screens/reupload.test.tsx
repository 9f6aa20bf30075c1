import { act, screen, waitFor, within } from '@testing-library/react';
import { identificationCopy } from '../../src/copy/identification';
import { documentsResubmitted, statusRequested } from '../../src/flows/actions';
import { watchUploads } from '../../src/flows/uploads/watchUploads';
import Reupload from '../../src/screens/reupload';
import { navigated } from '../../src/state/navigation';
import { prepareFile } from '../../src/capture/image/prepareFile';
import { FileError } from '../../src/capture/image/problems';
import { breakOffAll, installNetwork, lastSent, sent } from './identification/fakeUploads';
import { listed, press, user } from '../ui/hands';
import { renderScreen } from './renderScreen';
import * as page from './reuploadPage';

jest.mock('../../src/capture/image/prepareFile');
jest.mock('../../src/api/uploadRetry', () => ({
  ...jest.requireActual<object>('../../src/api/uploadRetry'),
  pauses: [1, 1, 1, 1],
  jittered: (ms: number) => ms,
}));
const prepare = jest.mocked(prepareFile);
const jpeg = new File(['jpeg'], 'pagina.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  installNetwork();
  prepare.mockReset().mockImplementation((file) => Promise.resolve({ file, advice: [] }));
});
afterEach(() => jest.restoreAllMocks());

const { contract, passport, identityCard, payslip, box, choose, input, reuploadState } = page;
const show = (...details: (typeof passport)[]) =>
  renderScreen(<Reupload />, { ...reuploadState(details), flow: watchUploads });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const region = (name: string) => within(screen.getByRole('region', { name }));

/** The service's answer to what is being sent. */
const answer = async (body: unknown) => {
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  await act(async () => lastSent().answer(body));
};
const upload = async (barCode: string, type: string) => {
  const before = sent.length;
  await choose(barCode, type, jpeg);
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

it('[R4.6-02] a box for each side: of a passport the two pages, of other documents front and back, else one', () => {
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

it('[R4.6-02] a side that the service has since an earlier visit stands as sent: not asked for, but replaceable', async () => {
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

it('[R2.1-06] [R4.6-02] is sent only once everything is there, additional documents by a call of their own; until then the red list says what is missing', async () => {
  const { asked } = show(passport, payslip);
  await upload('d1', 'FRONT_DOC_1');
  await press('Invia');
  const list = within(screen.getByRole('alert'));
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
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(asked(documentsResubmitted.type)).toEqual([]);
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R8-10] what went wrong stands under its box, and the same file may be sent again', async () => {
  const { asked } = show(payslip);
  await choose('a', 'CONTENT_PAYSLIP', jpeg);
  await answer({ status: 'bad_request', message: 'Nella foto non si vede nulla.' });
  await box('a', 'CONTENT_PAYSLIP').findByText('Nella foto non si vede nulla.');
  expect(input('a', 'CONTENT_PAYSLIP')).toHaveAccessibleDescription(/Nella foto non si vede nulla/);
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([]);
  await press(identificationCopy.files.retry);
  await waitFor(() => expect(sent).toHaveLength(2));
  await breakOffAll();
  expect(await box('a', 'CONTENT_PAYSLIP').findByText(/connessione/)).toBeVisible();
  await press(identificationCopy.files.retry);
  await waitFor(() => expect(sent).toHaveLength(7));
  await answer({ status: 'success' });
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R8-10] a file that is no picture gives the alert, and nothing is sent', async () => {
  prepare.mockRejectedValue(new FileError('unsupported'));
  show(payslip);
  await choose('a', 'CONTENT_PAYSLIP', new File(['x'], 'nota.txt', { type: 'text/plain' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Non è stato possibile caricare le immagini');
  expect(sent).toHaveLength(0);
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
  expect(screen.getByRole('status')).toHaveTextContent('Caricamento in corso');
});
