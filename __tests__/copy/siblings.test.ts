// Entries of one table of texts tell things apart: no two of them say the same.
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

/** Each table that a text is in, with its place in an entry: 'sides.*.front' of 'sides.card.front'. */
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
  'src/contract/rules/questionnaire.ts: questionnaireSchema.(0).*.(2).(0)',
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

/** What an entry of a name must not speak of: its opposite. */
const OPPOSITES: readonly (readonly [name: RegExp, text: RegExp])[] = [
  [/(^|\.)first$|doc1$|documento(Fronte|Retro)\b/, /second[oa] documento/i],
  [/(^|\.)second$|doc2$|Due(Fronte|Retro)\b/, /(?<!diverso dal )prim[oa] documento|diverso dal secondo/i],
  [/(Fronte|\bfront)\]?$/, /\bretro\b|seconda immagine|esterna/i],
  [/(Retro|sides\..*\bback)\]?$/, /\bfronte\b|prima immagine|interna/i],
  [/e-?mail(?!.*(phone|sms))/i, /cellulare|\bSMS\b/],
  [/(phone|sms|mobile|cellulare)(?!.*e-?mail)/i, /\be-?mail\b|posta/i],
  [/(^|[.-])accept/i, /rifiut/i],
  [/refused|reject/i, /\baccettat|(?<!non è stato )aperto\b/i],
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
