import { endpointNames, endpointOf } from '../../src/contract/endpoints';
import { missingEndpoints, toRoutePath } from '../../server/routes/register';
import { startTestApp, type TestApp } from './support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

describe("the contract's endpoint table and the service's routes", () => {
  it('has each endpoint at exactly one route', () => {
    const { endpointRoutes } = service.app;
    expect([...endpointRoutes].sort()).toEqual([...endpointNames].sort());
    expect(missingEndpoints(service.app)).toEqual([]);
  });

  it.each(endpointNames)('answers %s under its method and path', (name) => {
    const { method, path } = endpointOf(name);
    expect(service.app.hasRoute({ method, url: toRoutePath(path) })).toBe(true);
  });

  it('is published as OpenAPI with every path of the table', async () => {
    const response = await service.client().inject({ url: '/openapi.json' });
    const { paths } = response.json<{ paths: Record<string, Record<string, { operationId?: string }>> }>();
    const published = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(published.sort()).toEqual([...endpointNames].sort());
    for (const name of endpointNames) expect(Object.keys(paths)).toContain(endpointOf(name).path);
  });
});
