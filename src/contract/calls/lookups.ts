import { declareCalls } from '../declare';
import { requestSchema, lookupKey } from '../requestSchemas';

export const lookupCalls = declareCalls('7.2', {
  settoriAziende: {
    path: '/wgt/utils/settoriaziende',
    request: requestSchema({ idSocieta: lookupKey, idSoggetto: lookupKey }),
    cached: true,
    byScreen: true,
  },
  attivitaPerSettore: {
    path: '/wgt/utils/dettaglioattivitaaziendepersettore',
    request: requestSchema({ value: lookupKey }),
    cached: true,
    byScreen: true,
  },
  /** Values have the form `id##description`. */
  tipiSocieta: {
    path: '/wgt/utils/tiposocieta',
    request: requestSchema({ value: lookupKey }),
    cached: true,
    byScreen: true,
  },
  comuni: {
    path: '/wgt/utils/comuni/ALL',
    request: requestSchema({ sigla: lookupKey }),
    cached: true,
    byScreen: true,
  },
  province: {
    path: '/wgt/utils/province/ALL',
    request: requestSchema({ nome: lookupKey }),
    cached: true,
    byScreen: true,
  },
  cittadinanze: {
    path: '/wgt/utils/cittadinanze/VALID',
    cached: true,
    byScreen: true,
  },
  // Not cached: a postal code is part of an address.
  dettagliCap: {
    path: '/wgt/utils/dettaglicapfromegon',
    request: requestSchema({ capCode: lookupKey }),
    reads: true,
    byScreen: true,
  },
});
