import type { Fault } from '../fault';

/** Screens, the camera and the shell: what the applicant sees. */
export const screens: readonly Fault[] = [
  {
    name: 'closed-dialog-loses-the-focus',
    sequence: true,
    file: 'src/ui/shell/useModal.ts',
    find: `      focusAgain(before);
`,
    replace: `      focusAgain(null);
`,
  },
  {
    name: 'error-list-takes-no-focus-at-the-second-attempt',
    sequence: true,
    file: 'src/ui/shell/ErrorList.tsx',
    find: `    focusedFor.current = focusKey;
`,
    replace: `    focusedFor.current ??= focusKey;
    if (focusedFor.current !== focusKey) return;
`,
  },
  {
    name: 'health-card-asks-for-its-date-of-issue',
    file: 'src/screens/steps/identification/documentRows.ts',
    find: `  issue: type !== healthCard,`,
    replace: `  issue: type !== indefinitePermit,`,
  },
  {
    name: 'back-of-the-second-document-goes-to-the-first',
    file: 'src/screens/steps/identification/documentRows.ts',
    find: `uploadType: uploadTypes.documentoDueRetro },`,
    replace: `uploadType: uploadTypes.documentoRetro },`,
  },
  {
    name: 'hidden-promo-code-is-sent',
    sequence: true,
    file: 'src/screens/steps/contact-info/useGreetingForm.ts',
    find: `const promoCode = promo.promoShown === 'true' ? promo.promoCode : '';`,
    replace: `const promoCode = promo.promoCode;`,
  },
  {
    name: 'verdict-on-a-changed-tax-code-goes-on',
    sequence: true,
    file: 'src/screens/steps/contact-info/useGreetingForm.ts',
    find: `    if (taxCode.kind === 'superseded') return;
`,
    replace: '',
  },
  {
    name: 'recording-goes-on-after-the-page-is-left',
    sequence: true,
    file: 'src/capture/video/useRecorder.ts',
    find: `  useEffect(() => drop, [drop]);
`,
    replace: '',
  },
  {
    name: 'clip-of-the-take-before-is-shown',
    sequence: true,
    file: 'src/capture/video/useRecorder.ts',
    find: `        if (recording.current === mine) setState(next);`,
    replace: `        if (recording.current !== null) setState(next);`,
  },
  {
    name: 'photo-is-made-larger-than-it-was',
    file: 'src/capture/image/draw.ts',
    find: `const scale = Math.min(1, maxSide / Math.max(width, height));`,
    replace: `const scale = maxSide / Math.max(width, height);`,
  },
  {
    name: 'first-camera-stays-on-behind-the-better-one',
    sequence: true,
    file: 'src/capture/camera/openCamera.ts',
    find: `  stopTracks(first.stream);
  return better;`,
    replace: `  return better;`,
  },
  {
    name: 'failed-upload-is-not-announced',
    file: 'src/capture/upload/UploadBox.tsx',
    find: `role={state.status === 'error' ? 'alert' : undefined}`,
    replace: `role={undefined}`,
  },
  {
    name: 'error-screen-stays-when-the-app-starts-again',
    sequence: true,
    file: 'src/flows/start/bootstrap.ts',
    find: `    yield* put(errorScreenClosed());
`,
    replace: '',
    and: [
      {
        file: 'src/flows/start/bootstrap.ts',
        find: `import { dialogClosed, errorScreenClosed } from`,
        replace: `import { dialogClosed } from`,
      },
    ],
  },
  {
    name: 'list-of-errors-is-taken-off-a-page',
    file: 'src/app/StepPage.tsx',
    find: `    <StepErrors>
      <Thanks />
    </StepErrors>`,
    replace: `    <Thanks />`,
  },
  {
    name: 'form-claims-errors-that-it-does-not-list',
    file: 'src/ui/form/FormBody.tsx',
    find: `items={[...general, ...fields]}`,
    replace: `items={fields}`,
  },
  {
    name: 'error-that-stands-is-announced-again',
    sequence: true,
    file: 'src/ui/form/useAnnouncedErrors.ts',
    find: `      heard.current = { attempt, shown };
      const fresh`,
    replace: `      const fresh`,
  },
  {
    name: 'press-before-the-answer-is-carried-out-wherever-it-leads',
    sequence: true,
    file: 'src/flows/start/startedFrom.ts',
    find: `if (!(yield* select(selectIsOnFirstPage))) return;`,
    replace: `yield* select(selectIsOnFirstPage);`,
  },
];
