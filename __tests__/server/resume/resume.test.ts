import { slugOf, stepTable } from '../../../src/contract/steps/table';
import {
  begin,
  newApplicant,
  passStep,
  startTestApp,
  unlocked,
  walkTo,
  type Applicant,
  type TestApp,
} from '../support';
import { abandoned, atCode, CURRENT, not, smsCode, SUCCESS, WRONG } from '../codes/people';
import { taxCodeForms } from '../../fixtures/taxCodeForms';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const NOT_FOUND = { status: 'bad_request', message: 'La pratica richiesta non è stata trovata' };
const NO_PROCESS = { status: 'bad_request', message: 'no process found for session' };

const identity = ({ cf, cellulare, email }: Applicant) => ({
  cf,
  numCell: cellulare,
  prefCell: '+39',
  mail: email,
});
const masked = ({ cellulare }: Applicant): string => `*******${cellulare.slice(-3)}`;

describe('resume by identity', () => {
  it('[R7.5-01] [R7.5-03] [R4.4-01] finds the request by the three, and says at each start how far it has come', async () => {
    const { applicant } = await abandoned(service);
    const client = service.client();
    const identify = { ...SUCCESS, data: { name: 'identify' } };
    await client.call('contactNext', identity(newApplicant()));
    expect(await client.call('contactStart', {})).toEqual(identify);
    const validate = { ...SUCCESS, data: { name: 'validate', cellulare: masked(applicant) } };
    expect(await client.call('contactNext', identity(applicant))).toEqual(validate);
    expect(await client.call('contactStart', {})).toEqual(validate);
    await client.call('contactSendCell');
    const list = { ...SUCCESS, data: { name: 'list', cellulare: masked(applicant) } };
    await client.call('contactValidateCell', { code: await smsCode(service, applicant) });
    expect(await client.call('contactStart', {})).toEqual(list);
  });

  it('[R3.5-01] [R7.5-02] [R7.5-04] sends the code to the phone on file; confirmed, it lists the request and opens it', async () => {
    const { applicant, step } = await abandoned(service);
    const client = service.client();
    await client.call('contactNext', identity(applicant));
    expect(await client.call('contactSendCell')).toEqual(SUCCESS);
    const code = await smsCode(service, applicant);
    const unlocked = { ...SUCCESS, data: { name: 'list', cellulare: masked(applicant) } };
    expect(await client.call('contactValidateCell', { code })).toEqual(unlocked);
    const { data } = await client.call('contactList');
    expect(data).toEqual([
      {
        nome: applicant.nome,
        cognome: applicant.cognome,
        prodotto: 'Conto business con carta',
        contactId: step.contactId,
        lastEdit: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) as string,
        status: 'DA COMPLETARE',
        guid: step.guid,
        lastStep: 'Dati personali',
        email: applicant.email,
        cell: applicant.cellulare,
      },
    ]);
    const opened = await client.call('contactResume', { guid: step.guid });
    expect(opened).toMatchObject({ ...SUCCESS, guid: step.guid, name: 'Dati personali', number: 2 });
    expect((await passStep(service, client, applicant)).name).toBe('Dati azienda');
  });

  it('[R7.5-05] a person who has given two forms of one tax code finds and opens both requests by either', async () => {
    const first = await walkTo(service, 'card');
    const { cf } = first.applicant;
    const [other = ''] = taxCodeForms(cf).filter((form) => form !== cf);
    service.clock.pass({ minutes: 2 });
    const second = await walkTo(service, 'address-info', { ...first.applicant, cf: other });
    for (const form of [cf, other]) {
      const client = service.client();
      await client.call('contactNext', identity({ ...first.applicant, cf: form }));
      await client.call('contactSendCell');
      await client.call('contactValidateCell', { code: await smsCode(service, first.applicant) });
      const { data } = await client.call('contactList');
      expect(data.map(({ guid }) => guid)).toEqual([second.step.guid, first.step.guid]);
      for (const { guid } of [first.step, second.step])
        expect(await client.call('contactResume', { guid })).toMatchObject({ ...SUCCESS, guid });
      service.clock.pass({ minutes: 2 });
    }
  });

  it('[R7.5-05] [R7.5-07] lists all requests of the identity, the last touched first, and nobody else’s; each opens', async () => {
    const first = await walkTo(service, 'thanks');
    service.clock.pass({ minutes: 2 });
    const second = await walkTo(service, 'card', first.applicant);
    await abandoned(service);
    const client = service.client();
    await client.call('contactNext', identity(first.applicant));
    await client.call('contactSendCell');
    await client.call('contactValidateCell', { code: await smsCode(service, first.applicant) });
    const { data } = await client.call('contactList');
    const business = "Giulia D'Angelo Ceramiche";
    expect(data.map(({ ragioneSociale }) => ragioneSociale)).toEqual([business, business]);
    expect(data.map(({ guid, status, lastStep }) => [guid, status, lastStep])).toEqual([
      [second.step.guid, 'DA COMPLETARE', 'Carta'],
      [first.step.guid, 'IN LAVORAZIONE', 'Richiesta completata'],
    ]);
    expect((await client.call('contactResume', { guid: first.step.guid })).name).toBe('Richiesta completata');
    expect((await client.call('resumeNext', { guid: second.step.guid })).name).toBe('Carta');
  });
});

