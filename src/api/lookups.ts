import { lookupCalls } from '../contract/calls/lookups';
import './hooks';
import { injectCalls } from './injectCalls';

export const lookupsApi = injectCalls(lookupCalls);

export const {
  useSettoriAziendeQuery,
  useAttivitaPerSettoreQuery,
  useTipiSocietaQuery,
  useComuniQuery,
  useProvinceQuery,
  useCittadinanzeQuery,
  useDettagliCapMutation,
} = lookupsApi;
