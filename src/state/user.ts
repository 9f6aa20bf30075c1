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

/** From customer info to the user: the spec's names differ from one to the other. */
export const userOfCustomer = (customer: ProductCustomer): User => ({
  nome: customer.nome,
  cognome: customer.cognome,
  cf: customer.codiceFiscale,
  email: customer.email,
  cellulare: customer.cellulare,
});

const places: Readonly<Record<keyof User, string>> = {
  nome: 'anagrafica',
  cognome: 'anagrafica',
  cf: 'anagrafica',
  email: 'email',
  cellulare: 'cellulare',
};

/** What the contact step knows of the user; what it does not hold stays as it was. */
export const userOfWidgets = (widgets: readonly Widget[], before: User): User => {
  const entries = Object.entries(places).map(([field, widgetName]) => {
    const widget = widgets.find(({ name }) => name === widgetName);
    const value = widget?.components.find(({ name }) => name === field)?.value;
    return [field, value || before[field as keyof User]];
  });
  return Object.fromEntries(entries) as User;
};
