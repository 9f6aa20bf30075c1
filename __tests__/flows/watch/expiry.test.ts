import { ok, fakeService, refusal } from '../../screens/fakeService';
import type { RuntimeConfig } from '../../../src/api/runtimeConfig';
import {
  bootstrapRequested,
  identitySubmitted,
  nextRequested,
  previousStepRequested,
  restartRequested,
  resumeCodeSubmitted,
  resumeRequested,
  reuploadRequested,
  signRequested,
} from '../../../src/flows/actions';
import { loadLater } from '../../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../../src/flows/start/root';
import { createAppStore } from '../../../src/state/store';
import { GUID, list, opened, paperwork, productInfo, resumed, resumeState } from '../earlier';
import { answer, config } from '../support';

type Service = Parameters<typeof fakeService>[0];

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

/** The whole app without its pages: real store, real calls, the network alone is the test's. */
const openAt = async (pathname: string, settings: RuntimeConfig = config) => {
  const { store, runSaga } = createAppStore({
    config: settings,
    location: { pathname, search: '?promoCode=A' },
  });
  const task = runSaga(rootSaga);
  tasks.push(task);
  await loadLater();
  const send = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    for (let quiet = 0; quiet < 4; quiet = store.getState().ui.busy === 0 ? quiet + 1 : 0) await turn();
  };
  await send(bootstrapRequested());
  return { send, state: store.getState, path: () => store.getState().navigation.path };
};
const tasks: { cancel: () => void }[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const task of tasks.splice(0)) task.cancel();
});

const contracts = {
  status: 'success',
  data: [
    { stampeId: 's0', barCode: 'b0' },
    { stampeId: 's1', barCode: 'b1' },
  ],
};
const base: Service = {
  productInfo: () => productInfo,
  onboardingNext: () => answer('card'),
  customerInfo: () => resumed.customerInfo,
  legacyInvitation: () => resumed.legacyInvitation,
  invitations: () => ok,
  signContractList: () => contracts,
  contactList: () => list,
  presaVisione: () => ok,
};
const values = { firma: { signedContract: 'true' } };

/** The four calls, each as an applicant comes to make it; and where its expiry leads. */
const known = [
  {
    call: 'productInfo',
    message: 'no product code for session',
    at: '/request/card',
    step: 'card',
    leads: '/session-expired/card',
  },
  {
    call: 'onboardingBack',
    message: 'no process found for session',
    at: '/',
    step: 'card',
    action: previousStepRequested(),
    leads: '/session-expired/card',
  },
  {
    call: 'presaVisione',
    message: 'product code not found',
    at: '/',
    step: 'contract',
    action: signRequested({ values }),
    leads: '/session-expired/contract',
  },
  {
    call: 'contactResume',
    message: 'user not authorized',
    at: '/status',
    step: 'card',
    action: resumeRequested({ guid: GUID }),
    leads: '/session-expired/resume',
  },
] as const;

/** With a message that may be another call's. */
type Known = (typeof known)[number] extends infer Row
  ? Row extends unknown
    ? Omit<Row, 'message'>
    : never
  : never;

const expiring = async ({ call, at, step, ...row }: Known, message: string, settings = config) => {
  fakeService({ ...base, onboardingNext: () => answer(step), [call]: () => refusal(message) });
  const app = await openAt(at, settings);
  if ('action' in row) await app.send(row.action);
  return app;
};

