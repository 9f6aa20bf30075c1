import { ok, refusal } from '../../screens/fakeService';
import * as actions from '../../../src/flows/actions';
import { promoCodeTyped } from '../../../src/state/campaign';
import { draftChanged } from '../../../src/state/drafts';
import { dialogOpened, errorScreenShown } from '../../../src/state/ui';
import { GUID, list, opened, paperwork, productInfo, resumed, resumeState } from '../earlier';
import { answer } from '../support';
import { browserOfTabs, openTab, productInfo as opening, settled, until } from '../tab';

type Answers = NonNullable<NonNullable<Parameters<typeof openTab>[0]>['answers']>;

browserOfTabs();

const contracts = {
  status: 'success',
  data: [
    { stampeId: 's0', barCode: 'b0' },
    { stampeId: 's1', barCode: 'b1' },
  ],
};
const base: Answers = {
  productInfo: () => productInfo,
  onboardingNext: ({ number }) => answer('card', { number: number === null ? 5 : 6 }),
  customerInfo: () => resumed.customerInfo,
  signContractList: () => contracts,
  contactList: () => list,
  presaVisione: () => ok,
};
const open = (path: string, answers: Answers = {}) =>
  openTab({ path, search: '?promoCode=A', answers: { ...base, ...answers } });
const said = ({ state }: Awaited<ReturnType<typeof open>>): string | undefined => {
  const { dialog, errorScreen } = state().ui;
  return dialog?.message ?? errorScreen?.message;
};

const known = [
  {
    call: 'productInfo',
    message: 'no product code for session',
    ...({ at: '/request/card', step: 'card', leads: '/session-expired/card#0' } as const),
  },
  {
    call: 'onboardingBack',
    message: 'no process found for session',
    ...({ at: '/', step: 'card', leads: '/session-expired/card#0' } as const),
    action: actions.previousStepRequested(),
  },
  {
    call: 'presaVisione',
    message: 'product code not found',
    ...({ at: '/', step: 'contract', leads: '/session-expired/contract#0' } as const),
    action: actions.signRequested({ values: { firma: { signedContract: 'true' } } }),
  },
  {
    call: 'contactResume',
    message: 'user not authorized',
    ...({ at: '/status', step: 'card', leads: '/session-expired/resume#0' } as const),
    action: actions.resumeRequested({ guid: GUID }),
  },
] as const;

type Known = (typeof known)[number] extends infer Row
  ? Row extends unknown
    ? Omit<Row, 'message'>
    : never
  : never;

const expiring = async ({ call, at, step, ...row }: Known, message: string) => {
  const app = await open(at, { onboardingNext: () => answer(step), [call]: () => refusal(message) });
  if ('action' in row) await app.send(row.action);
  return app;
};

