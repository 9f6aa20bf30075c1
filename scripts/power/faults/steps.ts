import type { Fault } from '../fault';

/** The service's part of each step. */
export const steps: readonly Fault[] = [
  {
    name: 'repeated-step-is-told-as-stale',
    sequence: true,
    file: 'server/steps/advance.ts',
    find: `const acceptedHash = hashOf(deps, sent);`,
    replace: `const { acceptedHash } = request;`,
  },
  {
    name: 'half-signed-contract-can-be-left-by-back',
    sequence: true,
    file: 'server/steps/advance.ts',
    find: `(await contractsInOrder(db, guid)).some((one) => one.signedAt !== null);`,
    replace: `(await contractsInOrder(db, guid)).every((one) => one.signedAt !== null);`,
  },
  {
    name: 'refused-step-is-stored',
    file: 'server/steps/advance.ts',
    find: `  const validated = await validateAnswers(slug, context, widgets);
`,
    replace: `  const validated = await validateAnswers(slug, context, widgets);
  await saveAnswers(db, guid, slug, answersToSave(validated), context.now, context.saved);
`,
  },
  {
    name: 'one-notice-is-enough-to-sign',
    file: 'server/steps/hooks/contract.ts',
    find: `if (noticed.length < 2) return`,
    replace: `if (noticed.length < 1) return`,
  },
  {
    name: 'lost-upload-is-signed',
    sequence: true,
    file: 'server/steps/hooks/identification.ts',
    find: `value === UPLOADED && upload?.value !== UPLOADED;`,
    replace: `value === UPLOADED && upload === undefined;`,
  },
  {
    name: 'video-counts-without-its-phrase',
    file: 'server/steps/hooks/identification.ts',
    find: `(path !== VIDEO_PATH || videoDone) ? UPLOADED : '';`,
    replace: `(path !== VIDEO_PATH || stored.length > 0 || videoDone) ? UPLOADED : '';`,
  },
  {
    name: 'activity-does-not-reach-the-company-record',
    sequence: true,
    file: 'server/steps/hooks/self-certifications.ts',
    find: `{ widget: 'azienda', component, value }));`,
    replace: `{ widget: 'attivita', component, value }));`,
  },
  {
    name: 'two-starts-at-once-make-two-requests',
    sequence: true,
    file: 'server/steps/start.ts',
    find: `    const locked = await lockSession(db, session.id);
    const existing = locked?.guid ? await findRequest(db, locked.guid) : undefined;`,
    replace: `    await lockSession(db, session.id);
    const existing = session.guid ? await findRequest(db, session.guid) : undefined;`,
  },
  {
    name: 'confirmed-email-may-be-sent-changed',
    file: 'server/steps/hooks/contact-info.ts',
    find: `  'email.email',
  'cellulare.cellulare',
];`,
    replace: `  'cellulare.cellulare',
];`,
  },
  {
    name: 'known-customer-by-the-tax-code-alone',
    file: 'server/steps/hooks/knownCustomer.ts',
    find: `one.completedAt !== null && one.phone === phone);`,
    replace: `one.completedAt !== null && one.phone !== '');`,
  },
  {
    name: 'password-before-the-phone-is-confirmed',
    sequence: true,
    file: 'server/customers/password.ts',
    find: `flag) !== VALID)
    throw`,
    replace: `flag) === '')
    throw`,
  },
];
