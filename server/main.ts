import { buildApp } from './app';
import { brandOf } from './brand';
import { readConfig } from './config';
import { sandboxReach } from './config/sandboxReach';
import { startWarnings } from './config/startWarnings';
import { createDelivery } from './delivery';
import type { Clock } from './deps';
import { limitReaders } from './formats/readers';
import { jobsOf } from './jobs';
import { logAuditEnd } from './jobs/auditChain';
import { startJobs } from './jobs/runner';
import { createLog } from './log';
import { whenIdle } from './machine/whenIdle';
import { openData } from './openData';
import { openSealKey } from './pdfSeal/key/openSealKey';
import { printedBrand } from './pdf/printedBrand';
import { warmUp } from './pdf/renderAhead';
import { lineOf } from './startFailure';
import { stopGracefully } from './stop';
import { openLookUps } from './support/socket';

const clock: Clock = { now: () => new Date() };

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const brand = brandOf(config);
  const log = createLog(config);
  for (const line of startWarnings(config)) {
    log.warn(line);
    console.warn(`Warning: ${line}`);
  }
  // The embedded database takes as much memory as a reader.
  if (config.DATABASE_URL === undefined) limitReaders(1);
  const { codeKey, database, documents } = await openData(config, log);
  const { db } = database;
  const sealKey = await openSealKey(config, log, clock.now());
  const delivery = createDelivery({ config, db, clock, log });
  const deps = { config, database, db, clock, ...delivery, documents, sealKey, log, codeKey };
  const app = await buildApp(deps);
  const lookUps = await openLookUps(deps);

  const jobs = startJobs(jobsOf({ db, documents, clock, log, config, codeKey, ...delivery }), log);

  const stop = async (): Promise<void> => {
    app.retire();
    const jobsEnded = jobs.stop();
    const close = async (): Promise<void> => {
      await jobsEnded;
      lookUps.close();
      await logAuditEnd(deps, { ofAnyAge: false }).catch((error: unknown) =>
        log.error({ err: error }, 'The end of the audit’s chain is not known'),
      );
      await database.close();
    };
    await stopGracefully({ app, database: { close }, log });
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

start().catch((error: unknown) => {
  console.error(lineOf(error) ?? error);
  process.exit(1);
});
