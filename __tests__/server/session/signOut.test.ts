import type { LightMyRequestResponse } from 'fastify';
import type { EndpointName } from '../../../src/contract/endpoints';
import { sessions } from '../../../server/db/schema';
import { listInvitations } from '../../../server/repositories/invitations';
import { findSession } from '../../../server/repositories/sessions';
import { signOut } from '../../../server/session/signedOut';
import { hashToken } from '../../../server/session/token';
import {
  CURRENT,
  invitationOf,
  passStep,
  testService,
  unlocked,
  walkTo,
  type Journey,
  type TestClient,
} from '../support';

const service = testService();

/** As the app records it between the signature and the last page. */
const thanks = ({ applicant, step }: Pick<Journey, 'applicant' | 'step'>) =>
  invitationOf(step.guid, {
    codiceFiscale: applicant.cf,
    email: applicant.email,
    phoneNumber: applicant.cellulare,
    stepSlug: 'thanks',
    contactId: step.contactId,
    stepNumber: 8,
  });

const BY_GUID: readonly EndpointName[] = [
  'paperworkList',
  'signContractList',
  'contactContractList',
  'contactSendPdf',
  'contactResume',
  'resumeNext',
  'documentInfo',
];
const OTHERS: readonly (readonly [EndpointName, object?])[] = [
  ['onboardingBack'],
  ['contactList'],
  ['resume'],
  ['documentPreview', { type: 'FRONT_DOC_1' }],
  ['questionnaireGet', {}],
];

const OF_THE_LIST = [
  'contactList',
  'resume',
  'documentPreview',
  'paperworkList',
  'signContractList',
  'contactContractList',
  'contactSendPdf',
  'contactResume',
  'resumeNext',
  'documentInfo',
];

const opened = async (client: TestClient, { applicant, step }: Journey): Promise<string[]> => {
  const found: string[] = [];
  const secrets = [applicant.cf, applicant.email, applicant.cellulare, applicant.cognome, step.contactId];
  const hasSecret = ({ body }: LightMyRequestResponse) => secrets.some((secret) => body.includes(secret));
  if (hasSecret(await client.send('customerInfo', { provider: 'apertura' }))) found.push('customerInfo');
  if (hasSecret(await client.send('onboardingNext', CURRENT))) found.push('onboardingNext');
  for (const [name, input] of [...OTHERS, ...BY_GUID.map((one) => [one, { guid: step.guid }] as const)]) {
    const answer = await client.send(name, input);
    const isFile = !String(answer.headers['content-type']).includes('json');
    const isRefused =
      answer.statusCode >= 400 || (!isFile && answer.json<{ status: string }>().status !== 'success');
    if (!isRefused || hasSecret(answer)) found.push(name);
  }
  return found;
};

