import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Compile } from 'typebox/schema';
import { version } from '../../../package.json';
import { eventTypes } from '../../../server/db/schema';
import { event } from '../../../server/review/reviewers/api/webhooks';
import { bodyOf } from '../../../server/review/webhooks/deliver';
import { testService } from '../support';

const service = testService();
interface Document {
  readonly info: { readonly version: string };
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly security: readonly object[] }>>>
  >;
  readonly webhooks: Readonly<Record<string, object>>;
}
const documentAt = async (url: string): Promise<Document> => (await service.app.inject(url)).json<Document>();

it('is valid OpenAPI 3.1 for a public validator', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The licence and the servers are those of who runs the service. A webhook has no errors of its own.
    rules: { 'info-license': 'off', 'no-server-example.com': 'off', 'security-defined': 'error' },
  });
  const source = JSON.stringify(await documentAt('/openapi-review.json'));
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
});

it('has every route of the API, each with the token, and no other', async () => {
  const { paths } = await documentAt('/openapi-review.json');
  const declared = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => {
      expect([path, security]).toEqual([path, [{ token: [] }]]);
      return `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
    }),
  );
  const routes = service.app.reviewRoutes.filter((one) => /^(?:GET|POST) \/review\/api\//.test(one));
  expect(declared.sort()).toEqual([...routes].sort());
});

it('has every webhook, with the body that is sent', async () => {
  const { webhooks } = await documentAt('/openapi-review.json');
  expect(Object.keys(webhooks)).toEqual([...eventTypes]);
  const validator = Compile({ ...event });
  for (const [type, document] of eventTypes.flatMap((one) => [
    [one, ''] as const,
    [one, 'CONTENT'] as const,
  ])) {
    const row = { guid: 'g', id: 1, messageId: 'm', type, journey: 'J', state: 'completed', document };
    const rest = { status: 'pending', attempts: 0, firstTriedAt: null, failure: '' } as const;
    const at = service.clock.now();
    const [, errors] = validator.Errors(JSON.parse(bodyOf({ ...row, ...rest, at, nextAt: at })));
    expect(errors).toEqual([]);
  }
});

it('names the version of the package, as the document of the contract does', async () => {
  for (const url of ['/openapi.json', '/openapi-review.json'])
    expect((await documentAt(url)).info.version).toBe(version);
});
