import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { identification, type IdentificationValues } from '../../../src/contract/steps/identification';
import { identificationCopy } from '../../../src/copy/identification';
import Identification from '../../../src/screens/steps/identification';
import { userChanged } from '../../../src/state/step';
import { goOn, listed, user } from '../../ui/hands';
import { renderScreen } from '../renderScreen';
import { withNetwork } from './fakeUploads';

const copy = identificationCopy.document;
const { altriDocumenti: _, ...empty } = identification.empty;
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

withNetwork();

const show = async (subPage: number, values: Values = {}) => {
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
  return rendered;
};
const field = (label: string) => screen.getByLabelText(label);
const chooseType = (type: string) => user.selectOptions(field(copy.type), type);
const enter = async (label: string, text: string) => {
  await user.clear(field(label));
  await user.paste(text);
  await user.tab();
};
const typeOptions = () =>
  within(field(copy.type))
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value)
    .filter((value) => value !== '');

it('[R4.5-01] [R3.4-02] [R2.9-02] the first document: three types, to the letter; issuer and names of the sides follow', async () => {
  await show(1);
  expect(typeOptions()).toEqual(["Carta d'identita", 'Passaporto', 'Patente di guida']);
  expect(screen.getByRole('option', { name: 'Carta d’identità' })).toBeInTheDocument();
  expect(screen.getByText('Fronte')).toBeInTheDocument();
  await chooseType('Passaporto');
  expect(field(copy.issuer)).toHaveValue('Questura');
  expect(screen.getByText('Pagina interna')).toBeInTheDocument();
  expect(screen.getByText('Pagina esterna')).toBeInTheDocument();
  expect(screen.queryByText('Fronte')).not.toBeInTheDocument();
});

it('[R4.5-02] the second document of others: PS or CS', async () => {
  const secondoDocumento = { ...empty.secondoDocumento, cittadinanzaItaliana: 'false' };
  await show(2, { documento, secondoDocumento });
  expect(typeOptions()).toEqual(['PS', 'CS']);
  // The messages name the letters: the list says what they stand for.
  for (const letters of ['PS', 'CS'])
    expect(
      screen.getByRole('option', { name: new RegExp(`^Permesso di soggiorno .*\\(${letters}\\)$`) }),
    ).toHaveValue(letters);
  await chooseType('CS');
  expect(field(copy.issuer)).toHaveValue('QUESTURA');
  expect(field(copy.issueDate)).toBeInTheDocument();
  expect(screen.queryByLabelText(copy.expiryDate)).not.toBeInTheDocument();
  await chooseType('PS');
  expect(field(copy.expiryDate)).toBeInTheDocument();
});

it('[R4.5-02] [R4.5-03] an Italian’s second document is another one; the health card has the tax code as its number', async () => {
  await show(2, { documento });
  expect(typeOptions()).toEqual(["Carta d'identita", 'Patente di guida', 'Tessera sanitaria']);
  await chooseType('Tessera sanitaria');
  expect(field(copy.number)).toBeDisabled();
  expect(field(copy.number)).toHaveValue('VRDNNA80A41H501X');
  expect(field(copy.issuer)).toHaveValue('Comune');
  for (const label of [copy.city, copy.issueDate, copy.expiryDate])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await chooseType('Patente di guida');
  expect(field(copy.number)).toBeEnabled();
  expect(field(copy.number)).toHaveValue('');
  expect(field(copy.city)).toBeInTheDocument();
});

it('[R5.6-01] [R5.6-04] Continue judges this page alone: the first document, not the second', async () => {
  const { asked } = await show(1);
  await goOn();
  expect(await listed()).toEqual([
    'Tipo di documento è obbligatorio',
    'Carica il fronte del documento è obbligatorio',
    'Carica il retro del documento è obbligatorio',
    'Numero documento è obbligatorio',
    'Città di rilascio è obbligatorio',
    'Data di rilascio è obbligatorio',
    'Data di scadenza è obbligatorio',
    'Ente di emissione è obbligatorio',
  ]);
  expect(asked('navigation/subPageRequested')).toEqual([]);
});

it('[R5.6-01] [R5.6-03] the number is judged by the type and cleaned up; issue and expiry are judged together again', async () => {
  const { asked, store } = await show(1, {
    documento: { ...documento, numeroDocumento: '', dataScadenza: '' },
  });
  const wrong = 'Numero Passaporto non è valido';
  await enter(copy.number, 'ya 123');
  expect(await screen.findByText(wrong)).toBeInTheDocument();
  await enter(copy.number, 'ya 1234567');
  expect(field(copy.number)).toHaveValue('YA1234567');
  await waitFor(() => expect(screen.queryByText(wrong)).not.toBeInTheDocument());

  const early = 'La data di scadenza deve essere maggiore della data di rilascio';
  await enter(copy.expiryDate, '09052022');
  expect(await screen.findByText(early)).toBeInTheDocument();
  await enter(copy.issueDate, '08052022');
  await waitFor(() => expect(screen.queryByText(early)).not.toBeInTheDocument());
  expect(screen.getByText('Il documento è scaduto')).toBeInTheDocument();
  await enter(copy.issueDate, documento.dataRilascio);
  await enter(copy.expiryDate, documento.dataScadenza);
  await goOn();
  await waitFor(() => expect(asked('navigation/subPageRequested')).toEqual([2]));
  expect(store.getState().drafts.identification?.documento).toEqual(documento);
});

