import { act, screen } from '@testing-library/react';
import { addressInfo } from '../../src/contract/steps/address-info';
import { companyInfo } from '../../src/contract/steps/company-info';
import AddressInfo from '../../src/screens/steps/address-info';
import CompanyInfo from '../../src/screens/steps/company-info';
import ContactInfo from '../../src/screens/steps/contact-info';
import type * as Frame from '../../src/ui/fields/core/FieldFrame';
import { FieldFrame } from '../../src/ui/fields/core/FieldFrame';
import { AutocompleteField } from '../../src/ui/fields/AutocompleteField';
import { SelectField } from '../../src/ui/fields/SelectField';
import { TextField } from '../../src/ui/fields/TextField';
import { StyleSheet } from '../setup/emotion-sheet';
import { user } from '../ui/hands';
import { renderForm } from '../ui/renderForm';
import { fakeService, ok } from './fakeService';
import { renderScreen } from './renderScreen';

jest.mock('../../src/ui/fields/core/FieldFrame', () => {
  const frame = jest.requireActual<typeof Frame>('../../src/ui/fields/core/FieldFrame');
  return { ...frame, FieldFrame: jest.fn(frame.FieldFrame) };
});

const { tutore, ...address } = addressInfo.empty;
const anagrafica = { nome: '', cognome: '', cf: 'RSSMRA85C15H501R' };
const greeting = { slug: 'contact-info', subPage: 1, values: { anagrafica } } as const;
const addresses = { slug: 'address-info', values: { ...address, tutore } } as const;
const company = { slug: 'company-info', values: companyInfo.empty } as const;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('no style asks whether a field is valid, which the browser would find out at every key', () => {
  // The first form of the file: what is inserted once is not inserted again.
  const insert = jest.spyOn(StyleSheet.prototype, 'insert');
  const option = { value: 'a', label: 'A' };
  renderForm(
    { dati: { nome: '', tipo: '', comune: '' } },
    <>
      <TextField name="dati.nome" label="Nome" />
      <SelectField name="dati.tipo" label="Tipo" options={[option]} />
      <AutocompleteField name="dati.comune" label="Comune" options={[option]} />
    </>,
  );
  const styles = String(insert.mock.calls);
  expect(styles).toContain('var(--control-height)');
  expect(styles).not.toMatch(/:(?:user-)?(?:in)?valid\b/);
});

it.each([
  ['a name', 'campo-anagrafica-nome', <ContactInfo />, greeting],
  ['an e-mail', 'campo-email-email', <ContactInfo />, greeting],
  ['a password', 'campo-credenziali-password', <ContactInfo />, { slug: 'contact-info', subPage: 5 }],
  ['a phone number', 'campo-cellulare-cellulare', <ContactInfo />, { slug: 'contact-info', subPage: 3 }],
  ['an address', 'campo-residenza-indirizzo', <AddressInfo />, addresses],
  ['a business name', 'campo-azienda-ragioneSociale', <CompanyInfo />, company],
  ['a VAT number', 'campo-azienda-partitaIva', <CompanyInfo />, company],
  ['a date', 'campo-azienda-dataCostituzione', <CompanyInfo />, company],
  ['an amount', 'campo-azienda-fatturato', <CompanyInfo />, company],
] as const)('a key renders no other field: %s', async (_, id, page, state) => {
  fakeService({
    cittadinanze: () => ({ ...ok, data: [{ key: 'IT', nazionalita: 'Italia' }] }),
    validateCodiceFiscale: () => ok,
  });
  renderScreen(page, state);
  await user.click(document.getElementById(id) as HTMLElement);
  // The first keys also take back what the page begins with, and meet a criterion of the password.
  await user.keyboard('3a');
  await act(() => jest.advanceTimersByTimeAsync(700));
  const before = (document.getElementById(id) as HTMLInputElement).value;
  const { mock } = jest.mocked(FieldFrame);
  const rendered = () => mock.calls.map(([field]) => field.id);
  expect(new Set(rendered()).size).toBeGreaterThan(1);
  mock.calls.length = 0;
  await user.keyboard('34');
  expect([...new Set(rendered())]).toEqual([id]);
  expect(screen.getByDisplayValue(`${before}34`)).toHaveFocus();
});
