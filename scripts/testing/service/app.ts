import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app';
import { readConfig, type Config } from '../../../server/config';
import type { Keyring } from '../../../server/crypto/keyring';
import { setKeyring } from '../../../server/db/keyring';
import type { OpenDatabase } from '../../../server/db/types';
import { createDelivery } from '../../../server/delivery';
import type { AppDeps } from '../../../server/deps';
import { openDocumentStore } from '../../../server/documents';
import { createLog } from '../../../server/log';
import { openSealKey } from '../../../server/pdfSeal/key/openSealKey';
import { listMessages, type OutboxMessage } from '../../../server/repositories/outbox';
import { TestClient } from './client';
import { FakeClock } from './clock';
import { freshDatabase } from './database';
import { requireDeclaredAnswers } from './declaredAnswers';
import { testKeyring } from './keyring';
import { withOutsideWatched } from './outside';

export interface TestAppOptions {
  readonly numbering?: 'A' | 'B';
  readonly clock?: FakeClock;
  readonly environment?: Readonly<Record<string, string>>;
  readonly deps?: Partial<AppDeps>;
  /** Default: the tests' own. */
  readonly keyring?: Keyring;
  /** It stays open at close. */
  readonly database?: OpenDatabase;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: AppDeps;
  readonly config: Config;
  readonly clock: FakeClock;
  readonly database: OpenDatabase;
  client(): TestClient;
  /** Newest first. */
  outbox(): Promise<OutboxMessage[]>;
  lastCode(to: string): Promise<string>;
  close(): Promise<void>;
}

/** The code that a test asks for is nearly always in the message before. */
const FEW = 3;

const startIn = async (folder: string, options: TestAppOptions): Promise<TestApp> => {
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
  const { keyring = testKeyring } = options;
  setKeyring(db, keyring);
  const log = createLog(config);
  const deps = withOutsideWatched({
    config,
    database,
    db,
    clock,
    ...createDelivery({ config, db, clock }),
    documents: await openDocumentStore(config, keyring),
    sealKey: await openSealKey(config, log, clock.now()),
    log,
    codeKey: 'key of the tests',
    ...options.deps,
  });
  const app = await buildApp(deps);
  const misfits = requireDeclaredAnswers(app);
  const outbox = () => listMessages(db);
  return {
    app,
    deps,
    config,
    clock,
    database,
    client: () => new TestClient(app),
    outbox,
    lastCode: async (to) => {
      const codeIn = (messages: readonly OutboxMessage[]) =>
        messages.find((message) => message.recipient === to && message.code)?.code;
      // Opening a hundred sealed messages takes longer than most calls.
      return codeIn(await listMessages(db, FEW)) ?? codeIn(await outbox()) ?? '';
    },
    close: async () => {
      await app.close();
      if (!options.database) await database.close();
      await rm(folder, { recursive: true, force: true });
      if (misfits.length > 0) throw new Error(misfits.join('\n'));
    },
  };
};

export const startTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'apertura-test-'));
  try {
    return await startIn(folder, options);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
