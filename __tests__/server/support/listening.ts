import type { TestApp } from '../../../scripts/testing/service/app';
import type { TestClient } from '../../../scripts/testing/service/client';

/** The service on a port of its own, for what only a real connection shows. The caller closes the app. */
export const listen = (service: TestApp): Promise<string> =>
  service.app.listen({ port: 0, host: '127.0.0.1' });

export const cookieOf = (client: TestClient): string =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
