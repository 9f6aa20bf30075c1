/** @jest-environment node */
import path from 'node:path';
import { seedRequest } from '../seed';
import { readPdf } from '../pdf/readPdf';
import { testService } from '../support';
import { renderContract } from '../../../server/pdf/render';
import { readBrand } from '../../../server/brand';
import { printedBrand } from '../../../server/pdf/printedBrand';
import { contractKinds } from '../../../server/pdf/data';
import { sendCodeMessage } from '../../../server/codes/messages';
import { sampleData } from '../../../scripts/testing/samples/contractData';

const BRAND_DIR = path.resolve(__dirname, '../../../brands/esempio');
const service = testService(() => ({ environment: { BRAND_DIR } }));

it('its contracts have the head and the conditions of the brand, with their version in the audit', async () => {
  const { client, guid } = await seedRequest(service, { step: 'contract' });
  const list = (await client.call('contactContractList', { guid })).data;
  const { stampeId = '', barCode = '' } = list[1] ?? {};
  const { text } = await readPdf((await client.send('stampaContratto', { stampeId, barCode })).rawPayload);
  expect(text).toContain('Banca Esempio · Contratto di Conto Impresa con carta');
  expect(text).toContain('Testo delle condizioni: versione esempio-1.');
  expect(text).toContain('Art. 2. Recesso');
  expect(text).not.toContain('testo di riferimento');
});

it('its SMS name the brand', async () => {
  await sendCodeMessage(service.deps, { purpose: 'sms', target: '3331234567', digits: '123456' });
  const [{ text } = { text: '' }] = await service.outbox();
  expect(text).toMatch(/^123456 è il tuo codice di conferma Banca Esempio\. /);
});

it('a document in its colours is another one, and the same again', async () => {
  const brand = printedBrand(readBrand(BRAND_DIR));
  const esempio = sampleData(contractKinds.questionnaire, { brand });
  const [one, same, other] = [
    await renderContract(esempio),
    await renderContract(esempio),
    await renderContract(sampleData(contractKinds.questionnaire, { brand: { ...brand, ink: { ...brand.ink, accent: '#000000' } } })),
  ];
  expect(one.equals(same)).toBe(true);
  expect(one.equals(other)).toBe(false);
}); // prettier-ignore
