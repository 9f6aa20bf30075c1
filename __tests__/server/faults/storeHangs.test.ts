import { slugOf } from '../../../src/contract/steps/table';
import { uploadTypes } from '../../../src/contract/uploads';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { CURRENT, goodValues, startTestApp, storeFiles, submit, walkTo, type TestApp } from '../support';

/** More than the connections of the database's pool. */
const PRESSES = 12;

const holding = (service: TestApp) => {
  const { documents } = service.deps;
  let release = (): void => undefined;
  let held: Promise<void> | undefined;
  const waitFor =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await held;
      return call(...args);
    };
  const { put, get, remove } = documents;
  Object.assign(documents, { put: waitFor(put), get: waitFor(get), remove: waitFor(remove) });
  return {
    hold: () => {
      held = new Promise<void>((resolve) => (release = resolve));
    },
    release: () => release(),
  };
};

it('[R6-01] a store that hangs holds up only calls that need it', async () => {
  const service = await startTestApp();
  const store = holding(service);
  const people = await Promise.all(Array.from({ length: PRESSES }, () => walkTo(service, 'identification')));
  const [one] = people;
  for (const { step } of people) await storeFiles(service, step.guid);
  store.hold();
  const presses = people.map(({ client, applicant }) => submit(client, goodValues(applicant).identification));
  const same = one && one.client.call('onboardingNext', CURRENT);
  const upload = one?.client.multipart('documentUpload', { type: uploadTypes.documentoFronte }, await jpeg());

  // Every one of these would wait for the store, if a transaction did.
  const other = await walkTo(service, 'card');
  expect(slugOf(other.step.name)).toBe('card');
  expect((await same)?.status).toBe('success');
  expect((await service.app.inject('/healthz')).statusCode).toBe(200);

  store.release();
  expect((await upload)?.json()).toMatchObject({ status: 'success' });
  const reached = await Promise.all(presses);
  expect(reached.map(({ name, contracts }) => [slugOf(name), contracts.length])).toEqual(
    people.map(() => ['contract', 2]),
  );
  await service.close();
});
