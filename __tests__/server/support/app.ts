import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app';
import { readConfig, type Config } from '../../../server/config';
import type { OpenDatabase } from '../../../server/db/types';
import { createDelivery } from '../../../server/delivery';
import type { AppDeps } from '../../../server/deps';
import { openDocumentStore } from '../../../server/documents';
import { createLog } from '../../../server/log';
import { listMessages, type OutboxMessage } from '../../../server/repositories/outbox';
import { TestClient } from './client';
import { FakeClock } from './clock';
import { freshDatabase } from './database';
import { requireDeclaredErrors } from './declaredErrors';

export interface TestAppOptions {
  readonly numbering?: 'A' | 'B';
  readonly clock?: FakeClock;
  /** Further settings, as in the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Other deliveries or stores than those of the settings. */
  readonly deps?: Partial<AppDeps>;
  /** A database to share, which then stays open at close. */
  readonly database?: OpenDatabase;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: AppDeps;
  readonly config: Config;
  readonly clock: FakeClock;
  readonly database: OpenDatabase;
  /** A browser that has never been here. */
  client(): TestClient;
  /** Newest first. */
  outbox(): Promise<OutboxMessage[]>;
  /** The code of the newest message to an address or number. */
  lastCode(to: string): Promise<string>;
  close(): Promise<void>;
}

/** The service on a database of its own (see freshDatabase): one for each test file, started in `beforeAll`. */
export const startTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'apertura-test-'));
  const clock = options.clock ?? new FakeClock();
  const config = readConfig({
    DATA_DIR: folder,
    WEB_DIR: join(folder, 'web'),
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    STEP_NUMBERING: options.numbering ?? 'A',
    ...options.environment,
  });
  const database = options.database ?? (await freshDatabase());
  const { db } = database;
  const deps: AppDeps = {
    config,
    database,
    db,
    clock,
    ...createDelivery({ config, db, clock }),
    documents: await openDocumentStore(config),
    log: createLog(config),
    codeKey: 'key of the tests',
    ...options.deps,
  };
  const app = await buildApp(deps);
  requireDeclaredErrors(app);
  const outbox = () => listMessages(db);
  return {
    app,
    deps,
    config,
    clock,
    database,
    client: () => new TestClient(app),
    outbox,
    lastCode: async (to) =>
      (await outbox()).find((message) => message.recipient === to && message.code)?.code ?? '',
    close: async () => {
      await app.close();
      if (!options.database) await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
