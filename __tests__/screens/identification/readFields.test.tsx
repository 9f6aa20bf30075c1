// Before the screens, whose preparation of files it mocks.
import { lastSent, sent, withNetwork } from './fakeUploads';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { identification } from '../../../src/contract/steps/identification';
import { readingCopy } from '../../../src/copy/capture/reading';
import { watchUploads } from '../../../src/flows/uploads/watchUploads';
import Identification from '../../../src/screens/steps/identification';
import { navigated } from '../../../src/state/navigation';
import { userChanged } from '../../../src/state/step';
import { fieldId } from '../../../src/ui/form/fieldId';
import { renderScreen } from '../renderScreen';
import { box, chooser, FRONT, input, jpeg, send, show } from './firstDocument';

withNetwork();

const answerWith = (reading?: object) =>
  act(() => lastSent().answer({ status: 'success', ...(reading && { data: { reading } }) }));
const CARD = { documento: "Carta d'identita" };
const READ = { side: 'back', number: 'CD84299DZ', expiryDate: '2029-03-12' };
const NUMBER = 'documento.numeroDocumento';
const EXPIRY = 'documento.dataScadenza';
const value = (path: string) => input(path)?.value;
const described = (path: string, note: string) =>
  expect(input(path)).toHaveAccessibleDescription(expect.stringContaining(note));
const notDescribed = (path: string) =>
  expect(input(path)).not.toHaveAccessibleDescription(expect.stringMatching(/letto|leggiamo/i));
const type = (path: string, text: string) =>
  act(() => void fireEvent.change(input(path) as HTMLElement, { target: { value: text } }));

it('empty fields are filled in and marked until they are edited', async () => {
  await show(CARD);
  await send();
  answerWith(READ);
  await waitFor(() => expect([value(NUMBER), value(EXPIRY)]).toEqual(['CD84299DZ', '12/03/2029']));
  expect(screen.getByText(readingCopy.filledIn)).toBeVisible();
  for (const path of [NUMBER, EXPIRY]) described(path, 'Letto dal documento');
  type(NUMBER, 'CD84299DX');
  described(NUMBER, 'Sul documento leggiamo CD84299DZ');
  type(NUMBER, 'CD84299DZ');
  notDescribed(NUMBER);
  described(EXPIRY, 'Letto dal documento');
});

it('the choice of the document is followed by its pictures, and they by the fields', async () => {
  await show(CARD);
  const order = [...document.querySelectorAll('select, input, button, [role=combobox]')].map(({ id }) => id);
  const places = ['documento.documento', FRONT, 'documento.documentoRetro', NUMBER, EXPIRY].map((path) =>
    order.indexOf(fieldId(path)),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  await send();
  answerWith(READ);
  const notice = await screen.findByText(readingCopy.filledIn);
  expect(screen.getByRole('region', { name: 'Dati del documento' })).toContainElement(notice);
});

it('typed values stay: a difference is said beside the field, and is no error', async () => {
  await show({ ...CARD, numeroDocumento: 'cd84299-dz', dataScadenza: '12/05/2029' });
  await send();
  answerWith(READ);
  await waitFor(() => described(EXPIRY, 'Sul documento leggiamo 12/03/2029'));
  expect([value(NUMBER), value(EXPIRY)]).toEqual(['cd84299-dz', '12/05/2029']);
  notDescribed(NUMBER);
  expect(input(EXPIRY)).toBeValid();
  expect(screen.queryByText(readingCopy.filledIn)).not.toBeInTheDocument();
  expect(await box(FRONT).findByText('Caricato')).toBeInTheDocument();
  await send(undefined, 2);
  answerWith();
  await waitFor(() => notDescribed(EXPIRY));
});

it('a value that was put in without an event stays', async () => {
  await show({ ...CARD, dataScadenza: '12/03/2029' });
  await send();
  const put = input(NUMBER) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(put, 'CA00000AA');
  answerWith(READ);
  await waitFor(() => described(NUMBER, 'Sul documento leggiamo CD84299DZ'));
  expect(value(NUMBER)).toBe('CA00000AA');
  expect(screen.queryByText(readingCopy.filledIn)).not.toBeInTheDocument();
});

it('a picture fills in once the type is chosen, and an emptied field stays empty', async () => {
  const { store } = await show();
  await send();
  answerWith(READ);
  expect(value(NUMBER)).toBe('');
  fireEvent.change(screen.getByLabelText('Tipo di documento'), { target: { value: CARD.documento } });
  await waitFor(() => expect(value(NUMBER)).toBe('CD84299DZ'));
  type(NUMBER, '');
  act(() => void store.dispatch(navigated({ path: '/request/identification', subPage: 2 })));
  await waitFor(() => expect(input(NUMBER)).toBeNull());
  act(() => void store.dispatch(navigated({ path: '/request/identification', subPage: 1 })));
  await waitFor(() => expect(value(EXPIRY)).toBe('12/03/2029'));
  expect(value(NUMBER)).toBe('');
  described(EXPIRY, 'Letto dal documento');
});

it('the document of somebody else fills in nothing', async () => {
  const { store } = await show(CARD);
  act(() => void store.dispatch(userChanged({ cf: 'DMCNCL85C15H501M' })));
  await send();
  answerWith({ ...READ, taxCode: 'GHSGUO81A25F839Y' });
  expect(await screen.findByText(readingCopy.advice('otherTaxCode'))).toBeVisible();
  expect([value(NUMBER), value(EXPIRY)]).toEqual(['', '']);
});

it('the second document has fields of its own', async () => {
  const { altriDocumenti: _, ...empty } = identification.empty;
  const secondoDocumento = { ...empty.secondoDocumento, secondoDocumento: 'Passaporto' };
  const values = { ...empty, documento: { ...empty.documento, ...CARD }, secondoDocumento };
  renderScreen(<Identification />, { slug: 'identification', subPage: 2, values, flow: watchUploads });
  const SECOND = 'secondoDocumento.documentoDueFronte';
  await waitFor(() => expect(input(SECOND)).not.toBeNull());
  fireEvent.change(chooser(SECOND), { target: { files: [jpeg] } });
  await waitFor(() => expect(sent).toHaveLength(1));
  answerWith({ side: 'passportPage', number: 'YB6253967', expiryDate: '2030-04-23' });
  await waitFor(() => expect(value('secondoDocumento.numeroSecondoDocumento')).toBe('YB6253967'));
  expect(value('secondoDocumento.dataScadenzaSecondoDocumento')).toBe('23/04/2030');
});
