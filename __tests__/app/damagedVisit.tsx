import { createAction } from '@reduxjs/toolkit';
import { act, cleanup, render } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { rootOptions } from '../../src/app/rootOptions';
import type { EndpointName } from '../../src/contract/endpoints';
import { questionnaireEntries } from '../../src/contract/questionnaire';
import { rootSaga } from '../../src/flows/start/root';
import { rootReducer, type RootState } from '../../src/state/root';
import { createAppStore } from '../../src/state/store';
import { contracts, good, ok } from '../flows/earlier';
import { config } from '../flows/support';
import { fakeService } from '../screens/fakeService';
import { untilAtRest } from '../setup/otherThreads';

export type Answers = Readonly<Partial<Record<EndpointName, unknown>>>;

const listOf = (...entries: readonly object[]) => ({ ...ok, data: entries });
const entry = { code: 'x', description: 'x', values: [{ key: 'ITALIA', value: 'ITALIA' }] };
export const always: Answers = {
  ...good,
  questionnaireGet: { ...ok, data: Object.keys(questionnaireEntries).map(() => entry) },
  documentInfo: { ...ok, data: { videoUploaded: false } },
  cittadinanze: listOf({ key: 'IT', nazionalita: 'ITALIANA' }),
  comuni: listOf({ comune: 'ROMA', codice: 'H501' }),
  province: listOf({ nome: 'ROMA', sigla: 'RM' }),
  dettagliCap: listOf({ provincia: 'RM', localita: 'ROMA' }),
  settoriAziende: listOf({ key: '614', value: 'Costruzioni' }),
  attivitaPerSettore: listOf({ key: '4120', value: 'Edifici' }),
  tipiSocieta: listOf({ value: '1##Ditta individuale' }),
  contactContractList: { ...ok, data: contracts },
  documentUpload: ok,
  contactUpload: ok,
  uploadAdditionalDoc: ok,
};

const settle = () => untilAtRest(() => act(() => new Promise<void>((resolve) => setTimeout(resolve))));

const answering = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Uploads go by XMLHttpRequest, which jsdom would send: here their body is answered as by fetch. */
const sentByFetch = () =>
  class {
    readonly upload = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    url = '';
    open(_: string, url: string): void {
      this.url = url;
    }
    abort(): void {}
    send(): void {
      void fetch(this.url, { method: 'POST', signal: new AbortController().signal }).then(async (answer) => {
        this.status = answer.status;
        this.responseText = await answer.text();
        this.onload?.();
      });
    }
  };

const began = createAction<RootState>('test/began');
const beginningWith =
  (reducer: ReturnType<typeof rootReducer>): ReturnType<typeof rootReducer> =>
  (state, action) =>
    began.match(action) ? { ...action.payload, api: (state as RootState).api } : reducer(state, action);

const shownIn = (page: ParentNode) => ({
  heading: document.querySelector('h1')?.textContent ?? '',
  text: page.textContent ?? '',
  controls: page.querySelectorAll(
    'button:not([disabled]):not([aria-disabled="true"]), a[href], input:not([disabled])',
  ).length,
  stuck: page.querySelectorAll('[aria-required="true"]:disabled').length,
  canRetry: [...page.querySelectorAll('button')].some((one) => one.textContent?.includes('Riprova')),
});

interface Visit {
  readonly path: string;
  readonly answers: Answers;
  /** Before the first action; by default that of a loaded page. */
  readonly state?: RootState;
  readonly actions: readonly UnknownAction[];
}

export const visit = async ({ path, answers, state, actions }: Visit) => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', path);
  const asked = new Set<EndpointName>();
  const answerTo = ([name, body]: readonly [string, unknown]) => [
    name,
    () => {
      asked.add(name as EndpointName);
      return answering(body);
    },
  ];
  fakeService(Object.fromEntries(Object.entries(answers).map(answerTo)) as Parameters<typeof fakeService>[0]);
  Object.assign(globalThis, { XMLHttpRequest: sentByFetch() });
  const { store, runSaga } = createAppStore({ config, location: window.location });
  if (state) {
    store.replaceReducer(beginningWith(rootReducer(config)));
    store.dispatch(began(state));
  }
  const flows = runSaga(rootSaga);
  const crashes: unknown[] = [];
  const crashed = (error: unknown): void => void crashes.push(error);
  render(
    <Provider store={store}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Provider>,
    { ...rootOptions, onCaughtError: crashed },
  );
  for (const action of actions) {
    act(() => void store.dispatch(action));
    await settle();
  }
  const dialog = document.querySelector('dialog[open], [role="alertdialog"], [role="dialog"]');
  const shown = shownIn(dialog ?? document.querySelector('main') ?? document.body);
  const now = store.getState();
  const { dialog: said, errorScreen, busy } = now.ui;
  const message =
    said?.message ?? errorScreen?.message ?? document.querySelector('[role="alert"]')?.textContent ?? '';
  flows.cancel();
  cleanup();
  return { seen: { ...shown, message, busy, crashes }, asked: [...asked], state: now };
};
