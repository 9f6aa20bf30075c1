/** @jest-environment node */
import type * as conditions from '../../../server/pdf/conditions';
import { readPdf } from './readPdf';
import { seedRequest } from '../seed';
import { testService } from '../support';

const mockCurrent = { version: '1.0' };
jest.mock('../../../server/pdf/conditions', () => {
  const actual = jest.requireActual<typeof conditions>('../../../server/pdf/conditions');
  return Object.defineProperty({ ...actual }, 'CONDITIONS_VERSION', { get: () => mockCurrent.version });
});

const service = testService();

it('[R7.5-06] what is unsigned is made again with new conditions, and only then', async () => {
  const { client, guid } = await seedRequest(service, { step: 'contract' });
  const list = async () => (await client.call('contactContractList', { guid })).data;
  const before = await list();
  expect(await list()).toEqual(before);
  mockCurrent.version = '2.0';
  const after = await list();
  for (const { stampeId } of before)
    expect(after.map((contract) => contract.stampeId)).not.toContain(stampeId);
  const { stampeId = '', barCode = '' } = after[1] ?? {};
  const { text } = await readPdf((await client.send('stampaContratto', { stampeId, barCode })).rawPayload);
  expect(text).toContain('Testo delle condizioni: versione 2.0.');
});
