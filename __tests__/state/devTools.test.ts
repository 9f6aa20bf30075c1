import { configureStore } from '@reduxjs/toolkit';
import { SUPPORT_LINK, holdsSupportLink } from '../../src/state/supportLink';
import { devToolsOptions } from '../../src/state/devTools';
import { emailCodeSubmitted } from '../../src/flows/actions';
import { validationApi } from '../../src/api/validation';
import { createRecorder } from '../../src/state/recording/recorder';
import { note } from '../../src/state/recording/middleware';
import { canary, expectNoCanary } from './canary';
import { stateAfter } from '../flows/support';

type Replacer = (key: string, value: unknown) => unknown;
const options = () =>
  devToolsOptions() as unknown as {
    readonly serialize: { readonly replacer: Replacer };
    readonly actionSanitizer: (action: object) => object;
    readonly trace: boolean;
  };

/** The extension walks a value by itself, and passes its replacer no holder. */
const sent = (value: unknown, replacer: Replacer): string =>
  JSON.stringify(value, (key, one: unknown) => replacer(key, one));

describe('DevTools', () => {
  const secret = canary(1);
  const action = emailCodeSubmitted({ codice: secret });
  const state = stateAfter({ search: `?promoCode=${secret}` });

  it('leave out what cannot be read, and do not break the dispatch', () => {
    const { serialize, actionSanitizer } = options();
    const unreadable = new Proxy(
      { type: 'a' },
      {
        ownKeys: () => {
          throw new TypeError('no keys');
        },
      },
    );
    expect(serialize.replacer('', unreadable)).toBeUndefined();
    const unnamed = Object.defineProperty({ type: 'a' }, 'meta', {
      get: () => {
        throw new TypeError('no meta');
      },
    });
    expect(actionSanitizer(unnamed)).toMatchObject({ type: 'a' });
  });

  it('are sent masked states and actions, in each of the ways in which the extension sends them', () => {
    const { replacer } = options().serialize;
    const performed = {
      type: 'PERFORM_ACTION',
      action,
      timestamp: 1_700_000_000_000,
      stack: 'Error\n at a.js:1:2',
    };
    const ways = [
      performed,
      state,
      [action, action],
      { 0: performed, 1: performed },
      [{ state }, { state, error: secret }],
      {
        actionsById: { 0: performed },
        computedStates: [{ state }],
        nextActionId: 2,
        stagedActionIds: [0, 1],
      },
      secret,
      { type: secret },
      { type: 'x', stack: `Error: ${secret}\n at a.js:1:2` },
    ];
    for (const way of ways) {
      expect(JSON.stringify(way)).toContain(secret);
      expectNoCanary(sent(way, replacer));
    }
  });

  it('keep what they need for their list: the type, the time, the places of the dispatch', () => {
    const stack = 'Error\n    at dispatch (main.js:1:2)';
    const performed = { type: 'PERFORM_ACTION', action: { type: 'ui/dialogClosed' }, timestamp: 17, stack };
    expect(JSON.parse(sent(performed, options().serialize.replacer))).toEqual(performed);
  });

  it('name the steps of a call as a story', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const types: string[] = [];
    const { actionSanitizer } = options();
    const { store } = await import('../../src/state/store').then(({ createAppStore }) =>
      createAppStore({ config: state.config, location: { pathname: '/', search: '' } }),
    );
    store.replaceReducer((before, one) => {
      types.push((actionSanitizer(one) as { type: string }).type);
      return before as never;
    });
    await store.dispatch(validationApi.endpoints.validateEmail.initiate({ indirizzo: secret }));
    expect(types).toEqual(expect.arrayContaining(['call/validateEmail/asked', 'call/validateEmail/lost']));
  });

  it('list the steps of sagas without dispatching them in the app', () => {
    const dispatch = jest.fn();
    const store = configureStore({ reducer: () => state });
    createRecorder({ ...store, liftedStore: { dispatch } }, '/');
    const effect = (effectId: number, fn: unknown, args: readonly unknown[] = []) =>
      note('effectTriggered', [
        { effectId, parentEffectId: 0, effect: { type: 'CALL', payload: { fn, args } } },
      ]);
    effect(900_001, function* sign() {
      yield 1;
    });
    note('effectRejected', [900_001, new TypeError(secret)]);
    const listed = dispatch.mock.calls.map(([{ action: one }]: [{ action: object }]) => one);
    expect(listed).toEqual([{ type: 'flow/sign/begun' }, { type: 'flow/sign/threw', name: 'TypeError' }]);
  });

  it('are on only in a tab that has opened the link of support', () => {
    sessionStorage.clear();
    expect(holdsSupportLink()).toBe(false);
    window.location.hash = SUPPORT_LINK;
    expect(holdsSupportLink()).toBe(true);
    window.location.hash = '';
    expect(holdsSupportLink()).toBe(true);
  });
});
