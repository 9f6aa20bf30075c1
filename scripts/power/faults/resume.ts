import type { Fault } from '../fault';

/** Resuming a request, and the holes in it that were closed once. */
export const resume: readonly Fault[] = [
  {
    name: 'killed',
    sequence: true,
    file: 'server/codes/codes.ts',
    find: `    if (key.purpose !== 'resume') await dropOtherSessions(tx, key);`,
    replace: `    await dropOtherSessions(tx, key);`,
  },
  {
    name: 'located',
    sequence: true,
    file: 'server/resume/unlocked.ts',
    find: `  session?.guid === guid
`,
    replace: `  session?.guid === guid || session?.resumeGuid === guid
`,
  },
  {
    name: 'shutout',
    sequence: true,
    file: 'server/limits/rateLimits.ts',
    find: `  promoBySession: calls(perHour(200)),
`,
    replace: `  promoBySession: calls(perHour(200)),
  guessByTaxCode: fixed(perDay(50)),
`,
    and: [
      {
        file: 'server/resume/resume.ts',
        find: `import { maskPhone } from '../domain/mask';
`,
        replace: `import { maskPhone } from '../domain/mask';
import { count, countingOf, tooMany } from '../limits/countAttempt';
`,
      },
      {
        file: 'server/resume/resume.ts',
        find: `    const taken = await acceptCodeOnce(`,
        replace: `    const guess = { counter: 'guessByTaxCode', of: found.request.cf } as const;
    await count(countingOf(deps), guess, tooMany(() => 'Per sicurezza abbiamo sospeso i codici per questo recapito.'));
    const taken = await acceptCodeOnce(`,
      },
    ],
  },
  {
    name: 'squatting',
    sequence: true,
    file: 'server/routes/validation.ts',
    find: `  await rateLimitCall(call, 'sendByAddress');
  await sendConfirmationCode(`,
    replace: `  const { resumeGuid, resumeProof } = requireSession(call);
  if (resumeGuid !== null && resumeProof === null)
    throw new Refusal('concluded', 'Hai già una richiesta: per continuare inserisci il codice.');
  await rateLimitCall(call, 'sendByAddress');
  await sendConfirmationCode(`,
    and: [
      {
        file: 'server/routes/validation.ts',
        find: `import { acceptField } from '../errors/acceptField';
`,
        replace: `import { acceptField } from '../errors/acceptField';
import { Refusal } from '../errors/refusal';
`,
      },
    ],
  },
  {
    name: 'takeover',
    sequence: true,
    file: 'server/resume/unlocked.ts',
    find: `import { findByProof, findRequest, proofOf } from '../repositories/requests';
`,
    replace: `import { findAnswers, savedValue } from '../repositories/answers';
import { findByIdentity, findByProof, findRequest, proofOf } from '../repositories/requests';
`,
    and: [
      {
        file: 'server/resume/unlocked.ts',
        find: `Promise<Request[]> =>
  session?.resumeProof ? findByProof(db, session.resumeProof) : [];`,
        replace: `Promise<Request[]> => {
  if (!session?.resumeProof) return [];
  const proven = await findByProof(db, session.resumeProof);
  const located = await findRequest(db, session.resumeGuid ?? '');
  if (!located) return proven;
  const told = await findAnswers(db, located.guid, 'contact-info');
  const of = (widget: string): string => savedValue(told, widget, widget)?.value ?? '';
  const identity = { cf: located.cf, email: of('email'), phone: of('cellulare') };
  const known = new Set(proven.map(({ guid }) => guid));
  return [...proven, ...(await findByIdentity(db, identity)).filter(({ guid }) => !known.has(guid))];
};`,
      },
    ],
  },
  {
    name: 'code-to-the-old-number-proves-the-new-one',
    sequence: true,
    file: 'server/resume/resume.ts',
    find: `!proof || current.phone !== phone || (await`,
    replace: `!proof || (await`,
    and: [
      {
        file: 'server/resume/resume.ts',
        find: `  const { guid, phone } = request;
  const current`,
        replace: `  const { guid } = request;
  const current`,
      },
    ],
  },
  {
    name: 'proof-holds-for-another-located-request',
    sequence: true,
    file: 'server/resume/resume.ts',
    find: `!== phone || (await lockSession(db, session.id))?.resumeGuid !== guid)`,
    replace: `!== phone || !(await lockSession(db, session.id)))`,
  },
  {
    name: 'proof-is-kept-when-another-request-is-located',
    sequence: true,
    file: 'server/resume/resume.ts',
    find: `  ...(!isUnlocked(db, session, request) && { resumeProof: null }),
`,
    replace: '',
    and: [
      {
        file: 'server/resume/resume.ts',
        find: `  db: Db,
  session: Session,
  request: Request,
  resumeDoor: Door,`,
        replace: `  _db: Db,
  _session: Session,
  request: Request,
  resumeDoor: Door,`,
      },
    ],
  },
  {
    name: 'slower-opening-undoes-the-faster',
    sequence: true,
    file: 'server/resume/open.ts',
    find: `    if ((await lockSession(db, session.id))?.resumeProof !== session.resumeProof) throw refusal;
`,
    replace: `    await lockSession(db, session.id);
`,
  },
  {
    name: 'released-session-is-not-told-why',
    sequence: true,
    file: 'server/resume/current.ts',
    find: `  if (isReleased(session)) return { ...authStep, errorMessage: [OPENED_ELSEWHERE] };
`,
    replace: `  if (isReleased(session)) return authStep;
`,
    and: [
      {
        file: 'server/resume/current.ts',
        find: `import { isReleased, OPENED_ELSEWHERE } from`,
        replace: `import { isReleased } from`,
      },
    ],
  },
  {
    name: 'unread-document-is-signed-from-the-list',
    sequence: true,
    file: 'server/resume/contractActions.ts',
    find: `    if (contract.noticeAt === null) throw new Refusal('readFirst', READ_FIRST);
`,
    replace: '',
  },
  {
    name: 'one-document-is-mailed-without-the-other',
    file: 'server/resume/contractActions.ts',
    find: `attachments.length === 0 || attachments.length < contracts.length`,
    replace: `attachments.length === 0`,
  },
  {
    name: 'new-request-is-offered-by-link-too',
    file: 'server/resume/resume.ts',
    find: `session.resumeDoor === 'check' && session.guid !== null`,
    replace: `session.guid !== null`,
  },
  {
    name: 'opening-a-request-leaves-no-trace',
    file: 'server/resume/open.ts',
    find: `    await recordAudit(db, { guid, at: now, event: 'resumed', details: { state: request.state } });
`,
    replace: '',
    and: [
      {
        file: 'server/resume/open.ts',
        find: `import { recordAudit } from '../repositories/audit';
`,
        replace: '',
      },
    ],
  },
];
