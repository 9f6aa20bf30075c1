import { CODE_WRONG } from '../../../src/contract/refusalTexts';
import { slugOf } from '../../../src/contract/steps/table';
import type { StepAnswer } from '../../../src/contract/wire';
import { CODE_EXPIRED, CODE_OF_OTHERS, CODE_WORN_OUT } from '../../../server/codes/guess';
import type { AppDeps } from '../../../server/deps';
import { NotDelivered } from '../../../server/errors/notDelivered';
import { SIGN_WITH_CODE } from '../../../server/resume/contractActions';
import { findAllAnswers } from '../../../server/repositories/answers';
import { listAudit } from '../../../server/repositories/audit';
import { findRequest } from '../../../server/repositories/requests';
import { markContractsLost } from '../../../server/repositories/contracts';
import { contractsInOrder } from '../../../server/repositories/signing';
import { maskPhone } from '../../../server/domain/mask';
import { submit, testService, walkTo, type Journey } from '../support';
import { unlocked } from '../support/review';

let failing: Error | undefined;
const service = testService(() => ({ environment: { SIGNATURE_CODE: 'on' } }));
const sms = (): AppDeps['sms'] => {
  const { sms: real } = service.deps;
  return {
    send: async (message) => {
      if (failing) throw failing;
      return real.send(message);
    },
  };
};
beforeAll(() => {
  Object.assign(service.deps, { sms: sms() });
});
afterEach(() => {
  failing = undefined;
});

const ready = async (): Promise<Journey> => {
  const journey = await walkTo(service, 'contract');
  await readAll(journey);
  return journey;
};
const readAll = async ({ client, step: { guid } }: Journey): Promise<void> => {
  const { data } = await client.call('signContractList', { guid });
  for (const { stampeId, barCode = '' } of data)
    await client.call('presaVisione', { stampeId, barcode: barCode });
};
const sign = ({ client }: Pick<Journey, 'client'>, otpFirma = ''): Promise<StepAnswer> =>
  submit(client, { firma: { signedContract: 'true' }, codiceFirma: { otpFirma } });
const codeOf = ({ applicant }: Journey): Promise<string> => service.lastCode(`+39${applicant.cellulare}`);
const widgetOf = ({ widgets }: StepAnswer) => {
  const found = widgets.find(({ name }) => name === 'codiceFirma')?.components[0];
  return { status: found?.status, error: found?.errorMessage[0] };
};
const errorsOf = ({ widgets }: StepAnswer): string[] =>
  widgets.flatMap(({ components }) => components.flatMap(({ errorMessage }) => errorMessage));
const messagesTo = async ({ applicant }: Journey) =>
  (await service.outbox()).filter(({ recipient }) => recipient === `+39${applicant.cellulare}`);
const tooSoon = (seconds: number): string =>
  `Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`;
const another = (code: string): string => (code === '111111' ? '222222' : '111111');

it('asks for a code after the checkbox, and signs with it; the SMS says what is signed', async () => {
  const journey = await ready();
  const current = await journey.client.call('onboardingNext', { number: null, widgets: [] });
  expect(widgetOf(current)).toEqual({ status: '', error: undefined });
  const asked = await sign(journey);
  expect([slugOf(asked.name), errorsOf(asked), widgetOf(asked).status]).toEqual(['contract', [], 'pending']);
  expect((await findRequest(service.deps.db, journey.step.guid))?.state).toBe('open');
  const [message] = await messagesTo(journey);
  const code = await codeOf(journey);
  expect(message?.text).toMatch(new RegExp(`^${code} è il codice per firmare questionario e contratto`));
  const signed = await sign(journey, code);
  expect(slugOf(signed.name)).toBe('thanks');
  const contracts = await contractsInOrder(service.deps.db, journey.step.guid);
  expect(contracts.every(({ signedAt }) => signedAt !== null)).toBe(true);
});

it('records what was sent and entered: both hashes, the texts’ versions, the masked number; never the code', async () => {
  const journey = await ready();
  await sign(journey);
  const code = await codeOf(journey);
  await sign(journey, code);
  const { db } = service.deps;
  const contracts = await contractsInOrder(db, journey.step.guid);
  const audit = (await listAudit(db, journey.step.guid)).filter(
    ({ event, details }) => event.startsWith('code_') && details['purpose'] === 'signature',
  );
  expect(audit.map(({ event }) => event)).toEqual(['code_sent', 'code_confirmed']);
  for (const { details } of audit)
    expect(details).toMatchObject({
      channel: 'sms',
      mask: maskPhone(journey.applicant.cellulare),
      documents: contracts.map(({ kind, stampeId, barCode, agreedSha256 }) => ({
        ...{ kind, stampeId, barCode, sha256: agreedSha256 },
        conditionsVersion: expect.any(String),
        consents: expect.objectContaining({ consensoPrivacy: expect.any(String) }),
      })),
    });
  expect(JSON.stringify(await findAllAnswers(db, journey.step.guid))).not.toContain(code);
  expect(JSON.stringify(audit)).not.toContain(`"${code}"`);
});

it('sends no second code within a minute, and another after it; the last one is right', async () => {
  const journey = await ready();
  await sign(journey);
  const [first, sent] = [await codeOf(journey), (await messagesTo(journey)).length];
  service.clock.pass({ seconds: 20 });
  expect(widgetOf(await sign(journey))).toEqual({ status: 'pending', error: tooSoon(40) });
  expect((await messagesTo(journey)).length).toBe(sent);
  service.clock.pass({ seconds: 39 });
  expect(widgetOf(await sign(journey))).toEqual({ status: 'pending', error: tooSoon(1) });
  service.clock.pass({ minutes: 1 });
  await sign(journey);
  expect((await messagesTo(journey)).length).toBe(sent + 1);
  const second = await codeOf(journey);
  if (first !== second) expect(widgetOf(await sign(journey, first)).error).toBe(CODE_WRONG);
  expect(slugOf((await sign(journey, second)).name)).toBe('thanks');
});

