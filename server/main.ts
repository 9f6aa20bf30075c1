import { buildApp } from './app';
import { brandOf } from './brand';
import { ConfigError, readConfig } from './config';
import { sandboxReach } from './config/sandboxReach';
import { startWarnings } from './config/startWarnings';
import { DatabaseInUse } from './db/folderLock';
import { DatabaseUnavailable } from './db/open';
import { createDelivery } from './delivery';
import type { Clock } from './deps';
import { jobsOf } from './jobs';
import { startJobs } from './jobs/runner';
import { createLog } from './log';
import { whenIdle } from './machine/whenIdle';
import { openData } from './openData';
import { printedBrand } from './pdf/printedBrand';
import { warmUp } from './pdf/renderAhead';
import { stopGracefully } from './stop';

const clock: Clock = { now: () => new Date() };

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const brand = brandOf(config);
  const log = createLog(config);
  for (const line of startWarnings(config)) {
    log.warn(line);
    console.warn(`Warning: ${line}`);
  }
  const { codeKey, database, documents } = await openData(config, log);
  const { db } = database;
  const delivery = createDelivery({ config, db, clock, log });
  const app = await buildApp({ config, database, db, clock, ...delivery, documents, log, codeKey });

  const jobs = startJobs(jobsOf({ db, documents, clock, log, config, mail: delivery.mail }), log);

  const stop = async (): Promise<void> => {
    app.retire();
    await jobs.stop();
    await stopGracefully({ app, database, log });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().catch((error: unknown) => {
        log.error({ err: error }, 'Did not stop cleanly');
        process.exitCode = 1;
      });
    });
  }

  await app.listen({ port: config.PORT, host: config.HOST });
  whenIdle(() => {
    warmUp(clock.now(), printedBrand(brand)).catch((error: unknown) =>
      log.error({ err: error }, 'No document was rendered'),
    );
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  const url = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  console.log(`Apertura: ${url}`);
  if (config.MOCK === 'on') console.log(`Mock back end: ${url}/sandbox/mock`);
  if (sandboxReach(config) !== 'nobody') console.log(`Sandbox (e-mails and SMS): ${url}/sandbox`);
};

/** Errors that the operator can fix are printed as one line, others with their stack. */
const isPlain = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof DatabaseInUse ||
  error instanceof DatabaseUnavailable ||
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

start().catch((error: unknown) => {
  console.error(isPlain(error) ? error.message : error);
  process.exit(1);
});
