import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { select } from 'typed-redux-saga';
import type { EndpointName } from '../../contract/endpoints';
import { isSessionOver } from '../../contract/errors';
import { selectDialog, selectErrorScreen } from '../../state/selectors';
import { failInDialog } from '../shared/failures';

/** Their 'Riprova' on the page could never succeed. */
const madeByScreens: readonly EndpointName[] = [
  'validateCodiceFiscale',
  'promocodeCheck',
  'province',
  'comuni',
  'cittadinanze',
  'dettagliCap',
  'tipiSocieta',
  'settoriAziende',
  'attivitaPerSettore',
  'questionnaireGet',
  'documentPreview',
  'documentInfo',
  'stampaContratto',
];

export const isEndForScreen = (action: unknown): boolean =>
  isRejectedWithValue(action) &&
  isSessionOver(action.payload) &&
  madeByScreens.includes(action.payload.endpoint);

export function* offerWayOn({ payload }: UnknownAction) {
  if ((yield* select(selectDialog)) || (yield* select(selectErrorScreen))) return;
  yield* failInDialog(payload);
}
