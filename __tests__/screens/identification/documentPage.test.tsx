import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identification, type IdentificationValues } from '../../../src/contract/steps/identification';
import { identificationCopy } from '../../../src/copy/identification';
import Identification from '../../../src/screens/steps/identification';
import { stepRefused, userChanged } from '../../../src/state/step';
import { renderScreen } from '../renderScreen';
import { installNetwork } from './fakeUploads';

const copy = identificationCopy.document;
const { altriDocumenti, ...empty } = identification.empty;
const video = { modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha: 'valid' };
const documento = {
  documento: 'Passaporto',
  numeroDocumento: 'YA1234567',
  cittaRilascio: 'Roma',
  dataRilascio: '10/05/2022',
  dataScadenza: '10/05/2032',
  enteEmissione: 'Questura',
  documentoFronte: 'valid',
  documentoRetro: 'valid',
};
type Values = Partial<Record<keyof IdentificationValues, Record<string, string>>>;

beforeEach(() => installNetwork());
afterEach(() => jest.restoreAllMocks());

const show = async (subPage: number, values: Values = {}) => {
  const user = userEvent.setup();
  const before = [userChanged({ nome: 'Anna', cognome: 'Verdi', cf: 'VRDNNA80A41H501X' })];
  const rendered = renderScreen(<Identification />, {
    slug: 'identification',
    subPage,
    values: { ...empty, video, ...values },
    before,
  });
  await screen.findByRole('heading', { level: 1 });
  // Both boxes have heard from the service what is stored.
  await waitFor(() => expect(document.querySelectorAll('input[type=file]').length).toBeGreaterThan(1));
  return { ...rendered, user };
};
const field = (label: string) => screen.getByLabelText(label);
const typeOptions = () =>
  within(field(copy.type))
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value)
    .filter((value) => value !== '');
const goOn = () => screen.getByRole('button', { name: 'Continua' });

it('[R4.5-01] the first document: three types, by their values to the letter', async () => {
  await show(1);
  expect(typeOptions()).toEqual(["Carta d'identita", 'Passaporto', 'Patente di guida']);
  expect(screen.getByRole('option', { name: 'Carta d’identità' })).toBeInTheDocument();
});

it.each([
  ["Carta d'identita", 'Comune'],
  ['Passaporto', 'Questura'],
  ['Patente di guida', 'Ufficio provinciale mctc'],
])('[R3.4-02] %s is issued by %s', async (type, issuer) => {
  const { user } = await show(1);
  await user.selectOptions(field(copy.type), type);
  expect(field(copy.issuer)).toHaveValue(issuer);
});

it('[R2.9-02] a passport’s sides are called inner and outer page', async () => {
  const { user } = await show(1);
  expect(screen.getByText('Fronte')).toBeInTheDocument();
  await user.selectOptions(field(copy.type), 'Passaporto');
  expect(screen.getByText('Pagina interna')).toBeInTheDocument();
  expect(screen.getByText('Pagina esterna')).toBeInTheDocument();
  expect(screen.queryByText('Fronte')).not.toBeInTheDocument();
});

it('[R4.5-02] the second document of an Italian: the three and the health card, less the first', async () => {
  await show(2, { documento });
  expect(typeOptions()).toEqual(["Carta d'identita", 'Patente di guida', 'Tessera sanitaria']);
});

it('[R4.5-02] the second document of others: PS or CS', async () => {
  const secondoDocumento = { ...empty.secondoDocumento, cittadinanzaItaliana: 'false' };
  const { user } = await show(2, { documento, secondoDocumento });
  expect(typeOptions()).toEqual(['PS', 'CS']);
  await user.selectOptions(field(copy.type), 'CS');
  expect(field(copy.issuer)).toHaveValue('QUESTURA');
  expect(field(copy.issueDate)).toBeInTheDocument();
  expect(screen.queryByLabelText(copy.expiryDate)).not.toBeInTheDocument();
  await user.selectOptions(field(copy.type), 'PS');
  expect(field(copy.expiryDate)).toBeInTheDocument();
});

it('[R4.5-03] health card: the number is the tax code, disabled; city and dates are not there', async () => {
  const { user } = await show(2, { documento });
  await user.selectOptions(field(copy.type), 'Tessera sanitaria');
  expect(field(copy.number)).toBeDisabled();
  expect(field(copy.number)).toHaveValue('VRDNNA80A41H501X');
  expect(field(copy.issuer)).toHaveValue('Comune');
  for (const label of [copy.city, copy.issueDate, copy.expiryDate])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await user.selectOptions(field(copy.type), 'Patente di guida');
  expect(field(copy.number)).toBeEnabled();
  expect(field(copy.number)).toHaveValue('');
  expect(field(copy.city)).toBeInTheDocument();
});