it('says of a code that it is wrong, worn out or expired, and stays', async () => {
  const journey = await ready();
  await sign(journey);
  const code = await codeOf(journey);
  for (let guess = 0; guess < 5; guess += 1)
    expect(widgetOf(await sign(journey, another(code)))).toEqual({ status: 'pending', error: CODE_WRONG });
  expect(widgetOf(await sign(journey, code))).toEqual({ status: 'pending', error: CODE_WORN_OUT });
  const sent = (await messagesTo(journey)).length;
  expect(widgetOf(await sign(journey))).toEqual({ status: 'pending', error: tooSoon(60) });
  expect((await messagesTo(journey)).length).toBe(sent);
  service.clock.pass({ minutes: 1 });
  await sign(journey);
  const later = await codeOf(journey);
  service.clock.pass({ minutes: 6 });
  await journey.client.call('onboardingNext', { number: null, widgets: [] });
  service.clock.pass({ minutes: 5 });
  expect(widgetOf(await sign(journey, later)).error).toBe(CODE_EXPIRED);
  expect((await findRequest(service.deps.db, journey.step.guid))?.state).toBe('open');
});

it('another document needs another code', async () => {
  const journey = await ready();
  await sign(journey);
  const code = await codeOf(journey);
  const { db } = service.deps;
  const { guid } = journey.step;
  const [questionnaire] = await contractsInOrder(db, guid);
  if (!questionnaire) throw new Error('There is no questionnaire');
  await markContractsLost(db, guid, [questionnaire]);
  await readAll(journey);
  expect(errorsOf(await sign(journey))).toEqual([
    'Ti abbiamo appena inviato un codice, ma non vale per i documenti che stai firmando. Potrai richiederne uno nuovo tra 60 secondi.',
  ]);
  service.clock.pass({ minutes: 1 });
  expect((await contractsInOrder(db, guid))[0]?.sha256).not.toBe(questionnaire.sha256);
  expect(widgetOf(await sign(journey, code))).toEqual({ status: '', error: CODE_OF_OTHERS });
  await sign(journey);
  expect(slugOf((await sign(journey, await codeOf(journey))).name)).toBe('thanks');
});

it('a code that was not sent is reported on its page, and may be asked for at once', async () => {
  const journey = await ready();
  failing = new NotDelivered('no', { outcome: 'refused' });
  const refused = await sign(journey);
  expect([widgetOf(refused).status, errorsOf(refused).length]).toEqual(['', 1]);
  expect(refused.widgets.find(({ name }) => name === 'firma')?.components[0]?.errorMessage).toHaveLength(1);
  failing = undefined;
  expect(widgetOf(await sign(journey)).status).toBe('pending');
});

it('on another device the code that was sent is still awaited and right', async () => {
  const journey = await ready();
  await sign(journey);
  const code = await codeOf(journey);
  const client = await unlocked(service, journey);
  await client.call('contactResume', { guid: journey.step.guid });
  const current = await client.call('onboardingNext', { number: null, widgets: [] });
  expect(widgetOf(current).status).toBe('pending');
  expect(slugOf((await sign({ client }, code)).name)).toBe('thanks');
});

it('no document is signed beside the step, without a code', async () => {
  const journey = await ready();
  const { guid } = journey.step;
  const [contract] = await contractsInOrder(service.deps.db, guid);
  const { stampeId = '', barCode = '' } = contract ?? {};
  const answer = await journey.client.call('signDocument', { guid, stampeId, barCode });
  expect(answer).toMatchObject({ status: 'bad_request', message: SIGN_WITH_CODE });
});

describe('without the setting', () => {
  const plain = testService();

  it('the step and its calls are those of the specification: a widget less, no code and no message', async () => {
    const on = await ready();
    const off = await walkTo(plain, 'contract');
    const read = async ({ client }: Journey) => client.call('onboardingNext', { number: null, widgets: [] });
    const shape = ({ widgets, name, number, errorMessage }: StepAnswer) => ({
      ...{ name, number, errorMessage },
      widgets: widgets.map(({ name: widget, components }) => [widget, components.map((one) => one.name)]),
    });
    const [withCode, without] = [shape(await read(on)), shape(await read(off))];
    expect(withCode.widgets.filter(([name]) => name === 'codiceFirma')).toHaveLength(1);
    expect(without).toEqual({
      ...withCode,
      widgets: withCode.widgets.filter(([name]) => name !== 'codiceFirma'),
    });
    const before = await plain.outbox();
    const { data } = await off.client.call('signContractList', { guid: off.step.guid });
    for (const { stampeId, barCode = '' } of data)
      await off.client.call('presaVisione', { stampeId, barcode: barCode });
    // What the app of another deployment sends beside is not looked at.
    const signed = await sign(off, '000000');
    expect(slugOf(signed.name)).toBe('thanks');
    const sent = (await plain.outbox()).filter(({ channel }) => channel === 'sms');
    expect(sent).toHaveLength(before.filter(({ channel }) => channel === 'sms').length);
    const events = (await listAudit(plain.deps.db, off.step.guid)).map(({ details }) => details['purpose']);
    expect(events).not.toContain('signature');
  });
});
