import type { CapLocality, Citizenship, Municipality, Option, Province } from '../lookupShapes';
import type { DataAnswer } from '../wireShapes';
import { declareCalls, json, requestSchema } from './declare';
import { lookupKey } from './schemas';

export const lookupCalls = declareCalls('7.2', {
  settoriAziende: {
    path: '/wgt/utils/settoriaziende',
    request: requestSchema({ idSocieta: lookupKey, idSoggetto: lookupKey }),
    answer: json<DataAnswer<readonly Option[]>>(),
    cached: true,
  },
  attivitaPerSettore: {
    path: '/wgt/utils/dettaglioattivitaaziendepersettore',
    request: requestSchema({ value: lookupKey }),
    answer: json<DataAnswer<readonly Option[]>>(),
    cached: true,
  },
  /** Values have the form `id##description`. */
  tipiSocieta: {
    path: '/wgt/utils/tiposocieta',
    request: requestSchema({ value: lookupKey }),
    answer: json<DataAnswer<readonly { readonly value: string }[]>>(),
    cached: true,
  },
  comuni: {
    path: '/wgt/utils/comuni/ALL',
    request: requestSchema({ sigla: lookupKey }),
    answer: json<DataAnswer<readonly Municipality[]>>(),
    cached: true,
  },
  province: {
    path: '/wgt/utils/province/ALL',
    request: requestSchema({ nome: lookupKey }),
    answer: json<DataAnswer<readonly Province[]>>(),
    cached: true,
  },
  cittadinanze: {
    path: '/wgt/utils/cittadinanze/VALID',
    answer: json<DataAnswer<readonly Citizenship[]>>(),
    cached: true,
  },
  // Not cached: a postal code is part of an address.
  dettagliCap: {
    path: '/wgt/utils/dettaglicapfromegon',
    request: requestSchema({ capCode: lookupKey }),
    answer: json<DataAnswer<readonly CapLocality[]>>(),
  },
});
