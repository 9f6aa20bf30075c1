import type { Fault } from '../fault';

/** Files that are uploaded, judged and reviewed. */
export const documents: readonly Fault[] = [
  {
    name: 'new-video-keeps-the-confirmation-of-the-old',
    sequence: true,
    file: 'server/uploads/storeFile.ts',
    find: `      if (type === VIDEO_UPLOAD_TYPE) await setCaptchaConfirmed(tx, guid, null);
`,
    replace: '',
    and: [
      {
        file: 'server/uploads/storeFile.ts',
        find: `import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';\n`,
        replace: '',
      },
      {
        file: 'server/uploads/storeFile.ts',
        find: `import { setCaptchaConfirmed } from '../repositories/captchas';\n`,
        replace: '',
      },
    ],
  },
  {
    name: 'refused-file-sent-again-is-not-stored',
    sequence: true,
    file: 'server/uploads/storeFile.ts',
    find: `known.receivedSha256 === received && known.sign !== 'false';`,
    replace: `known.receivedSha256 === received;`,
  },
  {
    name: 'replaced-file-stays-in-the-store',
    sequence: true,
    file: 'server/uploads/storeFile.ts',
    find: `      return old?.storageKey;
`,
    replace: `      return undefined;
`,
  },
  {
    name: 'refused-upload-leaves-its-file',
    sequence: true,
    file: 'server/uploads/storeFile.ts',
    find: `    if (!(error instanceof Refusal)) left = undefined;
`,
    replace: `    left = undefined;
`,
    and: [
      {
        file: 'server/uploads/storeFile.ts',
        find: `import { CONCLUDED, Refusal } from`,
        replace: `import { CONCLUDED, Refusal } from`,
      },
    ],
  },
  {
    name: 'phrase-changes-at-every-load',
    sequence: true,
    file: 'server/uploads/videoPhrase.ts',
    find: `confirmedAt === null && now.getTime() - createdAt.getTime() < FRESH_MS;`,
    replace: `confirmedAt === null && now.getTime() - createdAt.getTime() > FRESH_MS;`,
  },
  {
    name: 'phrase-confirms-a-video-that-is-older',
    sequence: true,
    file: 'server/uploads/videoPhrase.ts',
    find: `  if (video.createdAt < known.createdAt) throw new Refusal('phraseOther', OTHER_PHRASE);
`,
    replace: '',
  },
  {
    name: 'moved-file-opens-under-another-key',
    sequence: true,
    file: 'server/documents/sealedStore.ts',
    find: 'const placeOf = (key: string): string => `file:${key}`;',
    replace: 'const placeOf = (key: string): string => `file:${key.length}`;',
  },
  {
    name: 'photo-of-a-telephone-is-taken-for-a-video',
    file: 'server/formats/sniff.ts',
    find: `  'heic',
  'heix',`,
    replace: `  'heix',`,
  },
  {
    name: 'stated-length-of-a-video-is-not-read',
    file: 'server/formats/webm.ts',
    find: `(Math.max(last, stated) * scale) / NS_PER_MS;`,
    replace: `(last * scale + 0 * stated) / NS_PER_MS;`,
  },
  {
    name: 'papers-go-back-while-one-is-missing',
    sequence: true,
    file: 'server/review/resubmit.ts',
    find: `if (papers.some(isOutstanding)) throw`,
    replace: `if (papers.every(isOutstanding)) throw`,
  },
  {
    name: 'review-goes-on-while-another-document-is-awaited',
    sequence: true,
    file: 'server/review/acceptOrRefuse.ts',
    find: `others.every(({ askedAt }) => askedAt === null);`,
    replace: `others.some(({ askedAt }) => askedAt === null);`,
  },
  {
    name: 'refused-video-keeps-its-phrase',
    sequence: true,
    file: 'server/review/acceptOrRefuse.ts',
    find: `  if (paper.kind === 'video') await deleteCaptcha(db, request.guid);
`,
    replace: '',
    and: [
      {
        file: 'server/review/acceptOrRefuse.ts',
        find: `import { deleteCaptcha } from '../repositories/captchas';\n`,
        replace: '',
      },
    ],
  },
  {
    name: 'same-refusal-twice-is-mailed-twice',
    sequence: true,
    file: 'server/review/acceptOrRefuse.ts',
    find: `  if (paper.sign === 'false' && paper.feedback === feedback) return;
`,
    replace: '',
  },
];