describe('the four known messages on their four calls', () => {
  it.each(known)(
    '[R4.8-01] $call: «$message», in any case, leads to $leads, and nothing else is said',
    async (row) => {
      const app = await expiring(row, `  ${row.message.toUpperCase()} `);
      expect(app.path()).toBe(row.leads);
      expect(app.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
      expect(app.state().campaign.search).toBe('?promoCode=A');
      expect(JSON.stringify(app.state())).not.toContain('Mario');
    },
  );

  it.each([
    [`/resume/${GUID}`, '/session-expired/resume'],
    ['/status', '/session-expired/resume'],
    [`/reupload/${GUID}`, '/session-expired/resume'],
    // Nothing is known of who comes: neither a step nor that there is a request.
    ['/', '/session-expired/resume'],
    ['/request/contact-info', '/session-expired/contact-info'],
    ['/thanks', '/session-expired/thanks'],
    ['/request/identification', '/session-expired/identification'],
  ])('[R4.8-01] [R2.1-08] product info at %s leads to %s', async (at, leads) => {
    const app = await open(at, { productInfo: () => refusal('no product code for session') });
    expect(app.path()).toBe(`${leads}#0`);
  });
});

describe('the same messages on any other call', () => {
  const others = known.flatMap((row) =>
    known.filter(({ call }) => call !== row.call).map(({ message }) => ({ ...row, message })),
  );
  it.each(others)('[R4.8-01] $call: «$message» is a refusal like any', async (row) => {
    const app = await expiring(row, row.message);
    expect(app.path()).not.toContain('session-expired');
    expect(said(app)).toBe(row.message);
    expect(app.state().ui.busy).toBe(0);
  });

  it.each([
    ['invitations', actions.nextRequested({ values: {} })],
    ['paperworkList', actions.reuploadRequested({ guid: GUID })],
  ] as const)(
    '[R4.8-01] a fifth call (%s) leads nowhere, and shows the message it got',
    async (call, action) => {
      for (const { message } of known) {
        const app = await open('/', { [call]: () => refusal(message) });
        await app.send(action);
        expect(app.path()).toBe('/request/card#0');
        expect(said(app)).toBe(message);
      }
    },
  );
});

describe('after the page of the expired session', () => {
  const expires = { onboardingBack: () => refusal('no process found for session') };

  it('leaves nothing of the applicant in memory', async () => {
    const app = await open('/request/card', expires);
    app.store.dispatch(
      draftChanged({ slug: 'card', values: { spedizione: { indirizzo: 'Via Segreta 1' } } }),
    );
    app.store.dispatch(promoCodeTyped({ promoCode: 'SEGRETO' }));
    expect(JSON.stringify(app.state())).toMatch(/segret/i);
    expect(JSON.stringify(app.state())).toContain('Mario');
    await app.send(actions.previousStepRequested());
    expect(JSON.stringify(app.state())).not.toMatch(/segret|mario|rssmra/i);
  });

  it('[R2.13-01] [R4.4-01] by identity and code straight back into the request that was in hand', async () => {
    const app = await open('/', {
      ...expires,
      contactStart: () => resumeState('identify'),
      contactNext: () => resumeState('validate'),
      contactSendCell: () => ok,
      contactValidateCell: () => resumeState('list'),
      contactList: () => ({ status: 'success', data: [paperwork('other'), paperwork('guid-1')] }),
      contactResume: () => opened,
    });
    await app.send(actions.previousStepRequested());
    expect(app.path()).toBe('/session-expired/card#0');
    await app.send(actions.restartRequested('/resume'));
    await app.send(actions.identitySubmitted({ cf: 'x', cellulare: '3331234567', email: 'a@b.it' }));
    expect(app.path()).toBe('/resume#1');
    await app.send(actions.resumeCodeSubmitted({ code: '123456' }));
    expect(app.service.requests('contactResume')).toEqual([{ guid: 'guid-1' }]);
    expect(app.path()).toBe('/request/card#0');
    expect(app.state().campaign.search).toBe('?promoCode=A');
  });

  it('takes away what an earlier call has said', async () => {
    const app = await open('/request/card', expires);
    for (const said of [
      dialogOpened({ message: 'Non ora' }),
      errorScreenShown({ message: 'Non ora', closable: true }),
    ]) {
      app.store.dispatch(said);
      await app.send(actions.previousStepRequested());
      expect(app.path()).toBe('/session-expired/card#0');
      expect(app.state().ui).toMatchObject({ dialog: null, errorScreen: null });
    }
  });

  it('[R2.13-01] a service that says twice that the session is over loses nothing', async () => {
    let infos = 0;
    const app = await open('/', {
      ...expires,
      // It forgets the ended session only when it is asked for the product.
      productInfo: () => (++infos === 2 ? refusal('no product code for session') : productInfo),
      contactStart: () => resumeState('identify'),
    });
    await app.send(actions.previousStepRequested());
    await app.send(actions.restartRequested('/resume'));
    expect(app.state().resume.interrupted).toBe('guid-1');
    await app.send(actions.restartRequested('/resume'));
    expect(app.path()).toBe('/resume#0');
    expect(app.state().resume.interrupted).toBe('guid-1');
  });

  it('[R2.13-01] nor does a second session that ends on the way back', async () => {
    const app = await open('/', {
      ...expires,
      contactStart: () => resumeState('list'),
      contactList: () => ({ status: 'success', data: [] }),
      contactResume: () => refusal('user not authorized'),
    });
    await app.send(actions.previousStepRequested());
    await app.send(actions.restartRequested('/resume'));
    await app.send(actions.resumeRequested({ guid: GUID }));
    expect(app.path()).toBe('/session-expired/resume#0');
    expect(app.state().resume.interrupted).toBe('guid-1');
  });
});

describe('a session that ends within a minute after product info', () => {
  const gone = refusal('no process found for session');

  it('[R4.8-01] was kept where product info has only extended it', async () => {
    const tab = await open('/request/card', { onboardingBack: () => gone, productInfo: () => opening() });
    tab.store.dispatch(actions.sessionExtensionRequested());
    await settled();
    tab.store.dispatch(actions.previousStepRequested());
    await until(() => tab.path() !== '/request/card#0');
    expect(tab.path()).toBe('/session-expired/card#0');
  });

  it('[R4.8-01] may have ended where the first call is refused later than that', async () => {
    const now = jest.spyOn(Date, 'now');
    let pass = 0;
    const start = Date.now();
    now.mockImplementation(() => start + pass);
    const onboardingNext = async () => {
      pass = 61_000;
      return gone;
    };
    const tab = await open('/request/card', {
      onboardingNext,
      onboardingStart: () => gone,
      onboardingBack: () => gone,
    });
    tab.store.dispatch(actions.previousStepRequested());
    await settled();
    now.mockRestore();
    expect(tab.path()).not.toContain('cookie');
  });
});
