import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identificationCopy } from '../../src/copy/identification';
import { documentsResubmitted, statusRequested } from '../../src/flows/actions';
import { watchUploads } from '../../src/flows/uploads/watchUploads';
import Reupload from '../../src/screens/reupload';
import { navigated } from '../../src/state/navigation';
import { prepareFile } from '../../src/capture/image/prepareFile';
import { FileError } from '../../src/capture/image/problems';
import { breakOffAll, installNetwork, lastSent, sent } from './identification/fakeUploads';
import { renderScreen } from './renderScreen';
import * as page from './reuploadPage';

jest.mock('../../src/capture/image/prepareFile');
jest.mock('../../src/api/uploadTimeout', () => ({ pauses: [1, 1, 1, 1], jittered: (ms: number) => ms }));
const prepare = jest.mocked(prepareFile);
const user = userEvent.setup({ delay: null });
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
const press = (name: string) => user.click(screen.getByRole('button', { name }));
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

it('[R2.12-02] [R4.6-01] what is to be replaced comes first, with the reviewer’s reason; the rest is listed with its label', () => {
  show(contract, identityCard, passport);
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
});

it('[R4.6-02] a box for each side: of a passport the two pages, of other documents front and back, else one', () => {
  show(passport, { ...identityCard, sign: 'false', feedback: 'KO' }, payslip);
  expect(region('Passaporto').getByText('Pagina interna')).toBeVisible();
  expect(region('Passaporto').getByText('Pagina esterna')).toBeVisible();
  expect(region('Carta d’identità').getByText('Fronte')).toBeVisible();
  expect(region('Carta d’identità').getByText('Retro')).toBeVisible();
  expect(region('Carta d’identità').getByText('Non è stato possibile verificarlo.')).toBeVisible();
  expect(region('Busta paga').getByText('Da caricare')).toBeVisible();
  expect(region('Busta paga').getByText('Ci serve anche questo documento.')).toBeVisible();
  expect(input('a', 'CONTENT_PAYSLIP')).toBeInTheDocument();
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
  await upload('d1', 'BACK_DOC_1');
  expect(lastSent().fields).toMatchObject({ type: 'BACK_DOC_1', barCode: 'd1' });
});

it('[R4.6-02] a side that the service has since an earlier visit stands as sent: not asked for, but replaceable', async () => {
  const { asked } = show({ ...passport, missing: ['BACK_DOC_1'] });
  expect(box('d1', 'FRONT_DOC_1').getByText('Caricato')).toBeVisible();
  expect(box('d1', 'BACK_DOC_1').queryByText('Caricato')).not.toBeInTheDocument();
  await press('Invia');
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Passaporto: pagina esterna']);
  await upload('d1', 'FRONT_DOC_1');
  expect(lastSent().fields).toMatchObject({ type: 'FRONT_DOC_1', barCode: 'd1' });
  expect(box('d1', 'FRONT_DOC_1').getByText('pagina.jpg')).toBeVisible();
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
  await upload('d1', 'BACK_DOC_1');
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R4.6-02] an additional document has a call of its own', async () => {
  show(payslip);
  await upload('a', 'CONTENT_PAYSLIP');
  expect(lastSent().path).toBe('/wgt/contact/uploadAdditionalDoc');
  expect(lastSent().fields).toMatchObject({ type: 'CONTENT_PAYSLIP', barCode: 'a', guid: 'g' });
});

it('[R2.1-06] is sent only once everything is there; until then the red list says what is missing', async () => {
  const { asked } = show(passport, payslip);
  await upload('d1', 'FRONT_DOC_1');
  await press('Invia');
  const list = screen.getByRole('alert');
  expect(within(list).getByRole('heading')).toHaveTextContent('Per inviare manca ancora:');
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Passaporto: pagina esterna', 'Busta paga']);
  expect(document.getElementById((links[0] as HTMLAnchorElement).hash.slice(1))).toHaveFocus();
  expect(input('d1', 'BACK_DOC_1')).toHaveAccessibleDescription(/Carica questo file prima di inviare/);
  await user.click(links[0] as HTMLElement);
  expect(input('d1', 'BACK_DOC_1')).toHaveFocus();
  await upload('d1', 'BACK_DOC_1');
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
  await upload('a', 'CONTENT_PAYSLIP');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(asked(documentsResubmitted.type)).toEqual([]);
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R8-10] what went wrong stands under its box, and the same file may be sent again', async () => {
  const { asked } = show(payslip);
  await choose('a', 'CONTENT_PAYSLIP', jpeg);
  await answer({ status: 'bad_request', message: 'Nella foto non si vede nulla.' });
  const message = await box('a', 'CONTENT_PAYSLIP').findByText('Nella foto non si vede nulla.');
  expect(input('a', 'CONTENT_PAYSLIP')).toHaveAttribute(
    'aria-describedby',
    expect.stringContaining(message.id),
  );
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

it('[R2.12-02] Back leads to the list', async () => {
  const { asked } = show(passport);
  await press('Indietro');
  expect(asked(statusRequested.type)).toHaveLength(1);
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
