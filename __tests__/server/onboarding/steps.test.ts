import { dataStepSlugs, slugOf, stepTable } from '../../../src/contract/steps/table';
import { findAllAnswers } from '../../../server/repositories/answers';
import { STALE_STEP } from '../../../server/steps/advance';
import { findRequest } from '../../../server/repositories/requests';
import {
  begin,
  goodValues,
  newApplicant,
  passStep,
  startTestApp,
  submit,
  walkTo,
  widgetsFor,
  type TestApp,
} from '../support';

let service: TestApp;
let inB: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  inB = await startTestApp({ numbering: 'B', database: service.database });
});
afterAll(async () => {
  await inB.close();
  await service.close();
});

const CURRENT = { number: null, widgets: [] };

describe('product info', () => {
  it("[R7.1-01] opens a session and answers the product and Rome's day", async () => {
    const client = service.client();
    const response = await client.send('productInfo');
    expect(response.json()).toEqual({
      status: 'success',
      data: {
        productCode: 'DITTA_INDIVIDUALE',
        name: 'Conto business con carta',
        today: '2026-11-20',
        session: {
          idleSeconds: 600,
          remainingSeconds: 7200,
          draftKey: expect.stringMatching(/^[\w-]{43}$/),
        },
      },
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(client.cookies.size).toBe(1);
  });

  it('[R7.1-01] keeps the session that there is', async () => {
    const client = await begin(service);
    const before = new Map(client.cookies);
    expect((await client.call('productInfo')).status).toBe('success');
    expect(client.cookies).toEqual(before);
  });

  it('[R4.8-01] refuses an unknown cookie as an expiry, clears it, and then starts afresh', async () => {
    const client = service.client();
    client.cookies.set('apertura', 'x'.repeat(43));
    expect(await client.call('productInfo')).toMatchObject({
      status: 'bad_request',
      message: 'no product code for session',
    });
    expect(client.cookies.size).toBe(0);
    expect((await client.call('productInfo')).status).toBe('success');
  });
});

describe('start', () => {
  it('[R7.1-03] [R4.1-01] makes a request once, however often it is called', async () => {
    const client = service.client();
    await client.call('productInfo');
    expect(await client.call('onboardingNext', CURRENT)).toMatchObject({
      status: 'bad_request',
      message: 'no process found for session',
    });
    const [one, two] = await Promise.all([
      client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' }),
      client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' }),
    ]);
    const three = await client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
    expect(one).toMatchObject({ status: 'success', number: 1, name: 'Inizio', errorMessage: [] });
    expect(two.guid).toBe(one.guid);
    expect(three).toEqual(one);
    expect(one.guid).toMatch(/^[A-Za-z0-9_-]{22,}$/);
  });

  it('[R7.1-03] refuses another product, and a browser without a session', async () => {
    const client = service.client();
    await client.call('productInfo');
    expect(await client.call('onboardingStart', { code: 'SRL' })).toMatchObject({
      status: 'bad_request',
      message: 'Il prodotto richiesto non è disponibile.',
    });
    expect((await service.client().send('onboardingStart', { code: 'DITTA_INDIVIDUALE' })).statusCode).toBe(
      401,
    );
  });

  it('[R3.1-02] [R3.2-02] answers the widgets of the step with their defaults', async () => {
    const { widgets } = await (await begin(service)).call('onboardingNext', CURRENT);
    const values = Object.fromEntries(
      widgets.map(({ name, components }) => [
        name,
        Object.fromEntries(components.map((c) => [c.name, c.value])),
      ]),
    );
    expect(values).toEqual({
      anagrafica: { nome: '', cognome: '', cf: '' },
      email: { email: '', validateEmail: '' },
      cellulare: { cellulare: '', prefisso: '+39', otpCellulare: '' },
      credenziali: { password: '', confermaPassword: '' },
      consensi: { consensoPrivacy: 'selected', consensoInformativa: 'selected' },
    });
    for (const { code, errorMessage } of widgets) expect([code !== '', errorMessage]).toEqual([true, []]);
  });
});

describe.each([
  ['A', () => service, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['B', () => inB, [0, 1, 2, 3, 4, 5, 6, 7]],
] as const)('numbering %s', (_, app, numbers) => {
  it('[R2.2-02] [R7.1-02] leads through all steps to thanks', async () => {
    const applicant = newApplicant();
    const client = await begin(app());
    let step = await client.call('onboardingNext', CURRENT);
    const seen: [number | null, string | undefined][] = [];
    for (const slug of dataStepSlugs) {
      seen.push([step.number, slugOf(step.name)]);
      expect(step.name).toBe(stepTable[slug].title);
      step = await passStep(app(), client, applicant);
    }
    seen.push([step.number, slugOf(step.name)]);
    expect(seen).toEqual([...dataStepSlugs, 'thanks'].map((slug, place) => [numbers[place], slug]));
  });
});

describe('next', () => {
  it("[R7.1-02] answers the current step, and writes nothing, where the number is not the current step's", async () => {
    const { client, step } = await walkTo(service, 'card');
    const before = await findAllAnswers(service.deps.db, step.guid);
    const wrong = widgetsFor({ carta: { visioneDocumentazione: 'no', cartaFisica: 'no' } });
    const current = await client.call('onboardingNext', CURRENT);
    expect(current).toMatchObject({ name: 'Carta', errorMessage: [] });
    for (const number of [1, 4, 6]) {
      const answer = await client.call('onboardingNext', { number, widgets: wrong });
      expect(answer).toEqual({ ...current, errorMessage: [STALE_STEP] });
    }
    expect(await client.call('onboardingNext', { number: null, widgets: wrong })).toEqual(current);
    expect(await findAllAnswers(service.deps.db, step.guid)).toEqual(before);
  });

  it('[R7.1-02] knows the very same step sent again, whose answer was lost, and no other', async () => {
    const { client, applicant, step } = await walkTo(service, 'card');
    const body = { number: step.number, widgets: widgetsFor(goodValues(applicant).card) };
    const accepted = await client.call('onboardingNext', body);
    expect(accepted).toMatchObject({ name: 'Identificati', errorMessage: [] });
    expect(await client.call('onboardingNext', body)).toEqual(accepted);
    const before = await findAllAnswers(service.deps.db, step.guid);
    const { spedizione, ...rest } = goodValues(applicant).card;
    const other = widgetsFor({ ...rest, spedizione: { ...spedizione, indirizzo: 'Via Torino 9' } });
    expect(await client.call('onboardingNext', { ...body, widgets: other })).toEqual({
      ...accepted,
      errorMessage: [STALE_STEP],
    });
    expect(await client.call('onboardingNext', body)).toEqual(accepted);
    expect(await findAllAnswers(service.deps.db, step.guid)).toEqual(before);
  });

  it('[R7.1-02] tells a tab that stands behind another, be the other gone on or back', async () => {
    const { client, applicant, step } = await walkTo(service, 'card');
    const card = { number: step.number, widgets: widgetsFor(goodValues(applicant).card) };
    await client.call('onboardingNext', card);
    await passStep(service, client, applicant);
    // The card's step was accepted, but another since: whoever sends it now has not seen that one.
    expect(await client.call('onboardingNext', card)).toMatchObject({
      name: 'Firma il contratto',
      errorMessage: [STALE_STEP],
    });
    await client.call('onboardingBack');
    await client.call('onboardingBack');
    const ahead = { number: 7, widgets: widgetsFor({ firma: { signedContract: 'true' } }) };
    expect(await client.call('onboardingNext', ahead)).toMatchObject({
      name: 'Carta',
      errorMessage: [STALE_STEP],
    });
    expect(await client.call('onboardingNext', card)).toMatchObject({
      name: 'Identificati',
      errorMessage: [],
    });
  });

  it('[R7.1-02] takes one of two sent at once, and the step after it is not touched', async () => {
    const { client, applicant, step } = await walkTo(service, 'card');
    const body = { number: step.number, widgets: widgetsFor(goodValues(applicant).card) };
    const answers = await Promise.all([
      client.call('onboardingNext', body),
      client.call('onboardingNext', body),
    ]);
    expect(answers.map(({ name }) => name)).toEqual(['Identificati', 'Identificati']);
    expect(answers[0]).toEqual(answers[1]);
  });

  it('[R7.1-02] stores nothing of a step that has an error', async () => {
    const { client, applicant, step } = await walkTo(service, 'address-info');
    const { residenza, ...rest } = goodValues(applicant)['address-info'];
    const answer = await submit(client, { ...rest, residenza: { ...residenza, cap: '1' } });
    expect(answer).toMatchObject({ status: 'success', name: 'Dati personali', number: 2 });
    const stored = await findAllAnswers(service.deps.db, step.guid);
    expect(stored.filter((one) => one.step === 'address-info')).toEqual([]);
    expect((await findRequest(service.deps.db, step.guid))?.step).toBe('address-info');
  });

  it('[R3.1-01] has the contract list at the contract step, and only there', async () => {
    const { client, step } = await walkTo(service, 'contract');
    expect(step.contracts.map(({ description }) => description)).toEqual(['Questionario', 'Contratto']);
    expect((await client.call('onboardingBack')).contracts).toEqual([]);
  });
});

describe('back', () => {
  it('[R7.1-04] goes to the step before with its answers, and stays at the first', async () => {
    const { client, applicant } = await walkTo(service, 'company-info');
    const back = await client.call('onboardingBack');
    expect(back).toMatchObject({ status: 'success', number: 2, name: 'Dati personali' });
    const residence = back.widgets.find(({ name }) => name === 'residenza')?.components ?? [];
    expect(Object.fromEntries(residence.map(({ name, value }) => [name, value]))).toEqual(
      goodValues(applicant)['address-info']['residenza'],
    );
    expect((await client.call('onboardingBack')).name).toBe('Inizio');
    expect((await client.call('onboardingBack')).name).toBe('Inizio');
  });

  it('[R7.1-04] does not leave thanks', async () => {
    const { client } = await walkTo(service, 'thanks');
    expect((await client.call('onboardingBack')).name).toBe('Richiesta completata');
  });

  it('[R4.8-01] refuses a session without a request as an expiry', async () => {
    expect(await service.client().call('onboardingBack')).toMatchObject({
      status: 'bad_request',
      message: 'no process found for session',
    });
  });
});
