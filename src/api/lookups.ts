/** Look-ups (spec, 7.2). A CAP is part of an address, hence a mutation. */
import { emptyApi, mutation, query } from './emptyApi';
import './hooks';

export const lookupsApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    settoriAziende: query(build, 'settoriAziende'),
    attivitaPerSettore: query(build, 'attivitaPerSettore'),
    tipiSocieta: query(build, 'tipiSocieta'),
    comuni: query(build, 'comuni'),
    province: query(build, 'province'),
    cittadinanze: query(build, 'cittadinanze'),
    dettagliCap: mutation(build, 'dettagliCap'),
  }),
});

export const {
  useSettoriAziendeQuery,
  useAttivitaPerSettoreQuery,
  useTipiSocietaQuery,
  useComuniQuery,
  useProvinceQuery,
  useCittadinanzeQuery,
  useDettagliCapMutation,
} = lookupsApi;
