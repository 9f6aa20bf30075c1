import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Contract } from '../../../src/contract/wire';
import { renderAhead, takeRendered, warmUp } from '../../../server/pdf/renderAhead';
import { eraseAbandoned } from '../../../server/jobs/retention';
import { eraseRequest } from '../../../server/privacy/erase';
import { saveAnswers } from '../../../server/repositories/answers';
import { contractsInOrder } from '../../../server/repositories/signing';
import { seedRequest } from '../seed';
import { passStep, testService, walkTo } from '../support';
import { readPdf } from './readPdf';
import { sampleData } from '../../../scripts/testing/samples/contractData';

const service = testService();

const contractOf = async (
  { later = 0 }: { readonly later?: number } = {},
  meanwhile: (guid: string) => Promise<void> = () => Promise.resolve(),
) => {
  service.clock.pass({ minutes: later });
  const { client, applicant, step } = await walkTo(service, 'identification');
  expect(await contractsInOrder(service.deps.db, step.guid)).toEqual([]);
  service.clock.pass({ minutes: 7 });
  await meanwhile(step.guid);
  const { contracts } = await passStep(service, client, applicant);
  const { stampeId, barCode = '' } = contracts[1] as Contract;
  const printed = await client.send('stampaContratto', { stampeId, barCode });
  return (await readPdf(printed.rawPayload)).text;
};

it('[R7.5-06] the documents are made when their last answer is given, before the identification', async () => {
  expect(await contractOf()).toContain('Documento preparato il 20/11/2026 alle ore 10:00');
});

it('[R7.5-06] documents of other answers, or of an earlier day, are made again', async () => {
  const changed = { widget: 'residenza', component: 'indirizzo', value: 'Corso Buenos Aires 1' };
  const text = await contractOf({}, (guid) =>
    saveAnswers(service.deps.db, guid, 'address-info', [changed], service.clock.now()),
  );
  expect(text).toContain('alle ore 10:14');
  expect(text).toContain('Corso Buenos Aires 1');
  const untilMidnight = 14 * 60 - 14 - 5;
  expect(await contractOf({ later: untilMidnight })).toContain('preparato il 21/11/2026 alle ore 00:02');
});

it('holds what it rendered until it is taken once', async () => {
  const { kind: _, at, barCode: __, ...data } = sampleData(0);
  renderAhead('hash', data, at);
  renderAhead('hash', data, at);
  await new Promise((resolve) => setImmediate(resolve));
  const taken = await takeRendered(data.guid, 'hash', at);
  expect(taken?.map(({ kind }) => kind)).toEqual(['questionnaire', 'contract']);
  expect(takeRendered(data.guid, 'hash', at)).toBeUndefined();
});

it('goes on from the card where rendering ahead fails, and says at the contract what lasts', async () => {
  const folder = service.config.WEB_DIR;
  const { client, applicant } = await walkTo(service, 'card');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'config.json'), '{');
  await passStep(service, client, applicant);
  await rm(path.join(folder, 'config.json'));
  expect((await passStep(service, client, applicant)).contracts).toHaveLength(2);
});

it('renders documents without any answer, too', async () => {
  await expect(warmUp(service.clock.now())).resolves.toBeUndefined();
});

it.each([
  ['a command', (guid: string) => eraseRequest(service.deps, guid, 'command')],
  [
    'retention',
    async () => {
      service.clock.pass({ minutes: 60 * 24 * 365 });
      await eraseAbandoned(service.deps);
    },
  ],
] as const)('forgets a request that was erased by %s', async (_, erase) => {
  const { kind: __, at, barCode: ___, ...data } = sampleData(0);
  const { guid } = await seedRequest(service, { step: 'card' });
  for (const one of [guid, 'another']) renderAhead('hash', { ...data, guid: one }, at);
  await erase(guid);
  expect(takeRendered(guid, 'hash', at)).toBeUndefined();
  expect((await takeRendered('another', 'hash', at))?.length).toBe(2);
});
