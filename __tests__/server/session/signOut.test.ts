import {
  passStep,
  testService,
  unlocked,
  walkTo,
  type Journey,
  type TestClient,
} from '../support';

const service = testService();

const CURRENT = { number: null, widgets: [] };

/** As the app records it between the signature and the last page. */
const thanks = ({ applicant, step }: Pick<Journey, 'applicant' | 'step'>) => ({
  actorType: 'adult' as const,
  codiceFiscale: applicant.cf,
  email: applicant.email,
  phoneNumber: applicant.cellulare,
  stepSlug: 'thanks' as const,
  type: 'business',
  guid: step.guid,
  contactId: step.contactId,
  stepNumber: 8,
  campaignUrl: '',
  encryptedReporterId: '',
  promoCode: '',
  analyticsId: '',
});

/** Everything that tells or gives something of the request. */
const opened = async (client: TestClient, { applicant, step }: Journey): Promise<string[]> => {
  const { guid } = step;
  const answers = {
    customerInfo: await client.send('customerInfo', { provider: 'apertura' }),
    onboardingNext: await client.send('onboardingNext', CURRENT),
    onboardingBack: await client.send('onboardingBack'),
    paperworkList: await client.send('paperworkList', { guid }),
    signContractList: await client.send('signContractList', { guid }),
    contactContractList: await client.send('contactContractList', { guid }),
    contactSendPdf: await client.send('contactSendPdf', { guid }),
    contactList: await client.send('contactList'),
    contactResume: await client.send('contactResume', { guid }),
    resume: await client.send('resume'),
    resumeNext: await client.send('resumeNext', { guid }),
    documentInfo: await client.send('documentInfo', { guid }),
    documentPreview: await client.send('documentPreview', { type: 'FRONT_DOC_1' }),
    questionnaireGet: await client.send('questionnaireGet', {} as never),
  };
  const secrets = [applicant.cf, applicant.email, applicant.cellulare, applicant.cognome, step.contactId];
  return Object.entries(answers)
    .filter(([name, answer]) => {
      const isRefused = answer.statusCode >= 400 || answer.json<{ status: string }>().status !== 'success';
      const isPlain = name === 'customerInfo' || name === 'onboardingNext';
      return secrets.some((secret) => answer.body.includes(secret)) || !(isRefused || isPlain);
    })
    .map(([name]) => name);
};

describe('once everything is signed, and the last page recorded', () => {
  it('[R6-01] the session opens nothing, and shows the last page however often it is loaded', async () => {
    const journey = await walkTo(service, 'thanks');
    const { client, step } = journey;
    expect(await opened(client, journey)).toContain('customerInfo');
    const record = thanks(journey);
    expect(await client.call('invitations', record)).toEqual({ status: 'success', data: record });
    expect(await opened(client, journey)).toEqual([]);
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
    const [row] = await service.deps.db.query.sessions.findMany();
    expect(row).toMatchObject({ guid: `thanks:${step.guid}`, resumeGuid: null, resumeProof: null });
  });

  it('[R6-01] the record is made once, though its answer was lost and it is sent again', async () => {
    const journey = await walkTo(service, 'thanks');
    const record = thanks(journey);
    for (let turn = 0; turn < 3; turn += 1)
      expect(await journey.client.call('invitations', record)).toEqual({ status: 'success', data: record });
    const rows = await service.deps.db.query.invitations.findMany({
      where: (row, { eq }) => eq(row.guid, journey.step.guid),
    });
    expect(rows).toHaveLength(1);
  });

  it('[R6-01] a session that was resumed by code is signed out too; a new code opens the list again', async () => {
    const journey = await walkTo(service, 'contract');
    service.clock.pass({ minutes: 2 });
    const client = await unlocked(service, journey);
    const step = await client.call('resume');
    expect((await passStep(service, client, journey.applicant)).name).toBe('Richiesta completata');
    await client.call('invitations', thanks({ ...journey, step }));
    expect(await opened(client, { ...journey, client, step })).toEqual([]);
    expect(await client.call('contactStart', {})).toMatchObject({ data: { name: 'identify' } });
    await client.call('resumeStart', { guid: step.guid });
    expect(await opened(client, { ...journey, client, step })).toEqual([]);
    service.clock.pass({ minutes: 2 });
    const again = await unlocked(service, journey);
    expect(await again.call('contactList')).toMatchObject({ data: [{ guid: step.guid }] });
    expect(await again.call('onboardingNext', CURRENT)).toMatchObject({ status: 'bad_request' });
  });

  it('[R6-01] a computer that waited for the phone is signed out when it learns of it', async () => {
    const journey = await walkTo(service, 'contract');
    service.clock.pass({ minutes: 2 });
    await journey.client.call('onboardingNext', { ...CURRENT, waiting: true });
    const phone = await unlocked(service, journey);
    const step = await phone.call('resume');
    await passStep(service, phone, journey.applicant);
    await phone.call('invitations', thanks({ ...journey, step }));
    expect((await journey.client.call('onboardingNext', CURRENT)).name).toBe('Richiesta completata');
    expect(await opened(journey.client, journey)).toEqual([]);
  });

  it('[R6-01] nothing is lost where the last page is recorded before the signature', async () => {
    const journey = await walkTo(service, 'contract');
    await journey.client.call('invitations', thanks(journey));
    expect((await journey.client.call('onboardingNext', CURRENT)).name).toBe('Firma il contratto');
  });
});
