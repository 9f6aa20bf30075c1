import type { EndpointName } from '../../../src/contract/endpoints';
import type { RequestOf } from '../../../src/contract/wire';
import { acts } from '../../../server/walk/acts';
import { jobsOf } from '../../../server/jobs';
import { sendDueMails } from '../../../server/review/sendMails';
import { additionalTypes } from '../../../server/review/ask';
import {
  acceptDocuments,
  askDocument,
  completeReview,
  refuseDocument,
  sendMailsNow,
} from '../../../server/review/review';
import {
  CURRENT,
  invitationOf,
  newApplicant,
  personOf,
  reviewerOf,
  signed,
  testService,
  walkTo,
} from '../support';
import { failingEachOf, isDone, isSuccess, outcomeOf } from './failingEach';

const DAY_MINUTES = String(24 * 60);
/** The clock passes hours, so that no limit on codes is reached. */
const service = testService(() => ({
  environment: { SESSION_IDLE_MINUTES: DAY_MINUTES, SESSION_MAX_MINUTES: DAY_MINUTES },
}));

/**
 * What a job does again: e-mails about reviews that the mail server did not take, the row of a code that
 * was sent, and the mark of a signed file in the store.
 */
const IS_TRIED_AGAIN = new RegExp(
  [
    '^(?:ask|refuse|send|accept|complete|review-mails): insert into "outbox"',
    '^review-mails: select .* from "contracts"',
    '^(?:validateEmail|validateCellulare|resumeSendCell): delete from "code_messages"',
    '^(?:next contract|signDocument|onboardingNext): select .* from "contracts"',
  ].join('|'),
);

const untrue: string[] = [];

const failingEach = failingEachOf(service, untrue, IS_TRIED_AGAIN);

/** Before, the sandbox writes its promo codes. */
beforeAll(async () => void (await service.app.ready()));
afterEach(() => expect(untrue.splice(0)).toEqual([]));

it('[R2.9-03] no call of an application says done after a failed statement, and each is right when sent again', async () => {
  const client = service.client();
  const person = personOf(service, client, newApplicant());
  await failingEach('productInfo', () => person.caller.call('productInfo'), isSuccess);
  for (const act of acts) {
    const send = await act.prepare(person);
    const answered = await failingEach(act.name, send, isSuccess);
    expect([act.name, answered, await act.isRight(answered, person)]).toEqual([act.name, answered, true]);
  }
});

it('[R6-01] no call of a returning applicant reports success after a failed statement', async () => {
  const journey = await signed(service);
  const { guid } = journey.step;
  const client = service.client();
  const caller = client.caller;
  const calls: readonly (readonly [EndpointName, () => Promise<object> | object])[] = [
    ['productInfo', () => ({})],
    ['resumeStart', () => ({ guid })],
    ['resumeSendCell', () => ({})],
    [
      'resumeValidateCell',
      async () => ({ code: await service.lastCode(`+39${journey.applicant.cellulare}`) }),
    ],
    ['contactList', () => ({})],
    ['paperworkList', () => ({ guid })],
    ['contactContractList', () => ({ guid })],
    ['documentInfo', () => ({ guid })],
    ['contactSendPdf', () => ({ guid })],
    ['invitations', () => invitationOf(guid, { stepSlug: 'thanks' })],
  ];
  for (const [name, input] of calls) {
    const given = (await input()) as RequestOf<EndpointName>;
    expect([name, await failingEach(name, () => caller.call(name, given), isSuccess)]).toEqual([
      name,
      expect.objectContaining({ httpStatus: 200 }),
    ]);
  }
  // The other session, whose last page was shown elsewhere now, ends; so does one that shows it itself.
  const ended = journey.client.caller;
  await failingEach('onboardingNext', () => ended.call('onboardingNext', CURRENT), isSuccess);
  const another = await signed(service);
  const thanks = invitationOf(another.step.guid, { stepSlug: 'thanks' });
  const ending = another.client.caller;
  await failingEach('invitations', () => ending.call('invitations', thanks), isSuccess);
  for (const one of [ended, ending])
    expect((await one.call('customerInfo', { provider: 'product' })).body).toMatchObject({
      customerInfo: { productCustomer: { nome: '' } },
    });
});

it('[R6-01] no call on an open request reports success after a failed statement', async () => {
  const { client, step } = await walkTo(service, 'contract');
  const caller = client.caller;
  const { stampeId = '', barCode = '' } = step.contracts[0] ?? {};
  const calls: readonly (readonly [EndpointName, object])[] = [
    ['customerInfo', { provider: 'product' }],
    ['questionnaireGet', { requestType: 'azienda', sae: '', tipoSocieta: '', viewMode: false }],
    ['documentPreview', { type: 'FRONT_DOC_1' }],
    ['stampaContratto', { stampeId, barCode }],
    ['presaVisione', { stampeId, barcode: barCode }],
    ['signContractList', { guid: step.guid }],
    ['signDocument', { guid: step.guid, stampeId, barCode }],
    ['onboardingNext', CURRENT],
    ['onboardingNext', { ...CURRENT, waiting: true }],
    ['onboardingBack', {}],
  ];
  for (const [name, given] of calls) {
    const answered = await failingEach(
      name,
      () => caller.call(name, given as RequestOf<EndpointName>),
      isSuccess,
    );
    expect([name, answered.httpStatus]).toEqual([name, 200]);
  }
});

it('[R6-01] no action of the review reports success after a failed statement', async () => {
  const { step } = await signed(service);
  const reviewer = reviewerOf(service);
  const { guid } = step;
  const actions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['ask', () => askDocument(reviewer, guid, additionalTypes[0] ?? '')],
    ['refuse', () => refuseDocument(reviewer, guid, 'FRONT_DOC_1', 'sfocata')],
    ['send', () => sendMailsNow(reviewer, guid)],
  ];
  for (const [name, act] of actions)
    expect([name, await failingEach(name, () => outcomeOf(act()), isDone)]).toEqual([name, 'done']);
  const other = (await signed(service)).step.guid;
  const accept = () => outcomeOf(acceptDocuments(reviewer, other));
  await failingEach('accept', accept, isDone);
  await failingEach('complete', () => outcomeOf(completeReview(reviewer, other)), isDone);
});

it('[R6-01] no job ends well after a failed statement', async () => {
  // The mails of the tests before are sent, and of one request alone are left: several are sent at once.
  await sendDueMails(service.deps);
  await signed(service);
  /** An e-mail that was not sent is due again. */
  const untilNextAttempt = async () => service.clock.pass({ minutes: 10 });
  for (const { name, run } of jobsOf(service.deps))
    expect(await failingEach(name, () => outcomeOf(run()), isDone, untilNextAttempt)).toBe('done');
});
