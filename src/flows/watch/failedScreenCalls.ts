import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { select } from 'typed-redux-saga';
import { endpointOf } from '../../contract/endpoints';
import { isSessionOver } from '../../contract/errors';
import { selectDialog, selectErrorScreen } from '../../state/selectors';
import { failInDialog } from '../shared/failures';

export const isEndForScreen = (action: unknown): boolean =>
  isRejectedWithValue(action) &&
  isSessionOver(action.payload) &&
  endpointOf(action.payload.endpoint).byScreen;

export function* offerWayOn({ payload }: UnknownAction) {
  if ((yield* select(selectDialog)) || (yield* select(selectErrorScreen))) return;
  yield* failInDialog(payload);
}
