import { render, type RenderResult } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import type { Saga } from 'redux-saga';
import { Provider } from 'react-redux';
import { toWidgets, type StepValues } from '../../src/contract/steps/definition';
import type { StepSlug } from '../../src/contract/steps/table';
import { navigated } from '../../src/state/navigation';
import { productLoaded } from '../../src/state/session';
import { stepReceived } from '../../src/state/step';
import { config, step } from '../flows/support';
import { createAppStore, type AppStore } from '../../src/state/store';
import { reportPendingValues } from '../../src/ui/form/pendingValues';
import { watchErrorNames } from '../setup/errorNames';

watchErrorNames();

export interface ScreenState {
  readonly slug: StepSlug;
  readonly subPage?: number;
  readonly values?: StepValues;
  readonly search?: string;
  readonly before?: readonly UnknownAction[];
  readonly flow?: Saga;
}

export interface RenderedScreen extends RenderResult {
  readonly store: AppStore;
  readonly asked: (type: string) => unknown[];
}

/**
 * A screen over the real store, without the flows but the one given: what it
 * dispatches is recorded, not followed.
 */
export const renderScreen = (screen: ReactNode, state: ScreenState): RenderedScreen => {
  const { slug, subPage = 0, values = {}, search = '', before = [], flow } = state;
  const path = `/request/${slug}`;
  const { store, runSaga } = createAppStore({
    config,
    location: { pathname: path, search },
    beforeForgetting: reportPendingValues,
  });
  store.dispatch(productLoaded({ productCode: 'BIZ', name: 'Conto', today: '2026-11-21' }));
  const carried = { number: 1, widgets: toWidgets(values), contactId: 'c1', guid: 'g1' };
  store.dispatch(stepReceived(step(slug, carried)));
  store.dispatch(navigated({ path, subPage }));
  before.forEach((action) => store.dispatch(action));
  if (flow) runSaga(flow);
  const dispatch = jest.spyOn(store, 'dispatch');
  const rendered = render(<Provider store={store}>{screen}</Provider>);
  const asked = (type: string): unknown[] =>
    dispatch.mock.calls.flatMap(([action]) => {
      const { type: given, payload } = action as unknown as { type?: string; payload?: unknown };
      return given === type ? [payload] : [];
    });
  return { ...rendered, store, asked };
};
