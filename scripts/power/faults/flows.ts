import type { Fault } from '../fault';

/** Sequences of calls in the web app. */
export const flows: readonly Fault[] = [
  {
    name: 'busy-flag-stays-when-a-flow-throws',
    sequence: true,
    file: 'src/flows/shared/withOverlay.ts',
    find: `    try {
      yield* flow(...given) as SagaGenerator<void>;
    } finally {
      yield* put(busyEnded());
    }`,
    replace: `    yield* flow(...given) as SagaGenerator<void>;
    yield* put(busyEnded());`,
  },
  {
    name: 'busy-flag-stays-when-a-flow-is-cancelled',
    sequence: true,
    file: 'src/flows/shared/withOverlay.ts',
    find: `    try {
      yield* flow(...given) as SagaGenerator<void>;
    } finally {
      yield* put(busyEnded());
    }`,
    replace: `    try {
      yield* flow(...given) as SagaGenerator<void>;
    } catch (error) {
      yield* put(busyEnded());
      throw error;
    }
    yield* put(busyEnded());`,
  },
  {
    name: 'cancelled-flow-leaves-its-call-running',
    sequence: true,
    file: 'src/flows/shared/callEndpoint.ts',
    find: `  return Object.assign(ended, { [CANCEL]: () => running.abort() });`,
    replace: `  return ended;`,
    and: [
      {
        file: 'src/flows/shared/callEndpoint.ts',
        find: `import { CANCEL } from 'redux-saga';
`,
        replace: '',
      },
    ],
  },
  {
    name: 'signature-is-sent-twice-on-retry',
    sequence: true,
    file: 'src/flows/steps/sign.ts',
    find: `  if (signed) yield* put(contractSigned(signed));
`,
    replace: '',
    and: [
      {
        file: 'src/flows/steps/sign.ts',
        find: `import { contractSigned, signingCompleted } from`,
        replace: `import { signingCompleted } from`,
      },
    ],
  },
  {
    name: 'only-the-contract-is-given-notice-of',
    file: 'src/flows/steps/sign.ts',
    find: `of contracts)
    yield*`,
    replace: `of contracts.slice(1))
    yield*`,
  },
  {
    name: 'confirmed-address-is-sent-another-code',
    sequence: true,
    file: 'src/flows/steps/contactCodes.ts',
    find: `  if (before !== '' && before !== UNANSWERED) return before;`,
    replace: `  if (before === 'pending') return before;`,
  },
  {
    name: 'status-of-the-old-number-holds-for-the-new',
    sequence: true,
    file: 'src/flows/steps/contact.ts',
    find: `const before = numero === known ? yield* call(statusFor, 'cellulare', 'otpCellulare') : '';`,
    replace: `const before = known ? yield* call(statusFor, 'cellulare', 'otpCellulare') : '';`,
  },
  {
    name: 'lost-answer-of-a-code-sends-a-second-one',
    file: 'src/flows/steps/contactCodes.ts',
    find: `    if (!isRefused(error)) yield* call(mark, code, UNANSWERED);
`,
    replace: '',
  },
  {
    name: 'refused-code-offers-to-send-it-again',
    file: 'src/flows/steps/contact.ts',
    find: `failInDialog(error, isRefused(error) ?`,
    replace: `failInDialog(error, !isRefused(error) ?`,
  },
  {
    name: 'sent-values-stay-as-a-draft',
    sequence: true,
    file: 'src/flows/steps/next.ts',
    find: `      if (slug) yield* put(draftDropped(slug));
`,
    replace: '',
    and: [
      {
        file: 'src/flows/steps/next.ts',
        find: `import { draftChanged, draftDropped } from`,
        replace: `import { draftChanged } from`,
      },
    ],
  },
  {
    name: 'typed-values-are-lost-when-the-step-fails',
    sequence: true,
    file: 'src/flows/steps/next.ts',
    find: `  if (slug) yield* put(draftChanged({ slug, values }));
`,
    replace: '',
    and: [
      {
        file: 'src/flows/steps/next.ts',
        find: `  const slug = yield* select(selectSlug);
  // Stored`,
        replace: `  // Stored`,
      },
      {
        file: 'src/flows/steps/next.ts',
        find: `import { draftChanged, draftDropped } from`,
        replace: `import { draftDropped } from`,
      },
    ],
  },
  {
    name: 'older-upload-goes-on-beside-the-newer',
    sequence: true,
    file: 'src/flows/uploads/watchUploads.ts',
    find: `      if (task?.isRunning()) yield* cancel(task);`,
    replace: `      if (task?.isRunning() && !isRequest) yield* cancel(task);`,
  },
  {
    name: 'failed-file-is-thrown-away',
    sequence: true,
    file: 'src/flows/uploads/watchUploads.ts',
    find: `    yield* put(uploadFailed({ key, message, file }));`,
    replace: `    releaseFile(file);
    yield* put(uploadFailed({ key, message, file }));`,
  },
  {
    name: 'upload-marks-the-request-that-came-after',
    sequence: true,
    file: 'src/flows/uploads/watchUploads.ts',
    find: `if (widget && component && guid === (yield* select(selectGuid)))`,
    replace: `if (widget && component && guid !== '')`,
  },
  {
    name: 'papers-are-given-back-twice-on-retry',
    sequence: true,
    file: 'src/flows/resume/reupload.ts',
    find: `      yield* put(resubmissionTaken({ guid }));
`,
    replace: '',
    and: [
      {
        file: 'src/flows/resume/reupload.ts',
        find: `import { requestsLoaded, resubmissionTaken, reuploadLoaded } from`,
        replace: `import { requestsLoaded, reuploadLoaded } from`,
      },
    ],
  },
  {
    name: 'taken-code-is-sent-again-on-retry',
    sequence: true,
    file: 'src/flows/resume/openRequest.ts',
    find: `      retry: resumeContinued(),
`,
    replace: `      retry: resumeCodeResendRequested(),
`,
    and: [
      {
        file: 'src/flows/resume/openRequest.ts',
        find: `import { resumeContinued, type resumeRequested } from`,
        replace: `import { resumeCodeResendRequested, type resumeRequested } from`,
      },
    ],
  },
  {
    name: 'drafts-of-the-request-before-are-not-kept',
    sequence: true,
    file: 'src/flows/request/draftPersistence.ts',
    find: `  yield* call(saveRequest);
  const { resume } = yield* select(selectDrafts);
  const kept`,
    replace: `  const { resume } = yield* select(selectDrafts);
  const kept`,
  },
  {
    name: 'drafts-are-read-before-they-are-written',
    sequence: true,
    file: 'src/state/draftStorage.ts',
    find: `  await written;
`,
    replace: '',
  },
  {
    name: 'slower-encryption-overwrites-the-newer-draft',
    sequence: true,
    file: 'src/state/draftStorage.ts',
    find: `Promise.all([sealed, written])`,
    replace: `Promise.all([sealed])`,
  },
  {
    name: 'draft-is-written-after-the-request-is-completed',
    sequence: true,
    file: 'src/flows/request/draftPersistence.ts',
    find: `  yield* call(draftsWritten);
  yield* call(clearTab);
`,
    replace: '',
    and: [
      {
        file: 'src/flows/request/draftPersistence.ts',
        find: `clearDraftKey, draftsWritten, openDrafts`,
        replace: `clearDraftKey, openDrafts`,
      },
    ],
  },
  {
    name: 'expired-session-keeps-the-times-of-its-codes',
    sequence: true,
    file: 'src/flows/request/draftPersistence.ts',
    find: `  yield* call(clearDraftKey);
  yield* call(clearCodes);
`,
    replace: `  yield* call(clearDraftKey);
`,
    and: [
      {
        file: 'src/flows/request/draftPersistence.ts',
        find: `import { clearCodes, storeCodes, readCodes } from`,
        replace: `import { storeCodes, readCodes } from`,
      },
    ],
  },
  {
    name: 'session-expiry-opens-a-dialog-too',
    file: 'src/flows/shared/failures.ts',
    find: `export function* failInDialog(error: unknown, more: Partial<ErrorDialogState> = {}) {
  if (isHandled(error)) return;`,
    replace: `export function* failInDialog(error: unknown, more: Partial<ErrorDialogState> = {}) {`,
  },
  {
    name: 'error-on-another-page-is-not-shown',
    file: 'src/flows/navigation/showStepErrors.ts',
    find: `  if (subPage !== current) yield* put(`,
    replace: `  if (subPage > current) yield* put(`,
  },
  {
    name: 'confirmed-code-page-comes-back',
    sequence: true,
    file: 'src/flows/navigation/subPages.ts',
    find: `(page === contactPages.verifyEmail && email) || (page === contactPages.verifyPhone && phone);`,
    replace: `(page === contactPages.verifyEmail && email) || (page === contactPages.verifyPhone && email);`,
    and: [
      {
        file: 'src/flows/navigation/subPages.ts',
        find: `  const phone = statusOf(widgets, 'cellulare', 'otpCellulare') === 'valid';
`,
        replace: '',
      },
    ],
  },
  {
    name: 'session-warning-comes-after-the-end',
    file: 'src/flows/watch/sessionClock.ts',
    find: `const endsAt = Math.min(last + idle - SESSION_SEEN_EVERY_MS, limit);`,
    replace: `const endsAt = Math.max(last + idle - SESSION_SEEN_EVERY_MS, limit);`,
  },
  {
    name: 'closed-link-stops-watching-though-files-came',
    sequence: true,
    file: 'src/flows/handoff/watchPhone.ts',
    find: `    if (arrived.length > 0) continue;`,
    replace: `    if (arrived.length > 1) continue;`,
  },
];
