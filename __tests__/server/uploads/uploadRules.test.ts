import { endpointOf } from '../../../src/contract/endpoints';
import { dataStepSlugs } from '../../../src/contract/steps/table';
import { findDocument } from '../../../server/repositories/documents';
import { findRequest, updateRequest } from '../../../server/repositories/requests';
import { NOT_AT_STEP, PHONE_FIRST } from '../../../server/routes/uploadRules';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { seedRequest, type Seeded } from '../seed';
import { testService, type TestClient } from '../support';
import { listen } from '../support/listening';
import { answerOf, formOf, incoming, openUpload, until } from '../support/uploading';

const service = testService();

const TYPE = 'FRONT_DOC_1';
const UPLOADS = ['documentUpload', 'videoUpload'] as const;

/** The answer to a body that cannot be read: another one than 400 was given before. */
const unread = async (client: TestClient, name: (typeof UPLOADS)[number]) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const response = await client.inject({
    method: 'POST',
    url: endpointOf(name).path,
    headers,
    payload: 'no form',
  });
  return { httpStatus: response.statusCode, ...response.json<{ readonly message: string }>() };
};
const refusal = (message: string) => ({ httpStatus: 200, status: 'bad_request', message });

describe('files are taken', () => {
  it.each(dataStepSlugs)(
    '[R7.8-01] [R7.8-02] at %s only where it is the step that asks for them',
    async (step) => {
      const { client } = await seedRequest(service, { step });
      for (const name of UPLOADS)
        expect(await unread(client, name)).toMatchObject(
          step === 'identification' ? { httpStatus: 400 } : refusal(NOT_AT_STEP),
        );
    },
  );

  it('[R8-10] not before a phone is confirmed', async () => {
    expect(NOT_AT_STEP).toMatch(/^I documenti e il video si caricano al passo «Identificati»/);
    const { client } = await seedRequest(service, { phoneConfirmedAt: null });
    for (const name of UPLOADS) expect(await unread(client, name)).toMatchObject(refusal(PHONE_FIRST));
  });

  it('[R2.9-03] and kept where the applicant goes on or back meanwhile', async () => {
    const own: Seeded = await seedRequest(service);
    const { db } = service.deps;
    const body = formOf(TYPE, (await jpeg()).content);
    const upload = openUpload(await listen(service), own.client, body.length);
    upload.write(body.subarray(0, 300));
    await until(() => incoming(service).length === 1);
    await own.client.call('onboardingBack');
    expect((await findRequest(db, own.guid))?.step).toBe('card');
    upload.end(body.subarray(300));
    expect(await answerOf(upload)).toMatchObject({ httpStatus: 200, body: { status: 'success' } });
    expect(await findDocument(db, own.guid, TYPE)).toBeDefined();
    // A new one is not begun there, and none gets into what was signed.
    expect(await unread(own.client, 'documentUpload')).toMatchObject(refusal(NOT_AT_STEP));
    await updateRequest(db, own.guid, { step: 'identification', updatedAt: service.clock.now() });
    expect(await unread(own.client, 'documentUpload')).toMatchObject({ httpStatus: 400 });
  });
});
