import type { UnknownAction } from '@reduxjs/toolkit';
import { lookups } from '../../src/api/lookups';
import { stepDefinitions } from '../../src/contract/steps';
import { toWidgets, type StepValues } from '../../src/contract/steps/definition';
import { dataStepSlugs, type DataStepSlug } from '../../src/contract/steps/table';
import * as actions from '../../src/flows/actions';
import { loadStepSagas } from '../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../src/flows/start/root';
import { createRecorder } from '../../src/state/recording/recorder';
import { note } from '../../src/state/recording/middleware';
import { createAppStore, type AppStore } from '../../src/state/store';
import { dialogClosed } from '../../src/state/ui';
import { answer, config } from '../flows/support';
import { fakeService, ok, refusal } from '../screens/fakeService';
import { untilAtRest } from '../setup/otherThreads';
import { canary } from './canary';

export const JOURNEY = 'ABCDEFGH';
let next = 0;
const fresh = (): string => canary((next += 1));
const of = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, fresh()])) as Record<Name, string>;

const typed = (slug: DataStepSlug): StepValues =>
  Object.fromEntries(
    Object.entries(stepDefinitions[slug].empty).map(([widget, components]) => [
      widget,
      of(...Object.keys(components)),
    ]),
  );
const given = (slug: DataStepSlug | 'thanks') =>
  answer(slug, {
    ...(slug !== 'thanks' && { widgets: toWidgets(typed(slug)) }),
    ...of('guid', 'contactId'),
    contracts: [of('stampeId', 'barCode', 'description')],
    journey: JOURNEY,
  });

const service = () => {
  const steps = [...dataStepSlugs, 'thanks' as const];
  let at = 0;
  const advance = () => given(steps[(at += 1)] ?? 'thanks');
  const code = () => ({ ...ok, data: { name: 'list', ...of('cellulare') } });
  return fakeService({
    productInfo: () => ({
      ...ok,
      data: {
        ...{ productCode: 'D', name: 'Conto', today: '2026-11-21', journey: JOURNEY },
        session: { idleSeconds: 600, remainingSeconds: 7200, ...of('draftKey') },
      },
    }),
    onboardingNext: (request) => (request.number === null ? given('contact-info') : advance()),
    checkCustomerInfo: () => ({ ...ok, data: { stato: 'N', ...of('cellulare') } }),
    validateEmail: () => ok,
    confermaEmail: () => refusal(`Il codice ${fresh()} non va`),
    validateCellulare: () => ok,
    confermaCellulare: () => ok,
    createPassword: () => ok,
    customerInfo: () => ({
      ...ok,
      customerInfo: {
        productCustomer: of(
          'nome',
          'cognome',
          'codiceFiscale',
          'email',
          'cellulare',
          'pec',
          'telefonoAziendale',
        ),
      },
    }),
    invitations: () => ok,
    legacyInvitation: () => ({ ...ok, data: [{ campaignUrl: `/?promoCode=${fresh()}` }] }),
    questionnaireSave: () => ok,
    generateCaptcha: () => ({ ...ok, data: of('nome', 'cognome', 'captcha') }),
    comuni: () => ({ ...ok, data: [of('comune', 'codice'), of('comune', 'codice')] }),
    contactNext: code,
    contactValidateCell: code,
    contactList: () => ({
      ...ok,
      data: [
        of(
          'nome',
          'cognome',
          'prodotto',
          'contactId',
          'lastEdit',
          'status',
          'guid',
          'lastStep',
          'email',
          'cell',
        ),
      ],
    }),
    paperworkList: () => ({
      ...ok,
      data: [
        of('tipo', 'description', 'sign', 'azioni', 'feedback', 'stampeId', 'barCode', 'frontDocUploadType'),
      ],
    }),
  });
};

const settle = (): Promise<void> => untilAtRest(() => new Promise((resolve) => setTimeout(resolve)));

export const start = async (address: string, follow?: (store: AppStore) => void) => {
  service();
  const { store, runSaga } = createAppStore({ config, location: new URL(address, 'http://localhost') });
  const seen: unknown[] = [store.getState()];
  store.subscribe(() => seen.push(store.getState()));
  follow?.(store);
  await loadStepSagas();
  const task = runSaga(rootSaga);
  store.dispatch(actions.bootstrapRequested());
  await settle();
  // The recorder loads late: it takes over what has happened before.
  const recorder = createRecorder(store, new URL(address, 'http://localhost').pathname);
  const send = async (action: UnknownAction): Promise<void> => {
    store.dispatch(action);
    seen.push(action);
    await settle();
  };
  return { store, seen, send, recorder, end: () => task.cancel() };
};

export const job = async (follow?: (store: AppStore) => void) => {
  const app = await start(`/?promoCode=${fresh()}&proof=${fresh()}`, follow);
  const { send, store } = app;
  await send(actions.greetingSubmitted(of('nome', 'cognome', 'cf', 'email', 'promoCode')));
  await send(actions.emailCodeSubmitted(of('codice')));
  await send(dialogClosed());
  await send(actions.mobileSubmitted(of('numero')));
  await send(actions.smsCodeSubmitted(of('codice')));
  await send(actions.passwordSubmitted(of('password', 'confermaPassword')));
  await send(actions.credentialsAcknowledged());
  const query = store.dispatch(lookups.comuni.initiate({ sigla: fresh() }));
  await query;
  query.unsubscribe();
  for (const slug of dataStepSlugs.slice(1)) {
    const values = typed(slug);
    await send(actions.draftChanged({ slug, values }));
    await send(slug === 'contract' ? actions.signRequested({ values }) : actions.nextRequested({ values }));
  }
  await send(actions.captchaRequested());
  await send(actions.restartRequested('/resume'));
  await send(actions.identitySubmitted(of('cf', 'cellulare', 'email')));
  await send(actions.resumeCodeSubmitted(of('code')));
  await send(actions.reuploadRequested(of('guid')));
  note('crash', { name: 'error', error: new TypeError(`${fresh()} is not a function`) });
  note('crash', { name: 'rejection', error: fresh() });
  return app;
};
