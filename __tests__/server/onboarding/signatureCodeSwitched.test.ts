import { slugOf } from '../../../src/contract/steps/table';
import type { StepAnswer } from '../../../src/contract/wire';
import { contractsInOrder } from '../../../server/repositories/signing';
import { NO_CODE_NEEDED } from '../../../server/steps/hooks/contract';
import { CURRENT, submit, testService, walkTo, type Journey, type TestApp } from '../support';

const off = testService();
const on = testService(() => ({
  database: off.database,
  clock: off.clock,
  environment: { SIGNATURE_CODE: 'on' },
  deps: { documents: off.deps.documents },
}));

const at = (service: TestApp, { client }: Pick<Journey, 'client'>) => {
  const moved = service.client();
  for (const [name, value] of client.cookies) moved.cookies.set(name, value);
  return { client: moved };
};

const ready = async (service: TestApp): Promise<Journey> => {
  const journey = await walkTo(service, 'contract');
  const { client, step } = journey;
  const { data } = await client.call('signContractList', { guid: step.guid });
  for (const { stampeId, barCode = '' } of data)
    await client.call('presaVisione', { stampeId, barcode: barCode });
  return journey;
};

const TICKED = { firma: { signedContract: 'true' } };
const withCode = (otpFirma: string) => ({ ...TICKED, codiceFirma: { otpFirma } });
const known = ({ client }: Pick<Journey, 'client'>): Promise<StepAnswer> =>
  client.call('onboardingNext', CURRENT);
const codeOf = ({ applicant }: Journey): Promise<string> => on.lastCode(`+39${applicant.cellulare}`);
const errorsOf = ({ widgets }: StepAnswer): string[] =>
  widgets.flatMap(({ components }) => components.flatMap(({ errorMessage }) => errorMessage));
const statusOf = ({ widgets }: StepAnswer) =>
  widgets.find(({ name }) => name === 'codiceFirma')?.components[0]?.status;
const areSigned = async ({ step: { guid } }: Journey): Promise<boolean[]> =>
  (await contractsInOrder(off.deps.db, guid)).map(({ signedAt }) => signedAt !== null);

it('switched off after a code was sent: a page with the field signs with what is entered', async () => {
  const journey = await ready(on);
  const page = await known(journey);
  expect(statusOf(await submit(journey.client, withCode(''), page))).toBe('pending');
  const { client } = at(off, journey);
  const signed = await submit(client, withCode(await codeOf(journey)), page);
  expect([slugOf(signed.name), await areSigned(journey)]).toEqual(['thanks', [true, true]]);
});

it('switched off after a code was sent: a reloaded page has no field, and signs by the tick', async () => {
  const journey = await ready(on);
  await submit(journey.client, withCode(''));
  const there = at(off, journey);
  const page = await known(there);
  expect(page.widgets.map(({ name }) => name)).not.toContain('codiceFirma');
  expect(slugOf((await submit(there.client, TICKED, page)).name)).toBe('thanks');
});

it('switched off: a request for a code is no signature', async () => {
  const journey = await ready(on);
  const page = await known(journey);
  const { client } = at(off, journey);
  const answer = await submit(client, withCode(''), page);
  expect([slugOf(answer.name), await areSigned(journey)]).toEqual(['contract', [false, false]]);
  expect(errorsOf(answer)).toEqual([NO_CODE_NEEDED]);
  expect(slugOf((await submit(client, TICKED)).name)).toBe('thanks');
});

it('switched off after the right code met a store that was away: the same call signs', async () => {
  const journey = await ready(on);
  const page = await known(journey);
  await submit(journey.client, withCode(''), page);
  const code = await codeOf(journey);
  jest.spyOn(on.deps.sealKey, 'sign').mockRejectedValueOnce(new Error('The HSM is away'));
  const failed = await journey.client.send('onboardingNext', {
    number: page.number,
    widgets: page.widgets.map((one) => ({
      ...one,
      components: one.components.map((part) => ({ ...part, value: one.name === 'firma' ? 'true' : code })),
    })),
  });
  expect([failed.statusCode, await areSigned(journey)]).toEqual([500, [false, false]]);
  const { client } = at(off, journey);
  expect(slugOf((await submit(client, withCode(code), page)).name)).toBe('thanks');
});

it('switched on while a page without a field is open: the code is sent, awaited, and signs', async () => {
  const journey = await ready(off);
  const page = await known(journey);
  const { client } = at(on, journey);
  const asked = await submit(client, TICKED, page);
  expect([slugOf(asked.name), errorsOf(asked), statusOf(asked)]).toEqual(['contract', [], 'pending']);
  expect(await areSigned(journey)).toEqual([false, false]);
  expect(slugOf((await submit(client, withCode(await codeOf(journey)), page)).name)).toBe('thanks');
});

it('switched on after one document was signed beside the step: the code signs the other', async () => {
  const journey = await ready(off);
  const { guid } = journey.step;
  const [first] = await contractsInOrder(off.deps.db, guid);
  const { stampeId = '', barCode = '' } = first ?? {};
  await journey.client.call('signDocument', { guid, stampeId, barCode });
  expect(await areSigned(journey)).toEqual([true, false]);
  const { client } = at(on, journey);
  await submit(client, TICKED);
  const signed = await submit(client, withCode(await codeOf(journey)));
  expect([slugOf(signed.name), await areSigned(journey)]).toEqual(['thanks', [true, true]]);
});

it('switched off and on again: the code that was sent is still right', async () => {
  const journey = await ready(on);
  const page = await known(journey);
  await submit(journey.client, withCode(''), page);
  expect(slugOf((await known(at(off, journey))).name)).toBe('contract');
  expect(statusOf(await known(journey))).toBe('pending');
  expect(slugOf((await submit(journey.client, withCode(await codeOf(journey)), page)).name)).toBe('thanks');
});
