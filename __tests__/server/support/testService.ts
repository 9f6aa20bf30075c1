import { startTestApp, type TestApp, type TestAppOptions } from '../../../scripts/testing/service/app';

/** Those of the test file that runs; the last is closed first, since it may share the database of another. */
const running: TestApp[] = [];

export const testService = (options: () => TestAppOptions = () => ({})): TestApp => {
  const service = {} as TestApp;
  beforeAll(async () => {
    running.push(Object.assign(service, await startTestApp(options())));
  });
  afterAll(() => running.pop()?.close());
  return service;
};

/** Another process of the same service: what is counted by one binds the other. */
export const testReplica = (service: TestApp, options: TestAppOptions = {}): TestApp =>
  testService(() => ({ database: service.database, clock: service.clock, ...options }));
