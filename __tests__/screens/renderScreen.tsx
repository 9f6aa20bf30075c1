import { render, type RenderResult } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import type { Saga } from 'redux-saga';
import { Provider } from 'react-redux';
import type { RuntimeConfig } from '../../src/api/runtimeConfig';
import { toWidgets, type StepValues } from '../../src/contract/steps/definition';
import { rowOf, type StepSlug } from '../../src/contract/steps/table';
import { sessionExpiryMessages } from '../../src/contract/sessionExpiry';
import { navigated } from '../../src/state/navigation';
import { productLoaded } from '../../src/state/session';
import { stepReceived } from '../../src/state/step';
import { createAppStore, type AppStore } from '../../src/state/store';

// Whole screens on a shared processor: the first of a file also loads its modules.
jest.setTimeout(30_000);

export const config: RuntimeConfig = {
  mainServiceUrl: '',
  v2ServiceUrl: '',
  legacyServiceUrl: '',
  productCode: 'BIZ',
  provider: 'provider',
  invitationPassphrase: 'passphrase',
  links: { privacy: '/privacy', cookie: '/cookie', informationSheet: '/sheet', support: '/support' },
  legalLine: 'Banca',
  sessionExpiryMessages,
  supportTools: false,
};

export interface ScreenState {
  readonly slug: StepSlug;
  readonly subPage?: number;
  /** What the service's step carries. */
  readonly values?: StepValues;
  /** Query of the landing address. */
  readonly search?: string;
  /** Anything else that happened before the screen appeared. */
  readonly before?: readonly UnknownAction[];
  /** A flow that follows what the screen asks for. */
  readonly flow?: Saga;
}

export interface RenderedScreen extends RenderResult {
  readonly store: AppStore;
  /** What the screen has asked for, by the type of the action. */
  readonly asked: (type: string) => unknown[];
}

/**
 * A screen over the real store, without the flows but the one given: what it
 * dispatches is recorded, not followed.
 */
export const renderScreen = (screen: ReactNode, state: ScreenState): RenderedScreen => {
  const { slug, subPage = 0, values = {}, search = '', before = [], flow } = state;
  const path = `/request/${slug}`;
  const { store, runSaga } = createAppStore({ config, location: { pathname: path, search } });
  const step = {
    number: 1,
    name: rowOf(slug).title,
    widgets: toWidgets(values),
    contactId: 'c1',
    guid: 'g1',
  };
  const none = { invitations: [], contracts: [], paperworkList: [], errorMessage: [] };
  store.dispatch(productLoaded({ productCode: 'BIZ', name: 'Conto', today: '2026-11-21' }));
  store.dispatch(stepReceived({ ...step, ...none }));
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
