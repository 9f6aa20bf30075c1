import { dataStepSlugs, stepTable } from '../../../src/contract/steps/table';
import { findAllAnswers } from '../../../server/repositories/answers';
import { STALE_STEP } from '../../../server/steps/advance';
import { CURRENT } from '../codes/people';
import {
  begin,
  goodValues,
  newApplicant,
  passStep,
  startTestApp,
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
          draftKey: expect.stringMatching(/^[\w-]{43}$/) as string,
        },
        journey: expect.stringMatching(/^[A-Z2-9]{8}$/) as string,
      },
    });
    expect(response.headers['cache-control']).toBe('no-store');
    const before = new Map(client.cookies);
    expect(before.size).toBe(1);
    await client.call('productInfo');
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
  it('[R7.1-03] [R4.1-01] makes a request of the product where there is none, and of no other product', async () => {
    const client = service.client();
    await client.call('productInfo');
    const none = { status: 'bad_request', message: 'no process found for session' };
    expect(await client.call('onboardingNext', CURRENT)).toMatchObject(none);
    expect(await client.call('onboardingBack')).toMatchObject(none);
    expect(await client.call('onboardingStart', { code: 'SRL' })).toMatchObject({
      message: 'Il prodotto richiesto non è disponibile.',
    });
    const started = await client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
    expect(started).toMatchObject({ status: 'success', number: 1, name: 'Inizio', errorMessage: [] });
    expect(started.guid).toMatch(/^[A-Za-z0-9_-]{22,}$/);
  });

  it('[R3.1-02] [R3.2-02] answers the widgets of the step with their defaults', async () => {
    const { widgets } = await (await begin(service)).call('onboardingNext', CURRENT);
    const valuesOf = ({ components }: (typeof widgets)[number]) =>
      Object.fromEntries(components.map(({ name, value }) => [name, value]));
    expect(Object.fromEntries(widgets.map((widget) => [widget.name, valuesOf(widget)]))).toEqual({
      anagrafica: { nome: '', cognome: '', cf: '' },
      email: { email: '', validateEmail: '' },
      cellulare: { cellulare: '', prefisso: '+39', otpCellulare: '' },
      credenziali: { password: '', confermaPassword: '' },
      consensi: { consensoPrivacy: 'selected', consensoInformativa: 'selected' },
    });
    for (const { code, errorMessage } of widgets) expect([code !== '', errorMessage]).toEqual([true, []]);
  });
});

it.each([
  ['A', () => service, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['B', () => inB, [0, 1, 2, 3, 4, 5, 6, 7]],
] as const)(
  '[R2.2-02] [R3.1-01] [R7.1-02] numbering %s leads through all steps to thanks',
  async (_, app, numbers) => {
    const applicant = newApplicant();
    const client = await begin(app());
    let step = await client.call('onboardingNext', CURRENT);
    const seen = [step];
    for (let passed = 0; passed < dataStepSlugs.length; passed += 1)
      seen.push((step = await passStep(app(), client, applicant)));
    const slugs = [...dataStepSlugs, 'thanks'] as const;
    const papers = (slug: string) => (slug === 'contract' ? ['Questionario', 'Contratto'] : []);
    expect(
      seen.map(({ number, name, contracts }) => [number, name, contracts.map((one) => one.description)]),
    ).toEqual(slugs.map((slug, place) => [numbers[place], stepTable[slug].title, papers(slug)]));
  },
);

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
    const before = await findAllAnswers(service.deps.db, step.guid);
    const { spedizione, ...rest } = goodValues(applicant).card;
    const other = widgetsFor({ ...rest, spedizione: { ...spedizione, indirizzo: 'Via Torino 9' } });
    const stale = { ...accepted, errorMessage: [STALE_STEP] };
    expect(await client.call('onboardingNext', { ...body, widgets: other })).toEqual(stale);
    expect(await client.call('onboardingNext', body)).toEqual(accepted);
    expect(await findAllAnswers(service.deps.db, step.guid)).toEqual(before);
  });

  it('[R7.1-02] notifies a tab left behind another, whether that went on or back', async () => {
    const { client, applicant, step } = await walkTo(service, 'card');
    const card = { number: step.number, widgets: widgetsFor(goodValues(applicant).card) };
    await client.call('onboardingNext', card);
    await passStep(service, client, applicant);
    // The card's step was accepted, then another: a page that sends it now has not seen that one.
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
});

it('[R7.1-04] back goes to the step before with its answers, and stays at the first', async () => {
  const { client, applicant } = await walkTo(service, 'company-info');
  const back = await client.call('onboardingBack');
  expect(back).toMatchObject({ status: 'success', number: 2, name: 'Dati personali' });
  const residence = back.widgets.find(({ name }) => name === 'residenza')?.components ?? [];
  expect(Object.fromEntries(residence.map(({ name, value }) => [name, value]))).toEqual(
    goodValues(applicant)['address-info']['residenza'],
  );
  for (const first of ['Inizio', 'Inizio']) expect((await client.call('onboardingBack')).name).toBe(first);
});
