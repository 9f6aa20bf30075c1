/** The customer and the credentials (spec, 7.4). */
import { emptyApi, mutation } from './emptyApi';

export const customerApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    customerInfo: mutation(build, 'customerInfo'),
    checkCustomerInfo: mutation(build, 'checkCustomerInfo'),
    createPassword: mutation(build, 'createPassword'),
  }),
});
