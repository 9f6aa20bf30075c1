import { isLoose } from '../../contract/loose';
import type { ProductCustomer } from '../../contract/wire';
import { fields, flat, inData, success, text } from './reading';

const customer = fields<ProductCustomer>({
  nome: text,
  cognome: text,
  codiceFiscale: text,
  email: text,
  cellulare: text,
  pec: text,
  telefonoAziendale: text,
});
const state = fields<{ readonly stato: string; readonly cellulare: string }>({
  stato: (raw) => text(raw).trim().toUpperCase(),
  cellulare: text,
});

/** The specification does not show the name of the object with the customer. */
const customerIn = (raw: unknown): unknown => {
  const top = flat(raw);
  const info = flat(isLoose(top.customerInfo) ? top.customerInfo : top);
  return info.productCustomer ?? Object.values(info).find(isLoose) ?? info;
};

export const customerReaders = {
  customerInfo: (raw: unknown) => ({
    ...success,
    customerInfo: { productCustomer: customer(customerIn(raw)) },
  }),
  checkCustomerInfo: inData((raw) => state(flat(raw))),
};
