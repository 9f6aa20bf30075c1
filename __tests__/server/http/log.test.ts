import { encryptInvitation } from '../../../src/api/invitationCipher';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { describeError, createLog } from '../../../server/log';
import { findRequest, insertRequest } from '../../../server/repositories/requests';
import { refuseDocument } from '../../../server/review/review';
import { readWebConfig } from '../../../server/config/webConfig';
import { leaksIn } from '../../state/needles';
import { file, webm } from '../files';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import {
  answersOfQuestionnaire, begin, goodValues, invitationOf, newApplicant, paper, reviewerOf, submit, testService,
  unlocked, walkTo,
} from '../support'; // prettier-ignore

const lines: string[] = [];
const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
/** Unless set, every delivery fails, in the words of a mail server or a gateway. */
let delivered = true;
let isFaulty = false;
const failing = async ({ to, text }: { readonly to: string; readonly text: string }): Promise<void> => {
  if (delivered) return;
  throw Object.assign(new Error(`550 5.1.1 <${to}>: no such user; ${text}`), {
    code: 'EENVELOPE',
    response: text,
    cause: new SyntaxError(text),
  });
};
const plain = testService();
const service = testService(() => {
  const { clock, deps, database } = plain;
  const now = (): Date => {
    if (isFaulty) throw new Error('No time for giulia@example.it, 3331234567');
    return clock.now();
  };
  const mail: typeof deps.mail = { send: (sent) => failing(sent).then(() => deps.mail.send(sent)) };
  const sms: typeof deps.sms = { send: (sent) => failing(sent).then(() => deps.sms.send(sent)) };
  return { database, clock, deps: { log, mail, sms, clock: { now } } };
});

interface Line {
  readonly supportCode?: string;
  readonly msg?: string;
}
const written = (): Line[] => lines.map((line) => JSON.parse(line) as Line);

const expectNoneOf = (secrets: readonly string[]): void => {
  expect(
    leaksIn(
      lines.join(''),
      secrets.filter((one) => one.length > 4),
    ),
  ).toEqual([]);
};

const valuesIn = (values: object): string[] =>
  Object.values(values).flatMap((value) =>
    typeof value === 'object' ? valuesIn(value as object) : [String(value)],
  );

