import type { ProductCustomer, Widget } from '../contract/wire';

export interface User {
  readonly nome: string;
  readonly cognome: string;
  readonly cf: string;
  readonly email: string;
  /** Digits without the prefix. */
  readonly cellulare: string;
}

export const noUser: User = { nome: '', cognome: '', cf: '', email: '', cellulare: '' };

export const userOfCustomer = (customer: ProductCustomer, before: User): User => ({
  nome: customer.nome || before.nome,
  cognome: customer.cognome || before.cognome,
  cf: customer.codiceFiscale || before.cf,
  email: customer.email || before.email,
  cellulare: customer.cellulare || before.cellulare,
});

const places: Readonly<Record<keyof User, string>> = {
  nome: 'anagrafica',
  cognome: 'anagrafica',
  cf: 'anagrafica',
  email: 'email',
  cellulare: 'cellulare',
};

export const userOfWidgets = (widgets: readonly Widget[], before: User): User => {
  const entries = Object.entries(places).map(([field, widgetName]) => {
    const widget = widgets.find(({ name }) => name === widgetName);
    const value = widget?.components.find(({ name }) => name === field)?.value;
    return [field, value || before[field as keyof User]];
  });
  return Object.fromEntries(entries) as User;
};
