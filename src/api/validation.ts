import { validationCalls } from '../contract/calls/validation';
import './hooks';
import { injectCalls } from './injectCalls';

export const validationApi = injectCalls(validationCalls);

export const { useValidateCodiceFiscaleMutation } = validationApi;