describe('the four known messages on their four calls', () => {
  it.each(known)('[R4.8-01] $call: «$message» leads to $leads, and nothing else is said', async (row) => {
    const app = await expiring(row, row.message);
    expect(app.path()).toBe(row.leads);
    expect(app.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
    expect(app.state().campaign.search).toBe('?promoCode=A');
    expect(JSON.stringify(app.state())).not.toContain('Mario');
  });

  it.each(known)('[R4.8-01] $call: whatever the case and the blanks around it', async (row) => {
    const app = await expiring(row, `  ${row.message.toUpperCase()} `);
    expect(app.path()).toBe(row.leads);
  });

  it.each([
    ['/resume', '/session-expired/resume'],
    [`/resume/${GUID}`, '/session-expired/resume'],
    ['/status', '/session-expired/resume'],
    [`/reupload/${GUID}`, '/session-expired/resume'],
    ['/', '/session-expired/contact-info'],
    ['/request/identification', '/session-expired/identification'],
  ])('[R4.8-01] [R2.1-08] product info at %s leads to %s', async (at, leads) => {
    fakeService({ ...base, productInfo: () => refusal('no product code for session') });
    expect((await openAt(at)).path()).toBe(leads);
  });

  it.each(known)(
    '[R4.8-01] $call: by configuration another message, and the usual one no more',
    async (row) => {
      const message = 'Sessione chiusa dal gestore';
      const settings = {
        ...config,
        sessionExpiryMessages: { ...config.sessionExpiryMessages, [row.call]: message },
      };
      expect((await expiring(row, message, settings)).path()).toBe(row.leads);
      const usual = await expiring(row, row.message, settings);
      expect(usual.path()).not.toContain('session-expired');
      const { dialog, errorScreen } = usual.state().ui;
      expect(dialog?.message ?? errorScreen?.message).toBe(row.message);
    },
  );
});

describe('the same messages on any other call', () => {
  const others = known.flatMap((row) =>
    known.filter(({ call }) => call !== row.call).map(({ message }) => ({ ...row, message })),
  );
  it.each(others)('[R4.8-01] $call: «$message» is a refusal like any', async (row) => {
    const app = await expiring(row, row.message);
    expect(app.path()).not.toContain('session-expired');
    const { busy, dialog, errorScreen } = app.state().ui;
    expect(dialog?.message ?? errorScreen?.message).toBe(row.message);
    expect(busy).toBe(0);
  });

  const fifth = [
    ['invitations', nextRequested({ values: {} }), '/request/card'],
    ['paperworkList', reuploadRequested({ guid: GUID }), '/request/card'],
  ] as const;
  it.each(fifth.flatMap((row) => known.map(({ message }) => [row[0], message, row[1], row[2]] as const)))(
    '[R4.8-01] a fifth call (%s: «%s») leads nowhere, and says what it was told',
    async (call, message, action, path) => {
      fakeService({ ...base, [call]: () => refusal(message) });
      const app = await openAt('/');
      await app.send(action);
      expect(app.path()).toBe(path);
      const { dialog, errorScreen } = app.state().ui;
      expect(dialog?.message ?? errorScreen?.message).toBe(message);
    },
  );

  it('[R4.8-01] nor does next, whose known message is for programs: general words', async () => {
    let calls = 0;
    fakeService({
      ...base,
      onboardingNext: () => (++calls === 1 ? answer('card') : refusal('no process found for session')),
    });
    const app = await openAt('/');
    await app.send(nextRequested({ values: {} }));
    expect(app.path()).toBe('/request/card');
    expect(app.state().ui.errorScreen?.message).toContain('Si è verificato un errore imprevisto');
  });
});

describe('after the page of the expired session', () => {
  it('[R2.13-01] [R4.4-01] by identity and code straight back into the request that was in hand', async () => {
    const mine = paperwork('guid-1');
    const service = fakeService({
      ...base,
      onboardingBack: () => refusal('no process found for session'),
      contactStart: () => resumeState('identify'),
      contactNext: () => resumeState('validate'),
      contactSendCell: () => ok,
      contactValidateCell: () => resumeState('list'),
      contactList: () => ({ status: 'success', data: [paperwork('other'), mine] }),
      contactResume: () => opened,
    });
    const app = await openAt('/');
    await app.send(previousStepRequested());
    expect(app.path()).toBe('/session-expired/card');
    await app.send(restartRequested('/resume'));
    await app.send(identitySubmitted({ cf: 'x', cellulare: '3331234567', email: 'a@b.it' }));
    expect(app.path()).toBe('/resume');
    await app.send(resumeCodeSubmitted({ code: '123456' }));
    expect(service.requests('contactResume')).toEqual([{ guid: 'guid-1' }]);
    expect(app.path()).toBe('/request/card');
    expect(app.state().campaign.search).toBe('?promoCode=A');
  });

  it('[R2.13-01] a service that says twice that the session is over loses nothing of it', async () => {
    let infos = 0;
    fakeService({
      ...base,
      // It forgets the ended session only when it is asked for the product.
      productInfo: () => (++infos === 2 ? refusal('no product code for session') : productInfo),
      onboardingBack: () => refusal('no process found for session'),
      contactStart: () => resumeState('identify'),
    });
    const app = await openAt('/');
    await app.send(previousStepRequested());
    await app.send(restartRequested('/resume'));
    expect(app.state().resume.interrupted).toBe('guid-1');
    await app.send(restartRequested('/resume'));
    expect(app.path()).toBe('/resume');
    expect(app.state().resume.interrupted).toBe('guid-1');
  });
});
