import type { Fault } from '../fault';

/** The store of the web app and what it keeps. */
export const state: readonly Fault[] = [
  {
    name: 'ended-session-leaves-the-drafts',
    sequence: true,
    file: 'src/state/root.ts',
    find: `    const { session, navigation, ui, campaign, api } = state;
    return slices(
      { session, navigation, ui, api, campaign`,
    replace: `    const { session, navigation, ui, campaign, drafts, api } = state;
    return slices(
      { session, navigation, ui, drafts, api, campaign`,
  },
  {
    name: 'leaving-form-writes-its-draft-after-the-end',
    sequence: true,
    file: 'src/state/root.ts',
    find: `    const { path = '' } = state?.navigation ?? {};
    if (draftChanged.match(action) && firstSegment(path) === 'session-expired') return state as RootState;
`,
    replace: '',
    and: [
      {
        file: 'src/state/root.ts',
        find: `import { draftChanged, draftsReducer } from`,
        replace: `import { draftsReducer } from`,
      },
      { file: 'src/state/root.ts', find: `import { firstSegment } from './paths';\n`, replace: '' },
    ],
  },
  {
    name: 'burst-of-keys-before-the-end-is-lost',
    sequence: true,
    file: 'src/state/sessionExpiryMiddleware.ts',
    find: `    if (requestForgotten.match(action)) reportPendingValues();\n`,
    replace: '',
    and: [
      {
        file: 'src/state/sessionExpiryMiddleware.ts',
        find: `import { reportPendingValues } from '../ui/form/pendingValues';\n`,
        replace: '',
      },
    ],
  },
  {
    name: 'second-page-of-a-step-overwrites-the-draft-of-the-first',
    sequence: true,
    file: 'src/state/drafts.ts',
    find: `[payload.slug]: { ...state[payload.slug], ...payload.values },`,
    replace: `[payload.slug]: payload.values,`,
  },
  {
    name: 'errors-of-the-step-before-stay',
    sequence: true,
    file: 'src/state/step.ts',
    find: `        ...stepErrors(step),
`,
    replace: `        ...(hasErrors(step) && stepErrors(step)),
`,
  },
  {
    name: 'first-of-two-flows-ends-the-overlay-of-both',
    sequence: true,
    file: 'src/state/ui.ts',
    find: `busy: Math.max(0, state.busy - 1) }),`,
    replace: `busy: 0 }),`,
  },
  {
    name: 'clip-is-thrown-away-before-it-has-arrived',
    sequence: true,
    file: 'src/state/identification.ts',
    find: `unsent: payload.status === 'done' && state.video.status === 'uploading' ? null : state.unsent,`,
    replace: `unsent: payload.status === 'uploading' ? null : state.unsent,`,
  },
  {
    name: 'remembered-contact-never-grows-old',
    file: 'src/state/contactMemory.ts',
    find: `at > now || now - at >= LIFETIME_MS) return`,
    replace: `at > now + LIFETIME_MS) return`,
  },
  {
    name: 'trace-shows-what-was-typed',
    file: 'src/state/redaction.ts',
    find: `if (isShown(field, text)) return text;`,
    replace: `if (isShown(field, text) || (field !== 'codice' && isKnownName(field))) return text;`,
  },
  {
    name: 'expired-resume-forgets-which-request-it-was',
    sequence: true,
    file: 'src/state/sessionExpiryMiddleware.ts',
    find: `guid: (isResuming(path) && guidOfPath(path)) || step.current.guid || resume.interrupted,`,
    replace: `guid: (isResuming(path) && guidOfPath(path)) || step.current.guid,`,
    and: [
      {
        file: 'src/state/sessionExpiryMiddleware.ts',
        find: `{ navigation, step, resume }: RootState`,
        replace: `{ navigation, step }: RootState`,
      },
    ],
  },
  {
    name: 'file-on-its-way-is-forgotten-when-the-papers-are-loaded-anew',
    sequence: true,
    file: 'src/state/uploads.ts',
    find: `!key.includes('.') || upload.phase.name === 'failed' || isUploading(upload),`,
    replace: `!key.includes('.') || upload.phase.name === 'failed',`,
  },
  {
    name: 'error-screen-leaves-the-dialog-open-behind-it',
    sequence: true,
    file: 'src/state/ui.ts',
    find: `      dialog: null,
      errorScreen: payload,`,
    replace: `      errorScreen: payload,`,
  },
];