it('[R3.4-01] the last page sends the whole step', async () => {
  const secondoDocumento = {
    ...empty.secondoDocumento,
    cittaRilascioSecondoDocumento: 'Roma',
    documentoDueFronte: 'valid',
    documentoDueRetro: 'valid',
  };
  const { asked } = await show(2, { documento, secondoDocumento });
  await chooseType('Tessera sanitaria');
  await goOn();
  await waitFor(() => expect(asked('identification/submitted')).toHaveLength(1));
  // The city is kept for another choice of type; the flow does not send it.
  const second = { ...secondoDocumento, secondoDocumento: 'Tessera sanitaria' };
  const filled = { numeroSecondoDocumento: 'VRDNNA80A41H501X', enteEmissioneSecondoDocumento: 'Comune' };
  expect(asked('identification/submitted')).toEqual([
    { values: { video, documento, secondoDocumento: { ...second, ...filled } } },
  ]);
});

it('[R3.4-04] the other uploads are shown when the step carries them, and judged', async () => {
  await show(2, { altriDocumenti: { bustaPaga: '', certificatoResidenza: '' } });
  expect(screen.getByText('Busta paga')).toBeInTheDocument();
  expect(screen.getByText('Certificato di residenza')).toBeInTheDocument();
  expect(screen.queryByText('Tessera dello studente')).not.toBeInTheDocument();
  await goOn();
  const messages = await listed();
  expect(messages).toContain('Carica la busta paga è obbligatorio');
  expect(messages).not.toContain('Carica la tessera dello studente è obbligatorio');
});

it('[R4.5-03] a script that chooses the health card while the number has the focus breaks nothing', async () => {
  await show(2, { documento });
  act(() => field(copy.number).focus());
  fireEvent.change(field(copy.type), { target: { value: 'Tessera sanitaria' } });
  await waitFor(() => expect(field(copy.number)).toBeDisabled());
  expect(field(copy.number)).toHaveValue('VRDNNA80A41H501X');
});

const CARD = "Carta d'identita";

it('[R5.6-03] a card without an expiry date is chosen, shown and sent as registers write it', async () => {
  const { asked, store, unmount } = await show(1, {
    documento: { ...documento, documento: CARD, numeroDocumento: 'CA12345AB', dataRilascio: '05/08/2026', dataScadenza: '' },
  }); // prettier-ignore
  const choice = () => screen.getByRole('checkbox', { name: /^Senza scadenza/ });
  await user.click(choice());
  expect(field(copy.expiryDate)).toHaveValue('Senza scadenza');
  expect(field(copy.expiryDate)).toHaveAttribute('readonly');
  await user.click(choice());
  expect(field(copy.expiryDate)).toHaveValue('');
  expect(await screen.findByText(copy.expiryAdvice.card, { exact: false })).toBeInTheDocument();
  await enter(copy.expiryDate, 'ILLIMITATA');
  expect(choice()).toBeChecked();
  await goOn();
  await waitFor(() => expect(asked('navigation/subPageRequested')).toEqual([2]));
  const sent = { ...documento, ...store.getState().drafts.identification?.documento };
  expect(sent.dataScadenza).toBe('01/01/9999');
  unmount();

  await show(1, { documento: sent });
  expect(choice()).toBeChecked();
  expect(field(copy.expiryDate)).toHaveValue('Senza scadenza');
  // Another document has a date, which has to be written.
  await chooseType('Passaporto');
  expect(screen.queryByRole('checkbox', { name: /^Senza scadenza/ })).not.toBeInTheDocument();
  expect(field(copy.expiryDate)).toHaveValue('');
});

it.each(['01/01/9999', 'illimitata'])(
  '[R5.6-03] %s ends the error of a date that was refused',
  async (text) => {
    await show(1, { documento: { ...documento, documento: CARD, dataScadenza: '' } });
    await goOn();
    await waitFor(() => expect(field(copy.expiryDate)).toHaveAttribute('aria-invalid', 'true'));
    await user.click(field(copy.expiryDate));
    await user.keyboard(text);
    await user.tab();
    await waitFor(() => expect(field(copy.expiryDate)).toHaveAttribute('aria-invalid', 'false'));
    expect(screen.queryByText(copy.expiryAdvice.card, { exact: false })).not.toBeInTheDocument();
  },
);

it('[R5.6-01] a paper card is advised against, and goes on', async () => {
  const card = { ...documento, documento: CARD, numeroDocumento: 'CA12345AB' };
  const { asked } = await show(1, { documento: card });
  expect(screen.queryByText(copy.paperCard)).not.toBeInTheDocument();
  await enter(copy.number, 'aa 1234567');
  expect(screen.getByText(copy.paperCard)).toBeInTheDocument();
  await goOn();
  await waitFor(() => expect(asked('navigation/subPageRequested')).toEqual([2]));
});

it('[R4.5-02] citizens of the Union, who have no permit, are sent to support', async () => {
  const secondoDocumento = { ...empty.secondoDocumento, cittadinanzaItaliana: 'false' };
  const { unmount } = await show(2, { documento, secondoDocumento });
  expect(screen.getByText(copy.permitOfEu.title)).toBeInTheDocument();
  unmount();
  await show(2, { documento });
  expect(screen.queryByText(copy.permitOfEu.title)).not.toBeInTheDocument();
});
