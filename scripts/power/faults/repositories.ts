import type { Fault } from '../fault';

/** What is read from the database and written to it. */
export const repositories: readonly Fault[] = [
  {
    name: 'identity-matches-without-a-confirmed-phone',
    file: 'server/repositories/requests.ts',
    find: `and(isNotNull(requests.emailConfirmedAt), isNotNull(requests.phoneConfirmedAt));`,
    replace: `and(isNotNull(requests.emailConfirmedAt));`,
  },
  {
    name: 'identity-matches-without-the-email',
    file: 'server/repositories/requests.ts',
    find: `        eq(requests.emailIndex, email),
`,
    replace: '',
    and: [
      {
        file: 'server/repositories/requests.ts',
        find: `[cf = '', phone = '', email = '']: readonly`,
        replace: `[cf = '', phone = '']: readonly`,
      },
    ],
  },
  {
    name: 'oldest-request-of-a-person-comes-first',
    file: 'server/repositories/requests.ts',
    find: `          isConfirmed(),
        ),
      )
      .orderBy(desc(requests.updatedAt), requests.guid),`,
    replace: `          isConfirmed(),
        ),
      )
      .orderBy(requests.updatedAt, requests.guid),`,
  },
  {
    name: 'changed-number-keeps-its-old-index',
    sequence: true,
    file: 'server/repositories/requests.ts',
    find: `    ...(phone !== undefined && { phoneIndex: indexOf(db, 'phone', phone) }),
`,
    replace: '',
  },
  {
    name: 'answer-keeps-the-status-of-the-first-time',
    sequence: true,
    file: 'server/repositories/answers.ts',
    find: '[...saved, ...given].map((answer) => [nameOf(answer), answer])',
    replace:
      '[...saved, ...given].map((answer) => [nameOf(answer), { ...answer, status: savedValue(saved, answer.widget, answer.component)?.status ?? answer.status }])',
  },
  {
    name: 'first-invitation-counts-as-the-last',
    sequence: true,
    file: 'server/repositories/invitations.ts',
    find: `    .where(eq(invitations.guid, sql.placeholder('guid')))
    .orderBy(desc(invitations.id)),`,
    replace: `    .where(eq(invitations.guid, sql.placeholder('guid')))
    .orderBy(invitations.id),`,
  },
  {
    name: 'notice-of-an-old-document-holds-for-the-new',
    sequence: true,
    file: 'server/repositories/contracts.ts',
    find: `    eq(contracts.stampeId, stampeId),
    isNull(`,
    replace: `    isNull(`,
    and: [
      {
        file: 'server/repositories/contracts.ts',
        find: `  { guid, kind, stampeId }: Pick<`,
        replace: `  { guid, kind }: Pick<`,
      },
    ],
  },
  {
    name: 'second-signature-changes-the-time-of-the-first',
    sequence: true,
    file: 'server/repositories/signing.ts',
    find: `and(eq(contracts.guid, guid), isNull(contracts.signedAt))`,
    replace: `eq(contracts.guid, guid)`,
    and: [
      {
        file: 'server/repositories/signing.ts',
        find: `import { and, eq, isNull, sql } from`,
        replace: `import { and, eq, sql } from`,
      },
    ],
  },
  {
    name: 'judgement-reaches-every-document',
    file: 'server/repositories/documents.ts',
    find: `    .where(and(eq(documents.guid, guid), inArray(documents.type, [...types])));`,
    replace: `    .where(eq(documents.guid, guid));`,
    and: [
      {
        file: 'server/repositories/documents.ts',
        find: `import { and, asc, eq, inArray, sql } from`,
        replace: `import { and, asc, eq, sql } from`,
      },
      {
        file: 'server/repositories/documents.ts',
        find: `  types: readonly string[],
`,
        replace: `  _types: readonly string[],
`,
      },
    ],
  },
  {
    name: 'attempt-leaves-its-window-too-late',
    file: 'server/repositories/attempts.ts',
    find: 'sql`past.time > ${now} - ${ms}::bigint`',
    replace: 'sql`past.time >= ${now} - ${ms}::bigint`',
  },
  {
    name: 'statement-runs-though-its-transaction-could-not-begin',
    sequence: true,
    file: 'server/db/sendingTogether.ts',
    find: 'if (!this.#isHeld) return this.#begun.then(() => super.query(...given));',
    replace: `if (!this.#isHeld) {
      this.#begun.catch(() => undefined);
      return super.query(...given);
    }`,
  },
  {
    name: 'connection-that-could-not-begin-stays-in-the-pool',
    sequence: true,
    file: 'server/db/sendingTogether.ts',
    find: 'this.release = () => release?.(error as Error);',
    replace: 'this.release = () => release?.();',
  },
  {
    name: 'answers-are-read-before-the-lock-is-held',
    sequence: true,
    file: 'server/steps/stored.ts',
    find: `  const [request, stored] = await inOneExchange(db, () =>
    Promise.all([lockRequestOfSteps(db, guid), readStored(db, guid)]),
  );`,
    replace: `  const [stored, request] = await inOneExchange(db, () =>
    Promise.all([readStored(db, guid), lockRequestOfSteps(db, guid)]),
  );`,
  },
  {
    name: 'answers-that-a-step-has-changed-are-not-read-again',
    sequence: true,
    file: 'server/steps/answers.ts',
    find: `      forgotten.add(step);
`,
    replace: '',
  },
  {
    name: 'exchange-with-the-embedded-database-is-outside-of-its-transaction',
    sequence: true,
    file: 'server/db/pgliteStatements.ts',
    find: 'return isFirst ? [BEGIN] : [];',
    replace: 'return isFirst ? [] : [];',
  },
  {
    name: 'every-statement-of-an-exchange-gets-the-rows-of-the-first',
    file: 'server/db/pgliteExchanges.ts',
    find: '...(found[index] ?? [])',
    replace: '...(found[0] ?? [])',
  },
  {
    name: 'write-is-deferred-though-its-transaction-could-not-begin',
    sequence: true,
    file: 'server/db/sendingTogether.ts',
    find: 'if (this.#defers && !this.#begin && !this.#begun)',
    replace: 'if (this.#defers)',
  },
  {
    name: 'deferred-write-that-fails-is-not-told-of',
    sequence: true,
    file: 'server/db/sendingTogether.ts',
    find: 'return Promise.all([answer, ...deferred]).then(([own]) => own);',
    replace: 'return Promise.allSettled([Promise.all(deferred)]).then(() => answer);',
  },
  {
    name: 'transaction-that-was-rolled-back-counts-as-committed',
    sequence: true,
    file: 'server/db/sendingTogether.ts',
    find: "isOf(given, 'commit') ? answer.then(committed) : answer",
    replace: "isOf(given, 'begin') ? answer.then(committed) : answer",
  },
  {
    name: 'deferred-write-of-the-embedded-database-is-lost-at-commit',
    sequence: true,
    file: 'server/db/pgliteStatements.ts',
    find: 'if (deferred.length > 0) await execute(deferred, begin, COMMIT);',
    replace: 'if (deferred.length > 0) await execute(deferred.splice(1), begin, COMMIT);',
  },
  {
    name: 'savepoint-is-not-rolled-back-after-a-deferred-write-that-fails',
    sequence: true,
    file: 'server/db/pgliteStatements.ts',
    find: "if (text.startsWith('rollback')) {",
    replace: "if (text.startsWith('rollback to nowhere')) {",
  },
  {
    name: 'session-is-not-found-by-the-token-before-its-rotation',
    sequence: true,
    file: 'server/repositories/sessions.ts',
    find: 'return session ?? (await findRotated(db, { previous, beforeCode }))[0];',
    replace: `return session ?? (await findRotated(db, { previous: previous && '', beforeCode: beforeCode && '' }))[0];`,
  },
  {
    name: 'unprepared-statement-is-handed-to-the-driver-without-its-values',
    sequence: true,
    file: 'server/db/sendingTogether.ts',
    find: '/^(?:begin|commit)/.test(statement.text)',
    replace: '/^(?:begin|commit|insert)/.test(statement.text)',
  },
  {
    name: 'joined-journey-keeps-the-old-code-in-the-log',
    sequence: true,
    file: 'server/session/journey.ts',
    find: '  (http.log as Logger).setBindings({ journey });',
    replace: "  if (http.journey === '') (http.log as Logger).setBindings({ journey });",
  },
];
