import { tablesIn, type Leaf } from './sources';

const tables = tablesIn('src', 'server').filter(
  ({ file }) => !/^server\/(data|config)\/|\/(openapi|samples|shapes|api|presets\.ts)\b/.test(file),
);

const isText = ({ text }: Leaf): boolean => /\p{L}.* \p{L}|^\p{Lu}\p{Ll}/u.test(text);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim();

/** 'sides.*.front' of 'sides.card.front'. */
const placesOf = ({ path }: Leaf): readonly string[] =>
  path.flatMap((name, index) =>
    name.startsWith('(') ? [] : [[...path.slice(0, index), '*', ...path.slice(index + 1)].join('.')],
  );

/** Two that say the same on purpose. */
const SAME: readonly string[] = [
  // Lists of words, shown in a recording.
  'src/contract/sensitive.ts: shownTexts.*.(0)',
  // The same field in two forms, the same button of two dialogs, a button and what it opens.
  'src/copy/contact-info.ts: *.nome',
  'src/copy/contact-info.ts: *.cognome',
  'src/copy/session-warning.ts: *.understood',
  'src/copy/handoff.ts: handoffCopy.*',
  // A step's title is its label in the stepper.
  ...['contact-info', 'address-info', 'company-info', 'self-certifications', 'card', 'identification'].map(
    (slug) => `src/contract/steps/table.ts: stepTable.${slug}.*`,
  ),
  'src/contract/steps/table.ts: stepTable.contract.*',
  // Two parts of the app, for support staff alike.
  'src/copy/recording.ts: recordingCopy.from.*',
  // The specification has one message for both.
  'src/contract/rules/documents.ts: uploadMessages.*',
];

it('no two entries of a table say the same', () => {
  expect(tables.flatMap(({ leaves }) => leaves.filter(isText)).length).toBeGreaterThan(900);
  const same = tables.flatMap(({ file, leaves }) => {
    const said = new Map<string, number>();
    for (const leaf of leaves.filter(isText))
      for (const place of placesOf(leaf)) {
        const key = `${file}: ${place} = ${plain(leaf.text)}`;
        said.set(key, (said.get(key) ?? 0) + 1);
      }
    return [...said].flatMap(([key, count]) => (count > 1 ? [key] : []));
  });
  expect(same.filter((key) => !SAME.some((known) => key.startsWith(`${known} = `)))).toEqual([]);
  expect(SAME.filter((known) => !same.some((key) => key.startsWith(`${known} = `)))).toEqual([]);
});

/** An insertion is one word. */
const overlapOf = (one: string, other: string): number => {
  const [words, others] = [one, other].map(
    (text) => new Set(plain(text.replace(/\$\{[^}]*\}/g, '$')).split(' ')),
  ) as [Set<string>, Set<string>];
  const isShort = words.size < 4 || others.size < 4;
  return isShort
    ? 0
    : (2 * [...words].filter((word) => others.has(word)).length) / (words.size + others.size);
};

const AT_MOST = 0.8;

/** Pairs that differ in the few words that they must, after the file: the names of both. */
const NEAR: readonly string[] = [
  // The ways of a code; the pages on which one is asked for.
  'src/copy/contact-info.ts: emailCodeCopy.lead / smsCodeCopy.lead',
  'src/copy/resume.ts: resumeCopy.code.lead / resumeCopy.found.lead',
  'src/copy/resume.ts: resumeCopy.code.unsent / resumeCopy.found.unsent',
  'server/review/reviewers/figures/words.ts: refusalWords.codeTooSoonElsewhere / refusalWords.codeElsewhere',
  // Sides and documents, which the law below distinguishes.
  'src/copy/handoff.ts: handoffCopy.arrived.documentoFronte / handoffCopy.arrived.documentoRetro',
  'src/copy/handoff.ts: handoffCopy.arrived.documentoFronte / handoffCopy.arrived.documentoDueFronte',
  'src/copy/handoff.ts: handoffCopy.arrived.documentoRetro / handoffCopy.arrived.documentoDueRetro',
  'src/copy/handoff.ts: handoffCopy.arrived.documentoDueFronte / handoffCopy.arrived.documentoDueRetro',
  'src/copy/identification.ts: identificationCopy.document.lead.first / identificationCopy.document.lead.second',
  // What became of a request, in one word.
  'src/copy/thanks.ts: thanksCopy.found.T.stays / thanksCopy.found.P.stays',
  'server/review/reviewers/page/words.ts: states.concluded.next / states.refused.next',
  'server/review/reviewers/requestRoutes.ts: MAIL_WAITS / MAIL_GIVEN_UP',
  // The same advice about another form, question, browser, box or content.
  'src/copy/ui.ts: uiCopy.date.format / uiCopy.date.monthFormat',
  'src/copy/capture/camera.ts: cameraProblems.dismissedAgain / cameraProblems.denied',
  'src/copy/capture/camera.ts: cameraCopy.unblock.chrome / cameraCopy.unblock.firefox',
  'src/copy/capture/files.ts: filesCopy.keep / filesCopy.keepLabel',
  'server/uploads/refusals.ts: uploadRefusals.pdfScript / uploadRefusals.pdfAttachment',
  'server/uploads/refusals.ts: uploadRefusals.pdfScript / uploadRefusals.pdfForm',
  'server/uploads/refusals.ts: uploadRefusals.pdfAttachment / uploadRefusals.pdfForm',
];

