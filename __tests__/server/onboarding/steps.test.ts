import { walkTo, startTestApp, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

it('walks', async () => {
  const { step } = await walkTo(service, 'thanks');
  expect(step.name).toBe('Richiesta completata');
});
