import {
  findByIdentity,
  findByProof,
  findByTaxCode,
  findRequest,
  proofOf,
  updateRequest,
} from '../../../server/repositories/requests';
import { startTestApp, walkTo, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const TIMES = ['emailConfirmedAt', 'phoneConfirmedAt'] as const;

it.each([{ missing: TIMES.slice(0, 1) }, { missing: TIMES.slice(1) }, { missing: TIMES }])(
  '[R6-02] a request without $missing is found by no identity, proof or tax code',
  async ({ missing }) => {
    const { db } = service.deps;
    const { step } = await walkTo(service, 'address-info');
    const request = await findRequest(db, step.guid);
    if (!request) throw new Error('No request');
    const proof = proofOf(db, request) ?? '';
    const finds = async () =>
      [
        await findByIdentity(db, request),
        await findByProof(db, proof),
        await findByTaxCode(db, request.cf),
      ].map((found) => found.map(({ guid }) => guid));
    expect(await finds()).toEqual([[step.guid], [step.guid], [step.guid]]);

    const changes = Object.fromEntries(missing.map((name) => [name, null]));
    await updateRequest(db, step.guid, { ...changes, updatedAt: service.clock.now() });
    expect(await finds()).toEqual([[], [], []]);
  },
);