describe.each([
  ['resumeStart', 'resumeSendCell', 'resumeValidateCell', 'resume'],
  ['contactStart', 'contactSendCell', 'contactValidateCell', 'contactResume'],
  ['resumeStart', 'otpResend', 'otpVerify', 'resumeNext'],
] as const)('resume by link: %s, %s, %s, %s', (start, send, enter, open) => {
  const awaited = async () => {
    const { applicant, step } = await abandoned(service);
    const client = service.client();
    await client.call(start, { guid: step.guid });
    await client.call(send);
    return { client, guid: step.guid, code: await smsCode(service, applicant) };
  };

  it('[R7.5-09] [R7.5-10] [R7.9-07] starts with the masked phone, and sends a code once a minute', async () => {
    const { applicant, step } = await abandoned(service);
    const client = service.client();
    const validate = { name: 'validate', cellulare: masked(applicant) };
    expect(await client.call(start, { guid: step.guid })).toEqual({ ...SUCCESS, data: validate });
    expect(await client.call(send)).toEqual(SUCCESS);
    const again = expect.stringContaining('tra 60 secondi') as string;
    expect(await client.call(send)).toMatchObject({ status: 'bad_request', message: again });
    await smsCode(service, applicant);
  });

  it('[R7.5-11] [R7.9-06] verifies the code', async () => {
    const { client, code } = await awaited();
    expect(await client.call(enter, { code: not(code) })).toMatchObject(WRONG);
    expect(await client.call(enter, { code })).toMatchObject({ ...SUCCESS, data: { name: 'list' } });
  });

  it('[R7.5-12] [R7.9-05] [R4.4-02] opens the request where it was left, and nothing before the code', async () => {
    const { client, guid, code } = await awaited();
    const early = await (open === 'resume' ? client.send(open) : client.send(open, { guid }));
    expect(early.json()).toMatchObject({ status: 'bad_request' });
    await client.call(enter, { code });
    const opened = await (open === 'resume' ? client.call(open) : client.call(open, { guid }));
    expect(opened).toMatchObject({ ...SUCCESS, guid });
    expect((await client.call('onboardingNext', CURRENT)).guid).toBe(guid);
  });
});

it('[R6-02] what a code has proven is over once another request is located', async () => {
  const mine = await abandoned(service);
  const { guid } = (await abandoned(service)).step;
  const client = await unlocked(service, mine);
  expect((await client.call('resumeStart', { guid })).data).toMatchObject({ name: 'validate' });
  expect((await client.send('contactList')).statusCode).toBe(403);
});

it('[R6-02] an unlocked request that is being filled in takes its video only where it was opened', async () => {
  const begun = await walkTo(service, 'identification');
  const { guid } = begun.step;
  const session = await unlocked(service, begun);
  expect((await session.send('generateCaptcha', { guid })).statusCode).toBe(404);
  expect(await session.call('contactResume', { guid })).toMatchObject(SUCCESS);
  expect((await session.send('generateCaptcha', { guid })).statusCode).toBe(200);
});

it('[R8-02] a damaged link finds no request', async () => {
  for (const guid of ['../x', ' <script>', '', '%', 'à'.repeat(2000)]) {
    for (const name of ['resumeStart', 'contactStart'] as const)
      expect(await service.client().call(name, { guid })).toMatchObject(NOT_FOUND);
    const long = { guid: `${guid}${'x'.repeat(2001)}` };
    expect((await service.client().send('resumeStart', long)).statusCode).toBe(400);
  }
});

it('[R7.5-09] [R2.4-07] the time until another code counts down to 0, from the sending of one until its end', async () => {
  const { guid } = (await abandoned(service)).step;
  const client = service.client();
  const resendIn = async () => (await client.call('resumeStart', { guid })).data.resendIn;
  expect(await resendIn()).toBeUndefined();
  await client.call('resumeSendCell');
  for (const [seconds, left] of [
    [0, 60],
    [20.5, 40],
    [40, 0],
    [480, 0],
    [120, undefined],
  ] as const) {
    service.clock.pass({ seconds });
    expect(await resendIn()).toBe(left);
  }
});

describe('the current step of a session that has no request of its own', () => {
  const AUTH = {
    status: 'success',
    number: null,
    name: stepTable.auth.title,
    widgets: [],
    contactId: '',
    guid: '',
    invitations: [],
    contracts: [],
    paperworkList: [],
    errorMessage: [],
  };

  it('[R2.1-10] [R6-02] [R4.8-01] is the code’s until that is confirmed, then the request’s, which is its own from then on', async () => {
    const { applicant, step } = await abandoned(service);
    const client = await atCode(service, step.guid);
    const answers = { number: step.number, widgets: step.widgets };
    await client.call('resumeSendCell');
    const code = await smsCode(service, applicant);
    await client.call('resumeValidateCell', { code: not(code) });
    expect(await client.call('onboardingNext', CURRENT)).toEqual(AUTH);
    expect(slugOf(AUTH.name)).toBe('auth');
    expect(await client.call('onboardingNext', answers)).toMatchObject(NO_PROCESS);
    const { guid } = step;
    expect(await client.call('contactResume', { guid })).toMatchObject({ message: 'user not authorized' });
    await client.call('resumeValidateCell', { code });
    expect(await client.call('onboardingNext', answers)).toMatchObject(NO_PROCESS);
    const token = client.cookies.get('apertura');
    expect(await client.call('onboardingNext', CURRENT)).toMatchObject({ guid, name: 'Dati personali' });
    expect(client.cookies.get('apertura')).not.toBe(token);
    expect((await passStep(service, client, applicant)).name).toBe('Dati azienda');
  });

  it('[R2.1-10] is its own request’s, whatever it has located, and by link it is offered no new one', async () => {
    const { applicant, step } = await abandoned(service);
    const client = await begin(service);
    const validate = { name: 'validate', cellulare: masked(applicant) };
    expect((await client.call('resumeStart', { guid: step.guid })).data).toEqual(validate);
    expect((await client.call('onboardingNext', CURRENT)).name).toBe('Inizio');
  });
});
