import { sessionExpiryMessages } from '../../../src/contract/sessionExpiry';
import { begin, CURRENT, isAlive, testService } from '../support';

const service = testService(() => ({ environment: { MOCK: 'on' } }));
const ordinary = testService();

const plan = async (behaviour: string, call = '') =>
  (await service.client().inject({ method: 'POST', url: '/sandbox/mock/next', payload: { behaviour, call } }))
    .statusCode;

it('[R4.8-01] the next call finds its session expired, with the known message, and only that one', async () => {
  const client = await begin(service);
  await plan('expired', 'productInfo');
  expect(await isAlive(client)).toBe(true);
  const cookies = [...client.cookies];
  expect(await client.call('productInfo')).toMatchObject({ message: sessionExpiryMessages.productInfo });
  for (const [name, value] of cookies) client.cookies.set(name, value);
  expect(await client.call('productInfo')).toMatchObject({ status: 'success' });
});

it('the next call, whichever it is, fails as planned, and the one after it does not', async () => {
  const client = await begin(service);
  for (const [behaviour, httpStatus] of Object.entries({ failed: 500, busy: 503 })) {
    await plan(behaviour);
    expect((await client.send('onboardingNext', CURRENT)).statusCode).toBe(httpStatus);
    expect((await client.send('onboardingNext', CURRENT)).statusCode).toBe(200);
  }
  await plan('failed');
  await plan('');
  expect(await isAlive(client)).toBe(true);
});

it('refuses what it does not know, and does not exist without its setting', async () => {
  expect(await plan('explode')).toBe(400);
  expect(await plan('failed', 'noSuchCall')).toBe(400);
  const payload = { state: 'card' };
  const request = { method: 'POST', url: '/sandbox/mock/requests', payload } as const;
  expect((await ordinary.client().inject(request)).statusCode).toBe(404);
});
