import { startTestApp, type TestApp } from '../support';
import { abandoned, atCode, smsCode, SUCCESS, tooSoon, tooSoonElsewhere } from './people';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

it('[R8-04] [R6-02] a code that another device has asked for says whose it is, and when its own may come', async () => {
  const { applicant, step } = await abandoned(service);
  const computer = await atCode(service, step.guid);
  expect(await computer.call('resumeSendCell')).toEqual(SUCCESS);
  const ofComputer = await smsCode(service, applicant);

  service.clock.pass({ seconds: 20 });
  const phone = await atCode(service, step.guid);
  expect(await phone.call('resumeSendCell')).toMatchObject(tooSoonElsewhere('40 secondi'));
  expect(await computer.call('resumeSendCell')).toMatchObject(tooSoon('40 secondi'));
  expect((await phone.call('resumeValidateCell', { code: ofComputer })).message).toMatch(
    /^Il codice OTP che hai inserito non è valido\. .*qui richiedine uno nuovo/,
  );

  service.clock.pass({ seconds: 40 });
  expect(await phone.call('resumeSendCell')).toEqual(SUCCESS);
  const code = await smsCode(service, applicant);
  expect(await phone.call('resumeValidateCell', { code })).toMatchObject(SUCCESS);
  expect((await computer.call('resumeValidateCell', { code })).status).toBe('bad_request');
  expect(await computer.call('resumeValidateCell', { code: ofComputer })).toMatchObject(SUCCESS);
});