describe('once everything is signed, and the last page recorded', () => {
  it('[R6-01] the session shows the last page without data however often it is loaded; the record is made once', async () => {
    const journey = await walkTo(service, 'thanks');
    const { client, step } = journey;
    expect(await opened(client, journey)).toContain('customerInfo');
    const record = thanks(journey);
    expect(await client.call('invitations', record)).toEqual({ status: 'success', data: record });
    for (let load = 0; load < 2; load += 1) {
      expect((await client.call('productInfo')).status).toBe('success');
      expect(await client.call('onboardingNext', CURRENT)).toEqual({
        status: 'success',
        number: 8,
        name: 'Richiesta completata',
        widgets: [],
        contactId: '',
        guid: step.guid,
        invitations: [],
        contracts: [],
        paperworkList: [],
        errorMessage: [],
      });
      const { productCustomer } = (await client.call('customerInfo', { provider: 'apertura' })).customerInfo;
      expect(Object.values(productCustomer).join('')).toBe('');
    }
    // Its answer was lost, and it is sent again.
    expect(await client.call('invitations', record)).toEqual({ status: 'success', data: record });
    expect(await listInvitations(service.deps.db, step.guid)).toHaveLength(1);
    const [row] = await service.deps.db.select().from(sessions);
    expect(row).toMatchObject({ guid: `thanks:${step.guid}` });
  });

  it('[R2.12-01] the session opens the list as after a code until it ends, and loses it to another device', async () => {
    const journey = await walkTo(service, 'thanks');
    const { client, step } = journey;
    await client.call('invitations', thanks(journey));
    expect(await client.call('contactStart', { guid: step.guid })).toMatchObject({ data: { name: 'list' } });
    expect(await opened(client, journey)).toEqual(OF_THE_LIST);

    const lost = await walkTo(service, 'thanks');
    await lost.client.call('invitations', thanks(lost));
    service.clock.pass({ minutes: 2 });
    await (await unlocked(service, lost)).call('resume');
    expect(await opened(lost.client, lost)).toEqual([]);

    const left = await walkTo(service, 'thanks');
    await left.client.call('invitations', thanks(left));
    service.clock.pass({ minutes: 11 });
    expect(await opened(left.client, left)).toEqual([]);
  });

  it('[R6-01] a call that began before another device took the request gives nothing back', async () => {
    const journey = await walkTo(service, 'thanks');
    const { db } = service.deps;
    const before = await findSession(db, hashToken([...journey.client.cookies.values()][0] ?? ''));
    service.clock.pass({ minutes: 2 });
    await (await unlocked(service, journey)).call('resume');
    if (before) await signOut(db, before, journey.step.guid);
    expect(before?.guid).toBe(journey.step.guid);
    expect(await opened(journey.client, journey)).toEqual([]);
  });

  it('[R6-01] the next person, who begins a request in the same session, finds nothing', async () => {
    const journey = await walkTo(service, 'thanks');
    const { client, step } = journey;
    await client.call('invitations', thanks(journey));
    const next = await client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
    expect(next.guid).not.toBe(step.guid);
    expect(await opened(client, journey)).toEqual(['onboardingBack']);
  });

  it('[R6-01] the next person, who begins a request after the list was opened by code, finds nothing', async () => {
    const journey = await walkTo(service, 'contract');
    service.clock.pass({ minutes: 2 });
    const client = await unlocked(service, journey);
    expect(await opened(client, journey)).toContain('contactList');
    const second = await unlocked(service, journey);
    const next = await second.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
    expect(next.guid).not.toBe(journey.step.guid);
    expect(await opened(second, journey)).toEqual(['onboardingBack']);
  });

  it('[R6-01] a session that was resumed by code is signed out too, and keeps its list', async () => {
    const journey = await walkTo(service, 'contract');
    service.clock.pass({ minutes: 2 });
    const client = await unlocked(service, journey);
    const step = await client.call('resume');
    expect((await passStep(service, client, journey.applicant)).name).toBe('Richiesta completata');
    await client.call('invitations', thanks({ ...journey, step }));
    expect((await client.call('onboardingNext', CURRENT)).contactId).toBe('');
    expect(await client.call('contactList')).toMatchObject({ data: [{ guid: step.guid }] });
    service.clock.pass({ minutes: 2 });
    const again = await unlocked(service, journey);
    expect(await again.call('contactList')).toMatchObject({ data: [{ guid: step.guid }] });
    expect(await again.call('onboardingNext', CURRENT)).toMatchObject({ status: 'bad_request' });
  });

  it.each([
    ['began the request', false],
    ['confirmed a code', true],
  ])(
    '[R6-01] a computer that waited for the phone is signed out where it %s, and keeps its list',
    async (_, hasProof) => {
      const journey = await walkTo(service, 'contract');
      service.clock.pass({ minutes: 2 });
      const client = hasProof ? await unlocked(service, journey) : journey.client;
      if (hasProof) await client.call('resume');
      await client.call('onboardingNext', { ...CURRENT, waiting: true });
      service.clock.pass({ minutes: 2 });
      const phone = await unlocked(service, journey);
      const step = await phone.call('resume');
      await passStep(service, phone, journey.applicant);
      await phone.call('invitations', thanks({ ...journey, step }));
      expect(await client.call('onboardingNext', CURRENT)).toMatchObject({
        name: 'Richiesta completata',
        contactId: '',
      });
      expect(await client.call('contactList')).toMatchObject({ data: [{ guid: step.guid }] });
    },
  );

  it('[R4.7-01] a second window that signs is led to the last page too, and others’ documents stay missing', async () => {
    const journey = await walkTo(service, 'contract');
    const { client, applicant, step } = journey;
    const { data: papers } = await client.call('signContractList', { guid: step.guid });
    const numbers = papers.map(({ stampeId, barCode = '' }) => ({ stampeId, barcode: barCode }));
    await passStep(service, client, applicant);
    await client.call('invitations', thanks(journey));

    for (const one of numbers) expect(await client.call('presaVisione', one)).toEqual({ status: 'success' });
    const { number, widgets } = step;
    expect((await client.call('onboardingNext', { number, widgets })).name).toBe('Richiesta completata');
    expect(await client.call('invitations', thanks(journey))).toMatchObject({ status: 'success' });
    const other = await walkTo(service, 'contract');
    for (const one of numbers) expect((await other.client.send('presaVisione', one)).statusCode).toBe(404);
  });

  it('[R6-01] nothing is lost where the last page is recorded before the signature', async () => {
    const journey = await walkTo(service, 'contract');
    await journey.client.call('invitations', thanks(journey));
    expect((await journey.client.call('onboardingNext', CURRENT)).name).toBe('Firma il contratto');
  });
});
