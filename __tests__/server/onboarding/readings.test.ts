// Readings of stored pictures come with the step, for pages that did not send the pictures.
import { endReaders } from '../../../server/formats/readers';
import { createLog } from '../../../server/log';
import { saveDecision } from '../../../server/repositories/documents';
import { file } from '../files';
import { CIE, pictureBytes } from '../reading/pictures';
import { seedRequest } from '../seed';
import { testService, upload, type TestClient } from '../support';

const lines: string[] = [];
const service = testService(() => ({
  deps: { log: createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) }) },
}));
afterAll(endReaders);

const cie = { ...file(pictureBytes('cie-back-s005')), contentType: 'image/jpeg' };
const ask = (client: TestClient) => client.call('onboardingNext', { number: null, widgets: [] });
const send = (client: TestClient) =>
  upload(client, { name: 'documentUpload', fields: { type: 'BACK_DOC_1' }, file: cie });

it('[R7.1-02] the step has what was read in its own pictures; no log has it', async () => {
  const [own, other] = [await seedRequest(service), await seedRequest(service)];
  expect(await ask(own.client)).not.toHaveProperty('readings');
  await send(own.client);
  const step = await ask(own.client);
  expect(step).toMatchObject({
    name: 'Identificati',
    readings: [{ type: 'BACK_DOC_1', reading: { ...CIE, side: 'back' } }],
  });
  expect(JSON.stringify(step)).not.toContain('INVENTATI');
  expect(await ask(other.client)).not.toHaveProperty('readings');
  expect(lines.join('')).toContain('/wgt/product/onboarding/next');
  expect(lines.join('')).not.toMatch(new RegExp([CIE.number, CIE.taxCode, CIE.expiryDate].join('|')));
});

it('[R4.6-02] a refused picture is no longer read in the step', async () => {
  const { client, guid } = await seedRequest(service);
  await send(client);
  await saveDecision(service.deps.db, guid, ['BACK_DOC_1'], { sign: 'false', feedback: 'KO', askedAt: null });
  expect(await ask(client)).not.toHaveProperty('readings');
});
