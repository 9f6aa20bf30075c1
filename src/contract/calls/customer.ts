import { ACCOUNT_HOLDERS } from '../limits';
import { declareCalls } from '../declare';
import { requestSchema, text } from '../requestSchemas';

export const customerCalls = declareCalls('7.4', {
  customerInfo: {
    path: '/wgt/{provider}/getCustomerInfo',
    request: requestSchema({ provider: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' } }),
    errors: [401],
    reads: true,
  },
  checkCustomerInfo: {
    path: '/wgt/check/customerInfo',
    request: requestSchema({
      nome: text,
      cognome: text,
      codiceFiscale: text,
      intestatari: { type: 'integer', minimum: ACCOUNT_HOLDERS, maximum: ACCOUNT_HOLDERS },
    }),
    errors: [401],
  },
  createPassword: {
    service: 'password',
    path: '/user/biz/password',
    request: requestSchema({ password: text, confermaPassword: text }),
    errors: [401],
    statusOnly: true,
  },
});
