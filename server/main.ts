import { buildApp, hasSandbox } from './app';
import { readCodeKey } from './codeKey';
import { ConfigError, readConfig } from './config';
import { DatabaseInUse } from './db/folderLock';
import { DatabaseAway, openDatabase } from './db/open';
import { createDelivery } from './delivery';
import type { Clock } from './deps';
import { openDocumentStore } from './documents';
import { createLog } from './log';
import { useKeyring } from './privacy/keyring';
import { readKeyring } from './privacy/readKeyring';
import { deleteEndedSessions } from './repositories/sessions';
import { sessionLimits } from './session/session';
import { stopGracefully } from './stop';

const CLEANING_MS = 600_000;

const clock: Clock = { now: () => new Date() };

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = createLog(config);
  const codeKey = await readCodeKey(config);
  useKeyring(await readKeyring(config, codeKey));
  const database = await openDatabase(config, log);
  const { db } = database;
  const documents = await openDocumentStore(config);
  const delivery = createDelivery({ config, db, clock });
  const app = await buildApp({ config, database, db, clock, ...delivery, documents, log, codeKey });

  const cleaning = setInterval(() => {
    const { seenBefore, createdBefore } = sessionLimits(config, clock.now());
    deleteEndedSessions(db, seenBefore, createdBefore).catch((error: unknown) =>
      log.error({ err: error }, 'Ended sessions were not deleted'),
    );
  }, CLEANING_MS);
  cleaning.unref();

  const stop = async (): Promise<void> => {
    clearInterval(cleaning);
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
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
  const shown = config.HOST === '127.0.0.1' ? 'localhost' : config.HOST;
  console.log(`Apertura: http://${shown}:${port}`);
  if (hasSandbox(config)) console.log(`Sandbox (e-mails and SMS): http://${shown}:${port}/sandbox`);
  else if (config.SMS_GATEWAY_URL === undefined || config.SMTP_URL === undefined) {
    log.warn(
      'SMTP_URL or SMS_GATEWAY_URL is not set: what goes through it is kept in the outbox, and not sent',
    );
  }
};

/** What whoever starts the service can mend gets one line; anything else its whole story. */
const isPlain = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof DatabaseInUse ||
  error instanceof DatabaseAway ||
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

start().catch((error: unknown) => {
  console.error(isPlain(error) ? error.message : error);
  process.exit(1);
});