it('[R5.6-01] [R5.6-04] Continue judges this page alone: the first document, not the second', async () => {
  const { user, asked } = await show(1);
  await user.click(goOn());
  const list = within(await screen.findByRole('alert'));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Tipo di documento è obbligatorio',
    'Numero documento è obbligatorio',
    'Città di rilascio è obbligatorio',
    'Data di rilascio è obbligatorio',
    'Data di scadenza è obbligatorio',
    'Ente di emissione è obbligatorio',
    'Carica il fronte del documento è obbligatorio',
    'Carica il retro del documento è obbligatorio',
  ]);
  expect(asked('navigation/subPageRequested')).toEqual([]);
});

it('[R5.6-01] the number is judged by the type and cleaned up', async () => {
  const { user } = await show(1, { documento: { ...documento, numeroDocumento: '' } });
  await user.type(field(copy.number), 'ya 123');
  await user.tab();
  expect(await screen.findByText('Numero Passaporto non è valido')).toBeInTheDocument();
  await user.clear(field(copy.number));
  await user.type(field(copy.number), 'ya 1234567');
  await user.tab();
  expect(field(copy.number)).toHaveValue('YA1234567');
  await waitFor(() => expect(screen.queryByText('Numero Passaporto non è valido')).not.toBeInTheDocument());
});

it('[R5.6-03] issue and expiry are judged together again', async () => {
  const { user } = await show(1, { documento: { ...documento, dataScadenza: '' } });
  const message = 'La data di scadenza deve essere maggiore della data di rilascio';
  await user.type(field(copy.expiryDate), '09052022');
  await user.tab();
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.clear(field(copy.issueDate));
  await user.type(field(copy.issueDate), '08052022');
  await user.tab();
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  expect(screen.getByText('Il documento è scaduto')).toBeInTheDocument();
});

it('[R5.6-01] a right first document leads to the second, and is kept', async () => {
  const { user, asked, store } = await show(1, { documento });
  await user.click(goOn());
  await waitFor(() => expect(asked('navigation/subPageRequested')).toEqual([2]));
  expect(store.getState().drafts.identification?.documento).toEqual(documento);
});

it('[R3.4-01] the last page sends all of it', async () => {
  const secondoDocumento = {
    ...empty.secondoDocumento,
    cittaRilascioSecondoDocumento: 'Roma',
    documentoDueFronte: 'valid',
    documentoDueRetro: 'valid',
  };
  const { user, asked } = await show(2, { documento, secondoDocumento });
  await user.selectOptions(field(copy.type), 'Tessera sanitaria');
  await user.click(goOn());
  await waitFor(() => expect(asked('identification/submitted')).toHaveLength(1));
  expect(asked('identification/submitted')).toEqual([
    {
      values: {
        video,
        documento,
        secondoDocumento: {
          cittadinanzaItaliana: 'true',
          secondoDocumento: 'Tessera sanitaria',
          numeroSecondoDocumento: 'VRDNNA80A41H501X',
          // Kept for another choice of type; the flow does not send it.
          cittaRilascioSecondoDocumento: 'Roma',
          dataRilascioSecondoDocumento: '',
          dataScadenzaSecondoDocumento: '',
          enteEmissioneSecondoDocumento: 'Comune',
          documentoDueFronte: 'valid',
          documentoDueRetro: 'valid',
        },
      },
    },
  ]);
});

it('[R3.4-04] the other uploads are shown when the step carries them, and judged', async () => {
  const { user } = await show(2, { altriDocumenti: { bustaPaga: '', certificatoResidenza: '' } });
  expect(screen.getByText('Busta paga')).toBeInTheDocument();
  expect(screen.getByText('Certificato di residenza')).toBeInTheDocument();
  expect(screen.queryByText('Tessera dello studente')).not.toBeInTheDocument();
  await user.click(goOn());
  const list = within(await screen.findByRole('alert'));
  expect(list.getByText('Carica la busta paga è obbligatorio')).toBeInTheDocument();
  expect(list.queryByText('Carica la tessera dello studente è obbligatorio')).not.toBeInTheDocument();
  expect(Object.keys(altriDocumenti)).toContain('tesseraStudente');
});

it('[R5.6-01] the service’s refusal leads to the sub-page of the first wrong field', async () => {
  const { store, asked } = await show(2, { documento });
  const errors = { 'secondoDocumento.secondoDocumento': 'b', 'documento.numeroDocumento': 'Già usato' };
  act(() => void store.dispatch(stepRefused({ errors, globalErrors: [] })));
  await waitFor(() => expect(asked('navigation/subPageRequested')).toEqual([1]));
});
