import type { InputBaseProps } from '@mui/material/InputBase';
import { act, screen } from '@testing-library/react';
import { addressInfo } from '../../src/contract/steps/address-info';
import { companyInfo } from '../../src/contract/steps/company-info';
import AddressInfo from '../../src/screens/steps/address-info';
import CompanyInfo from '../../src/screens/steps/company-info';
import ContactInfo from '../../src/screens/steps/contact-info';
import { user } from '../ui/hands';
import { fakeService, ok } from './fakeService';
import { renderScreen } from './renderScreen';

const rendered: string[] = [];

jest.mock('@mui/material/InputBase', () => {
  const actual = jest.requireActual<{ default: (props: InputBaseProps) => React.JSX.Element }>(
    '@mui/material/InputBase',
  );
  return {
    ...actual,
    __esModule: true,
    default: (props: InputBaseProps) => {
      rendered.push(props.id ?? 'select');
      return <actual.default {...props} />;
    },
  };
});

const { tutore, ...address } = addressInfo.empty;
const anagrafica = { nome: '', cognome: '', cf: 'RSSMRA85C15H501R' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each([
  ['anagrafica.nome', <ContactInfo />, { slug: 'contact-info', subPage: 1, values: { anagrafica } }],
  ['residenza.indirizzo', <AddressInfo />, { slug: 'address-info', values: { ...address, tutore } }],
  ['azienda.ragioneSociale', <CompanyInfo />, { slug: 'company-info', values: companyInfo.empty }],
] as const)('a key renders its own field once, and no other: %s', async (field, page, state) => {
  fakeService({
    cittadinanze: () => ({ ...ok, data: [{ key: 'IT', nazionalita: 'Italia' }] }),
    validateCodiceFiscale: () => ok,
  });
  renderScreen(page, state);
  const id = `campo-${field.replace('.', '-')}`;
  await user.click(document.getElementById(id) as HTMLElement);
  // The first key also takes back what the page begins with: the second is like all that follow.
  await user.keyboard('a');
  await act(() => jest.advanceTimersByTimeAsync(700));
  rendered.length = 0;
  await user.keyboard('b');
  expect(rendered).toEqual([id]);
  expect(screen.getByDisplayValue('ab')).toBeInTheDocument();
});
