import type { Fault } from '../fault';

/** What is erased, exported and sealed, and the jobs that do it by themselves. */
export const privacy: readonly Fault[] = [
  {
    name: 'messages-of-an-erased-request-stay',
    file: 'server/privacy/eraseRows.ts',
    find: `(phone !== '' && recipient.endsWith(phone)),`,
    replace: `(phone !== '' && recipient === phone),`,
  },
  {
    name: 'session-of-an-erased-request-stays',
    sequence: true,
    file: 'server/privacy/eraseRows.ts',
    find: `inArray(owner, [guid, signedOutMark(guid)])));`,
    replace: `inArray(owner, [guid])));`,
    and: [
      {
        file: 'server/privacy/eraseRows.ts',
        find: `import { signedOutMark } from '../session/signedOut';\n`,
        replace: '',
      },
    ],
  },
  {
    name: 'signed-request-is-erased-without-being-asked',
    file: 'server/privacy/erase.ts',
    find: `return request.state !== 'open' || contracts.some(`,
    replace: `return request.state !== 'open' && contracts.every(`,
  },
  {
    name: 'export-hands-out-the-password-hash',
    file: 'server/privacy/exportRequest.ts',
    find: `const SECRET = new Set(['passwordHash', 'hash',`,
    replace: `const SECRET = new Set(['password', 'hash',`,
  },
  {
    name: 'sealed-value-opens-in-another-column',
    file: 'server/crypto/seal.ts',
    find: `    .setAAD(Buffer.from(place))
    .setAuthTag(tag);`,
    replace: `    .setAAD(Buffer.from(place.split('.')[0] ?? ''))
    .setAuthTag(tag);`,
    and: [
      {
        file: 'server/crypto/seal.ts',
        find: `{ authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));`,
        replace: `{ authTagLength: TAG_BYTES }).setAAD(Buffer.from(place.split('.')[0] ?? ''));`,
      },
    ],
  },
  {
    name: 'key-is-dropped-while-a-file-is-broken',
    sequence: true,
    file: 'server/privacy/rotate.ts',
    find: `const isWhole = brokenRows === 0 && brokenFiles.length === 0 && overtaken === 0;`,
    replace: `const isWhole = brokenRows === 0 && overtaken === 0;`,
  },
  {
    name: 'resumed-request-is-erased-as-abandoned',
    sequence: true,
    file: 'server/repositories/retention.ts',
    find: `    notExists(isResumedSince(db, before)),
`,
    replace: '',
  },
  {
    name: 'open-request-is-erased-under-its-session',
    sequence: true,
    file: 'server/repositories/retention.ts',
    find: `        gte(sessions.seenAt, seenBefore),
        gte(`,
    replace: `        lt(sessions.seenAt, seenBefore),
        gte(`,
  },
  {
    name: 'sweep-takes-a-file-whose-row-is-still-to-come',
    sequence: true,
    file: 'server/jobs/sweep.ts',
    find: `filter(({ modifiedAt }) => modifiedAt < before)`,
    replace: `filter(({ modifiedAt }) => modifiedAt >= before || modifiedAt < before)`,
  },
  {
    name: 'failed-job-has-no-next-turn',
    sequence: true,
    file: 'server/jobs/runner.ts',
    find: `        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'A job failed'))
        .finally(() => {
          running.delete(turn);
          plan(job, job.everyMs);
        });`,
    replace: `        .then(() => plan(job, job.everyMs))
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'A job failed'))
        .finally(() => {
          running.delete(turn);
        });`,
  },
  {
    name: 'stop-does-not-wait-for-a-job',
    sequence: true,
    file: 'server/jobs/runner.ts',
    find: `      await Promise.all(running);
`,
    replace: `      running.clear();
`,
  },
  {
    name: 'ended-sessions-are-never-deleted',
    file: 'server/jobs/index.ts',
    find: `  { name: 'sessions', everyMs: 10 * MINUTE_MS, run: () => eraseSessions(deps) },
`,
    replace: '',
    and: [
      {
        file: 'server/jobs/index.ts',
        find: `eraseLeftovers, eraseSessions }`,
        replace: `eraseLeftovers }`,
      },
    ],
  },
];
