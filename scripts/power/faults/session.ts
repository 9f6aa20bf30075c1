import type { Fault } from '../fault';

/** Sessions, their tokens and who holds a request. */
export const session: readonly Fault[] = [
  {
    name: 'token-from-before-the-code-opens-everything',
    sequence: true,
    file: 'server/session/rotation.ts',
    find: `previousTokenHash: withCode ? beforeCode(before) : before,`,
    replace: `previousTokenHash: withCode ? before : beforeCode(before),`,
  },
  {
    name: 'slow-call-takes-the-rotated-session-over',
    sequence: true,
    file: 'server/repositories/sessions.ts',
    find: `.where(and(eq(sessions.id, id), isHeld))`,
    replace: `.where(eq(sessions.id, id))`,
  },
  {
    name: 'old-token-lives-after-the-new-one-arrived',
    sequence: true,
    file: 'server/session/session.ts',
    find: `...(rotationDone && { previousTokenHash: null }) };`,
    replace: `...(!rotationDone && { previousTokenHash: null }) };`,
  },
  {
    name: 'old-token-lives-on-without-end',
    sequence: true,
    file: 'server/session/session.ts',
    find: `  if (now.getTime() - session.seenAt.getTime() > OLD_TOKEN_MS) return {};
`,
    replace: '',
    and: [
      {
        file: 'server/session/session.ts',
        find: `/** The app waits one minute for an answer and then repeats the call. */
const OLD_TOKEN_MS = 2 * MINUTE_MS;
`,
        replace: '',
      },
    ],
  },
  {
    name: 'idle-session-does-not-end',
    file: 'server/session/idleTimeout.ts',
    find: `return session.seenAt < seenBefore || session.createdAt < createdBefore;`,
    replace: `return session.seenAt < seenBefore && session.createdAt < createdBefore;`,
  },
  {
    name: 'signed-out-session-keeps-what-it-proved',
    sequence: true,
    file: 'server/session/signedOut.ts',
    find: `guid: signedOutMark(guid), resumeGuid: null, resumeProof: null });`,
    replace: `guid: signedOutMark(guid), resumeGuid: null });`,
  },
  {
    name: 'released-session-keeps-what-it-proved',
    sequence: true,
    file: 'server/repositories/sessions.ts',
    find: `.set({ guid: null, resumeGuid: guid, resumeDoor: 'own', resumeProof: null, releasedAt: now })`,
    replace: `.set({ guid: null, resumeGuid: guid, resumeDoor: 'own', releasedAt: now })`,
  },
  {
    name: 'session-waits-for-a-phone-more-than-once',
    sequence: true,
    file: 'server/routes/onboarding.ts',
    find: `  if (!session || session.waitingUntil?.getTime() === WAITED.getTime()) return;`,
    replace: `  if (!session) return;`,
    and: [
      {
        file: 'server/routes/onboarding.ts',
        find: `import { updateSession, WAITED } from`,
        replace: `import { updateSession } from`,
      },
    ],
  },
  {
    name: 'proof-in-other-sessions-survives-a-release',
    sequence: true,
    file: 'server/session/release.ts',
    find: `  await releaseOwners(db, { id, guid, now });
  if (proof !== undefined) await releaseProofs(db, proof, { id, guid, now });
};`,
    replace: `  await releaseOwners(db, { id, guid, now });
};`,
  },
  {
    name: 'mark-of-a-browser-never-grows-old',
    file: 'server/session/device.ts',
    find: `return isRight && seconds(deps) - Number(issuedAt) <= LASTS_SECONDS ? nonce : undefined;`,
    replace: `return isRight && seconds(deps) >= Number(issuedAt) ? nonce : undefined;`,
  },
  {
    name: 'draft-key-changes-with-the-token',
    sequence: true,
    file: 'server/session/times.ts',
    find: "const draftKeyOf = (codeKey: string, { id }: Session): string =>\n  createHmac('sha256', codeKey).update(`draft:${id}`)",
    replace:
      "const draftKeyOf = (codeKey: string, { tokenHash }: Session): string =>\n  createHmac('sha256', codeKey).update(`draft:${tokenHash}`)",
  },
];
