import type { InputBaseProps } from '@mui/material/InputBase';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressInfo } from '../../src/contract/steps/address-info';
import { companyInfo } from '../../src/contract/steps/company-info';
import AddressInfo from '../../src/screens/steps/address-info';
import CompanyInfo from '../../src/screens/steps/company-info';
import ContactInfo from '../../src/screens/steps/contact-info';
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
const screens = [
  {
    name: 'greeting page, names with a whole tax code beside them',
    screen: <ContactInfo />,
    state: {
      slug: 'contact-info',
      subPage: 1,
      values: { anagrafica: { nome: '', cognome: '', cf: 'RSSMRA85C15H501R' } },
    },
    field: 'anagrafica.nome',
  },
  {
    name: 'personal data with a guardian',
    screen: <AddressInfo />,
    state: { slug: 'address-info', values: { ...address, tutore } },
    field: 'residenza.indirizzo',
  },
  {
    name: 'company data',
    screen: <CompanyInfo />,
    state: { slug: 'company-info', values: companyInfo.empty },
    field: 'azienda.ragioneSociale',
  },
] as const;

it.each(screens)('a key renders its own field once, and no other: $name', async (one) => {
  fakeService({
    cittadinanze: () => ({ ...ok, data: [{ key: 'IT', nazionalita: 'Italia' }] }),
    validateCodiceFiscale: () => ok,
  });
  const user = userEvent.setup({ delay: null });
  renderScreen(one.screen, one.state);
  const id = `campo-${one.field.replace('.', '-')}`;
  await user.click(document.getElementById(id) as HTMLElement);
  // The first key also takes back what the page begins with: the second is like all that follow.
  await user.keyboard('a');
  await new Promise((resolve) => setTimeout(resolve, 700));
  rendered.length = 0;
  await user.keyboard('b');
  expect(rendered).toEqual([id]);
  expect(screen.getByDisplayValue('ab')).toBeInTheDocument();
});
