import { endpointNames, endpointOf } from '../../../src/contract/endpoints';
import { missingEndpoints } from '../../../server/routes/endpoint';
import { testService } from '../support';

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content: Record<string, unknown> };
  readonly responses: Record<string, { readonly content?: Record<string, unknown> }>;
}

const service = testService();

describe("the contract's endpoint table and the service's routes", () => {
  it('has each endpoint at exactly one route', () => {
    const { endpointRoutes } = service.app;
    expect([...endpointRoutes].sort()).toEqual([...endpointNames].sort());
    expect(missingEndpoints(service.app)).toEqual([]);
  });

  it('is published as OpenAPI with every path of the table', async () => {
    const response = await service.client().inject({ url: '/openapi.json' });
    const { paths } = response.json<{ paths: Record<string, Record<string, Operation>> }>();
    const published = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(published.sort()).toEqual([...endpointNames].sort());
    for (const name of endpointNames) {
      const { path, method, body, errors } = endpointOf(name);
      const operation = paths[path]?.[method.toLowerCase()];
      const consumed = { none: undefined, json: 'application/json', multipart: 'multipart/form-data' }[body];
      if (operation?.requestBody) expect(Object.keys(operation.requestBody.content)).toEqual([consumed]);
      else expect([name, body]).not.toEqual([name, 'multipart']);
      expect(operation?.responses['200']?.content).toBeDefined();
      expect(errors.includes(404)).toBe(operation?.responses['404'] !== undefined);
    }
  });
});
