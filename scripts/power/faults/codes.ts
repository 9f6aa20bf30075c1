import type { Fault } from '../fault';

/** One-time codes: sent, counted, entered. */
export const codes: readonly Fault[] = [
  {
    name: 'guess-counted-after-it-is-compared',
    sequence: true,
    file: 'server/codes/guess.ts',
    find: `  const counted = await countGuess(db, key, MAX_GUESSES, now);`,
    replace: `  const found = await findCode(db, key);
  const isOpen = found && found.hash !== '' && found.expiresAt > now && found.guesses < MAX_GUESSES;
  const counted = isOpen ? found : undefined;`,
    and: [
      {
        file: 'server/codes/guess.ts',
        find: `    await takeBackGuess(db, key);
    return 'repeated';`,
        replace: `    return 'repeated';`,
      },
      {
        file: 'server/codes/guess.ts',
        find: `    if (counted.guesses === MAX_GUESSES) await`,
        replace: `    if (counted.guesses === MAX_GUESSES - 1) await`,
      },
      {
        file: 'server/codes/guess.ts',
        find: `  if (verdict instanceof Refusal) throw verdict;`,
        replace: `  if (verdict instanceof Refusal) {
    await countGuess(deps.db, guess.key, MAX_GUESSES, deps.clock.now());
    throw verdict;
  }`,
      },
    ],
  },
  {
    name: 'one-guess-more-than-allowed',
    file: 'server/repositories/codes.ts',
    find: `lt(codes.guesses, maximum)`,
    replace: `lt(codes.guesses, maximum + 1)`,
  },
  {
    name: 'expired-code-is-taken',
    file: 'server/repositories/codes.ts',
    find: `ne(codes.hash, ''), gt(codes.expiresAt, now), `,
    replace: `ne(codes.hash, ''), gt(codes.expiresAt, new Date(0)), `,
  },
  {
    name: 'used-code-is-taken-again',
    sequence: true,
    file: 'server/repositories/codes.ts',
    find: '.set({ hash: `${USED}${hash}`, guesses: 0 })',
    replace: '.set({ hash, guesses: 0 })',
  },
  {
    name: 'repeat-of-the-right-code-uses-a-guess-up',
    sequence: true,
    file: 'server/codes/guess.ts',
    find: `    await takeBackGuess(db, key);
    return 'repeated';`,
    replace: `    return 'repeated';`,
  },
  {
    name: 'undelivered-code-counts',
    sequence: true,
    file: 'server/codes/codes.ts',
    find: `    await uncountSend(tx, key, destination, sentAt);
`,
    replace: '',
  },
  {
    name: 'undelivered-code-can-be-entered',
    sequence: true,
    file: 'server/codes/codes.ts',
    find: `    await dropCode(tx, key, sentAt);
`,
    replace: '',
  },
  {
    name: 'code-of-another-session-lives-on',
    sequence: true,
    file: 'server/codes/codes.ts',
    find: `    if (key.purpose !== 'resume') await dropOtherSessions(tx, key);
`,
    replace: '',
  },
  {
    name: 'wait-for-a-code-is-told-too-short',
    file: 'server/codes/codes.ts',
    find: `return Math.ceil(wait / 1000);`,
    replace: `return Math.floor(wait / 1000);`,
  },
  {
    name: 'number-that-was-not-told-last-is-confirmed',
    sequence: true,
    file: 'server/customers/confirmations.ts',
    find: `savedValue(contact.saved, widget, component)?.value === target ? contactStatus(contact, widget, flag) : '';`,
    replace: `contactStatus(contact, widget, flag);`,
    and: [
      {
        file: 'server/customers/confirmations.ts',
        find: `  { widget, component, flag }: Channel,
  contact: Pick<Contact, 'saved'>,
  target: string,`,
        replace: `  { widget, flag }: Channel,
  contact: Pick<Contact, 'saved'>,
  _target: string,`,
      },
    ],
  },
];
