import { lookupCalls } from '../contract/calls/lookups';
import { lookupReaders } from './answers/lookups';
import './hooks';
import { injectCalls } from './injectCalls';

export const lookupsApi = injectCalls(lookupCalls, lookupReaders);

/** The look-up endpoints with their hooks: `lookups.comuni.useQuery({ sigla })`. */
export const lookups = lookupsApi.endpoints;
