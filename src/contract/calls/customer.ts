import { ACCOUNT_HOLDERS } from '../limits';
import type { Answer, DataAnswer, ProductCustomer } from '../wireShapes';
import { declareCalls, json, requestSchema } from './declare';
import { text } from './schemas';

export const customerCalls = declareCalls('7.4', {
  customerInfo: {
    path: '/wgt/{provider}/getCustomerInfo',
    request: requestSchema({ provider: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' } }),
    answer: json<Answer & { readonly customerInfo: { readonly productCustomer: ProductCustomer } }>(),
    errors: [401],
  },
  checkCustomerInfo: {
    path: '/wgt/check/customerInfo',
    request: requestSchema({
      nome: text,
      cognome: text,
      codiceFiscale: text,
      intestatari: { type: 'integer', minimum: ACCOUNT_HOLDERS, maximum: ACCOUNT_HOLDERS },
    }),
    answer: json<DataAnswer<{ readonly stato: string; readonly cellulare: string }>>(),
    errors: [401],
  },
  createPassword: {
    path: '/user/biz/password',
    request: requestSchema({ password: text, confermaPassword: text }),
    errors: [401],
  },
});
