import { dropServiceSettings } from '../../../scripts/lib/serviceSettings.mjs';
import { startPostgres } from '../../../scripts/postgres.mjs';

/**
 * Workers find the PostgreSQL of the run in TEST_DATABASE_URL. TEST_DATABASE=pglite runs the tests on the
 * embedded database instead, a TEST_DATABASE_URL of the shell on that server.
 */
export default async function start() {
  dropServiceSettings();
  process.env.NODE_ENV = 'test';
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  if (process.env.TEST_DATABASE === 'pglite' || process.env.TEST_DATABASE_URL) return;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestDatabase = async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}
