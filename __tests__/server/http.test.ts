import { startTestApp, type TestApp } from './support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

describe('the border of the service', () => {
  it('answers health and readiness', async () => {
    expect((await service.client().inject({ url: '/healthz' })).json()).toEqual({ status: 'success' });
    expect((await service.client().inject({ url: '/readyz' })).json()).toEqual({ status: 'success' });
  });
});