describe("the service's log", () => {
  it('says once that a proxy names its clients and is not trusted, and names none of them', async () => {
    const headers = { 'x-real-ip': '203.0.113.77' };
    for (const url of ['/healthz', '/wgt/none', '/healthz']) await service.app.inject({ url });
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([]);
    for (const url of ['/healthz', '/wgt/none', '/healthz']) await service.app.inject({ url, headers });
    expect(lines.filter((line) => line.includes('TRUST_PROXY')).length).toBe(1);
    expectNoneOf(['203.0.113.77']);
  });

  it('[R6-01] holds no data of a whole journey: typed, sent, named or refused', async () => {
    const applicant = { ...newApplicant(), password: 'Cartapesta-77?!' };
    const { client, step } = await walkTo(service, 'identification', applicant);
    const { guid, contactId } = step;
    const tokens = [...client.cookies.values()];
    const { invitationPassphrase } = await readWebConfig(service.config.WEB_DIR);
    const p = await encryptInvitation(guid, invitationPassphrase);

    await client.call('promocodeCheck', { promocode: 'SEGRETO10', operatingLevel: 'BUSINESS' });
    await client.call('legacyInvitation', { p, last: 'true' });
    await client.inject({ url: `/request/card?proof=PROVASEGRETA&guid=${guid}` });
    await client.inject({ url: `/wgt/none/${guid}?x=${applicant.cf}` });
    await client.inject({ url: `/wgt/document/info/%E0%A4%A${guid}` });
    await client.call('documentInfo', { guid });
    await client.call('invitations', invitationOf(guid, {
      codiceFiscale: applicant.cf, email: applicant.email, phoneNumber: applicant.cellulare, contactId,
      campaignUrl: '/?proof=PROVASEGRETA', encryptedReporterId: 'RELATORESEGRETO', analyticsId: 'ANALISISEGRETA',
    }));

    const { captcha } = (await client.call('generateCaptcha', { guid })).data;
    await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
    await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, { ...file('CONTENUTOSEGRETO'), filename: 'NOMEFILESEGRETO.jpg' });
    await client.multipart('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, webm());
    await client.call('videoCaptcha', { guid, captcha: 'FRASESEGRETA' });
    await client.call('videoCaptcha', { guid, captcha });

    const malformed = (payload: string, type = 'application/json') =>
      client.inject({ method: 'POST', url: '/wgt/product/onboarding/next', headers: { 'content-type': type }, payload });
    await malformed(`{"nome":"${applicant.cognome}","cf":${applicant.cf}}`);
    await malformed(`{"number":"${applicant.cf}","widgets":[]}`);
    await malformed(`{"__proto__":"${applicant.cf}"}`);
    await malformed(`nome=${applicant.cf}`, 'application/x-www-form-urlencoded');
    await client.call('questionnaireSave', { ...answersOfQuestionnaire, altroDescription: 'DESCRIZIONESEGRETA' });
    await submit(client, { documento: { documento: 'DOCUMENTOSEGRETO', numeroDocumento: 'NUMEROSEGRETO' } });
    await submit(client, goodValues(applicant).identification);

    const other = service.client();
    await other.call('resumeStart', { guid });
    await other.call('contactNext', { cf: applicant.cf, numCell: applicant.cellulare, prefCell: '+39', mail: applicant.email });
    service.clock.pass({ seconds: 61 });
    await other.call('contactSendCell');
    await other.call('contactValidateCell', { code: '918273' });

    const codes = (await service.outbox()).map(({ code }) => code);
    const expected = Object.values(applicant).filter((value) => value !== 'Giulia');
    expectNoneOf([
      ...expected, ...tokens, ...client.cookies.values(), ...other.cookies.values(), ...codes, guid, contactId, p, captcha,
      'SEGRETO10', 'PROVASEGRETA', 'RELATORESEGRETO', 'ANALISISEGRETA', 'CONTENUTOSEGRETO', 'NOMEFILESEGRETO', 'FRASESEGRETA',
      'DESCRIZIONESEGRETA', 'DOCUMENTOSEGRETO', 'NUMEROSEGRETO', '918273', (await jpeg()).content.toString('base64').slice(0, 60),
      ...valuesIn({ ...goodValues(applicant), card: {} }).filter((value) => /\d{4}|\s/.test(value)),
    ]);
  }); // prettier-ignore

  it('holds a line for each call with its support code, route, status and time', async () => {
    lines.length = 0;
    const client = await begin(service);
    const refusal = await client.send('documentInfo', { guid: 'none' });
    const { supportCode } = refusal.json<{ supportCode: string }>();
    const answered = written().filter(({ msg }) => msg === 'Answered');
    expect(answered).toHaveLength(3);
    expect(answered.at(-1)).toMatchObject({ supportCode, method: 'GET', route: '/wgt/document/info/:guid', httpStatus: 404, ms: expect.any(Number) });
    // What the applicant reads out leads to every line of the call.
    expect(written().filter((line) => line.supportCode === supportCode).map(({ msg }) => msg)).toEqual(['Refused', 'Answered']);
  }); // prettier-ignore

  it('[R6-01] holds nothing of what a fault quotes: a database’s, a mail server’s, the code’s own', async () => {
    lines.length = 0;
    const applicant = newApplicant();
    const { client, step } = await walkTo(service, 'thanks', applicant);
    await refuseDocument(reviewerOf(service), step.guid, 'FRONT_DOC_1', 'MOTIVOSEGRETO');
    const { barCode } = await paper({ client, step }, 'FRONT_DOC_1');
    const other = await unlocked(service, { client, applicant, step });
    service.clock.pass({ seconds: 61 });
    lines.length = 0;
    delivered = false;
    await other.call('contactSendPdf', { guid: step.guid });
    await refuseDocument(reviewerOf(service), step.guid, 'FRONT_DOC_2', 'MOTIVOSEGRETO').catch(() => undefined);
    const third = service.client();
    await third.call('resumeStart', { guid: step.guid });
    await third.call('resumeSendCell');
    delivered = true;
    isFaulty = true;
    expect((await client.send('paperworkList', { guid: step.guid })).statusCode).toBe(500);
    isFaulty = false;
    const { db } = service.deps;
    const row = await findRequest(db, step.guid);
    if (!row) throw new Error('No request');
    const failure: unknown = await insertRequest(db, { ...row, email: 'segreta@example.it' }).catch((error: unknown) => error);
    log.error({ err: failure }, 'Failed');
    const all = lines.join('');
    for (const told of ['insert into', '23505', 'were not mailed', 'was not delivered', '"httpStatus":500'])
      expect(all).toContain(told);
    expectNoneOf([...Object.values(applicant).filter((value) => value !== 'Giulia'), step.guid, barCode, 'segreta',
      'MOTIVOSEGRETO', 'giulia@', '3331234567', row.contactId, 'questionario e il contratto']);
  }); // prettier-ignore

  it.each([
    [new Error('The SMS gateway answered 503'), 'The SMS gateway answered 503'],
    [new TypeError("Cannot create property 'x' on string 'GIULIA'"), 'Cannot create property … on string …'],
    [new Error('RSSMRA80A01H501U, +39 3331234567 and a.b@c.it'), '… +39 … and …'],
    [new SyntaxError('Unexpected token R, "RSSMRA" is not valid JSON'), undefined],
    [Object.assign(new Error('550 no mailbox of Giulia'), { code: 'EENVELOPE' }), undefined],
  ])('logs the part of %s that is no value', (error, message) => {
    expect(describeError(error)).toMatchObject({ type: error.name, message });
  });

  it('takes no line of a message for a frame of the stack', () => {
    const { frames } = describeError(new Error('first\n    at GIULIA (ROSSI:1:1)')) as { frames: string };
    expect(frames).not.toContain('GIULIA');
    expect(frames).toMatch(/^\s+at .*log\.test/);
  });
});
