import { lookupCalls } from '../contract/calls/lookups';
import './hooks';
import { injectCalls } from './injectCalls';

export const lookupsApi = injectCalls(lookupCalls);

/** Each with its hook: `lookups.comuni.useQuery({ sigla })`. */
export const lookups = lookupsApi.endpoints;