it('no two entries of a table say nearly the same', () => {
  const near = tables
    // The reasons are for staff, in English; those of the specification, names of a standard and of headers.
    .filter(({ file }) => !/^server\/(pdfSeal|errors|http)\/|^src\/(contract\/rules|ui\/theme)\//.test(file))
    .flatMap(({ file, leaves }) => {
      const entries = new Map<string, Leaf[]>();
      for (const leaf of leaves.filter(isText))
        for (const place of placesOf(leaf)) entries.set(place, [...(entries.get(place) ?? []), leaf]);
      return [...entries.values()].flatMap((said) =>
        said.flatMap((one, at) =>
          said
            .slice(at + 1)
            .filter(({ text }) => plain(text) !== plain(one.text) && overlapOf(one.text, text) > AT_MOST)
            .map((other) => `${file}: ${one.path.join('.')} / ${other.path.join('.')}`),
        ),
      );
    });
  expect(near.filter((pair) => !NEAR.includes(pair))).toEqual([]);
  expect(NEAR.filter((pair) => !near.includes(pair))).toEqual([]);
});

/** What an entry of a name must not speak of: its opposite. */
const OPPOSITES: readonly (readonly [name: RegExp, text: RegExp])[] = [
  [/(^|\.)first$|doc1$|documento(Fronte|Retro)\b/, /second[oa] documento/i],
  [/(^|\.)second$|doc2$|Due(Fronte|Retro)\b/, /(?<!diverso dal )prim[oa] documento|diverso dal secondo/i],
  [/(Fronte|\bfront)\]?$/, /\bretro\b|seconda immagine|esterna/i],
  [/(Retro|sides\..*\bback)\]?$/, /\bfronte\b|prima immagine|interna/i],
  [/e-?mail(?!.*(phone|sms))/i, /cellulare|\bSMS\b/],
  [/(phone|sms|mobile|cellulare)(?!.*e-?mail)/i, /\be-?mail\b|posta/i],
  [/(^|[.-])accept/i, /rifiut/i],
  [
    /refused|reject/i,
    /\baccettat|(?<!non è stato )aperto\b|(?<!non (?:possiamo )?)\b(?:apri(?:amo|re)|entra(?:re)? nell’app)\b/i,
  ],
  [/(^|\.)show$/, /nascond/i],
  [/(^|\.)hide$/, /mostra/i],
  [/(^|\.)open[A-Z]?$/, /chiud/i],
  [/(^|\.)close$/, /apri/i],
  [/tooLarge|huge/, /dura|secondi/],
  [/tooLong/, /MB/],
  [/video/i, /fot[oa]\b/i],
];

it('a text speaks of what its name says, not of the opposite', () => {
  const wrong = tables.flatMap(({ file, leaves }) =>
    leaves
      .filter(isText)
      .filter(({ path, text }) =>
        OPPOSITES.some(([name, opposite]) => name.test(path.join('.')) && opposite.test(text)),
      )
      .map(({ path, text }) => `${file}: ${path.join('.')} = ${text}`),
  );
  expect(wrong).toEqual([]);
});
