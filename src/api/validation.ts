/** Checks of what was typed (spec, 7.3). */
import { emptyApi, mutation } from './emptyApi';
import './hooks';

export const validationApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    validateCodiceFiscale: mutation(build, 'validateCodiceFiscale'),
    validateEmail: mutation(build, 'validateEmail'),
    confermaEmail: mutation(build, 'confermaEmail'),
    validateCellulare: mutation(build, 'validateCellulare'),
    confermaCellulare: mutation(build, 'confermaCellulare'),
  }),
});

export const { useValidateCodiceFiscaleMutation } = validationApi;
