import type { UnknownAction } from '@reduxjs/toolkit';
import { stdChannel } from 'redux-saga';
import { expectSaga } from 'redux-saga-test-plan';
import { httpError, networkError, timeoutError } from '../../src/api/failures';
import type { RuntimeConfig } from '../../src/api/runtimeConfig';
import type { EndpointName } from '../../src/contract/endpoints';
import { UNEXPECTED_ERROR, type ApiError } from '../../src/contract/errors';
import { sessionExpiryMessages } from '../../src/contract/sessionExpiry';
import { rowOf, type StepSlug } from '../../src/contract/steps/table';
import type { Component, Step, Widget } from '../../src/contract/wire';
import { performCall } from '../../src/flows/shared/callEndpoint';
import { campaignOf } from '../../src/state/campaign';
import { initialNavigation, navigated } from '../../src/state/navigation';
import { pathOfStep } from '../../src/state/paths';
import { rootReducer, type RootState } from '../../src/state/root';
import { stepReceived } from '../../src/state/step';
import type { ErrorScreenState } from '../../src/state/ui';

// A loaded machine is slow, not wrong.
expectSaga.DEFAULT_TIMEOUT = 10_000;

export const NOW = 1_700_000_000_000;
export const HERE = { guid: 'guid-1', now: NOW };

export const freshBrowser = (): void => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());
};

export const config: RuntimeConfig = {
  mainServiceUrl: '',
  v2ServiceUrl: '',
  legacyServiceUrl: '',
  productCode: 'DITTA',
  provider: 'banca',
  invitationPassphrase: 'passphrase',
  links: { privacy: '/p', cookie: '/c', informationSheet: '/f', support: '/s' },
  legalLine: 'Banca',
  sessionExpiryMessages,
  supportTools: false,
};

export const reducer = rootReducer(config);

export const component = (name: string, value = '', more: Partial<Component> = {}): Component => ({
  name,
  value,
  status: '',
  errorMessage: [],
  ...more,
});
export const widget = (
  name: string,
  components: readonly Component[],
  errors: readonly string[] = [],
): Widget => ({
  name,
  code: name.toUpperCase(),
  components,
  errorMessage: errors,
});
export const step = (slug: StepSlug, more: Partial<Step> = {}): Step => ({
  number: 2,
  name: rowOf(slug).title,
  widgets: [],
  contactId: 'contact-1',
  guid: 'guid-1',
  invitations: [],
  contracts: [],
  paperworkList: [],
  errorMessage: [],
  ...more,
});
export const answer = (slug: StepSlug, more: Partial<Step> = {}) => ({
  status: 'success',
  ...step(slug, more),
});

interface Start {
  readonly path?: string;
  readonly search?: string;
  readonly actions?: readonly UnknownAction[];
}

export const stateAfter = ({ path = '/', search = '', actions = [] }: Start = {}): RootState => {
  const fresh = reducer(undefined, { type: 'start' });
  const loaded = { ...fresh, navigation: initialNavigation(path), campaign: campaignOf(search) };
  return actions.reduce(reducer, loaded);
};
export const onStep = (
  slug: StepSlug,
  more: Partial<Step> = {},
  subPage = 0,
  actions: UnknownAction[] = [],
) =>
  stateAfter({
    path: pathOfStep(slug),
    actions: [stepReceived(step(slug, more)), navigated({ path: pathOfStep(slug), subPage }), ...actions],
  });

export const refusal = (
  endpoint: EndpointName,
  message = 'Rifiutato',
  more: Partial<ApiError> = {},
): ApiError => ({
  kind: 'business',
  endpoint,
  message,
  ...more,
});

/** 'fault' is the service's own: it has words, but is no refusal. */
export const failureKinds = ['business', 'http', 'timeout', 'network', 'fault'] as const;
export type FailureKind = (typeof failureKinds)[number];
const failures: Readonly<Record<FailureKind, (endpoint: EndpointName) => ApiError>> = {
  business: (endpoint) => refusal(endpoint, 'Non ora'),
  http: (endpoint) => httpError(endpoint, 503),
  timeout: timeoutError,
  network: networkError,
  fault: (endpoint) => refusal(endpoint, UNEXPECTED_ERROR, { httpStatus: 500, supportCode: 'S-1' }),
};
export const failure = (kind: FailureKind, endpoint: EndpointName): ApiError => failures[kind](endpoint);

const UNEXPECTED = 'Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.';
const NO_ANSWER = 'Il servizio non ha risposto in tempo. Riprova tra qualche istante.';
const NO_NETWORK = 'La connessione è assente o si è interrotta. Controlla la rete e riprova.';
export const screenWords: Readonly<Record<FailureKind, Partial<ErrorScreenState>>> = {
  business: { message: 'Non ora' },
  http: { message: UNEXPECTED },
  timeout: { message: UNEXPECTED, detail: NO_ANSWER },
  network: { message: UNEXPECTED, detail: NO_NETWORK },
  fault: { message: UNEXPECTED },
};
export const dialogWords: Readonly<Record<FailureKind, string>> = {
  business: 'Non ora',
  http: 'Servizio momentaneamente non disponibile.',
  timeout: NO_ANSWER,
  network: NO_NETWORK,
  fault: 'Si è verificato un errore imprevisto. Riprova tra qualche istante.',
};

export const sagaHost = (start: RootState) => {
  const channel = stdChannel<UnknownAction>();
  let current = start;
  const dispatch = (action: UnknownAction): UnknownAction => {
    current = reducer(current, action);
    channel.put(action);
    return action;
  };
  return { channel, dispatch, getState: () => current, context: { dispatch } };
};

/** Data, or a function of the request; an ApiError is thrown. */
export type Answers = Partial<Record<EndpointName, unknown>>;
export interface Call {
  readonly endpoint: EndpointName;
  readonly request: unknown;
}

const isFailure = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'kind' in value && 'endpoint' in value;

export const service = (answers: Answers) => {
  const calls: Call[] = [];
  const perform = (args: readonly unknown[]): unknown => {
    const endpoint = args[1] as EndpointName;
    const request = args[2];
    calls.push({ endpoint, request });
    if (!(endpoint in answers)) throw new Error(`Unexpected call ${endpoint}`);
    const given = answers[endpoint];
    const result: unknown = typeof given === 'function' ? (given as (r: unknown) => unknown)(request) : given;
    // oxlint-disable-next-line typescript/only-throw-error -- as the calls do: their typed error is plain data
    if (isFailure(result)) throw result;
    return result;
  };
  const providers = {
    getContext: () => () => undefined,
    call: ({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown): unknown =>
      fn === performCall ? perform(args) : next(),
  };
  return { calls, perform, providers, names: () => calls.map(({ endpoint }) => endpoint) };
};

type AnySaga = (...given: never[]) => Generator;

export const flow = (saga: AnySaga, state: RootState, answers: Answers = {}, ...given: unknown[]) => {
  const fake = service(answers);
  const test = expectSaga(saga as (...given: unknown[]) => Generator, ...given)
    .withReducer(reducer as never, state as never)
    .provide(fake.providers as never);
  return { test, ...fake };
};
