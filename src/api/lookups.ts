import { lookupCalls } from '../contract/calls/lookups';
import { lookupReaders } from './answers/lookups';
import './hooks';
import { injectCalls } from './injectCalls';

export const lookupsApi = injectCalls(lookupCalls, lookupReaders);

export const lookups = lookupsApi.endpoints;
