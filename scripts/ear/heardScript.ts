const DAY_MS = 86_400_000;

const DATES: readonly Intl.DateTimeFormatOptions[] = [
  { day: '2-digit', month: '2-digit', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: '2-digit' },
  { day: 'numeric', month: 'long', year: 'numeric' },
];

/** Yesterday's too: a hearing may go on past midnight. */
const dates = (): readonly string[] =>
  [Date.now(), Date.now() - DAY_MS].flatMap((time) =>
    DATES.map((options) =>
      new Date(time).toLocaleDateString('it-IT', { timeZone: 'Europe/Rome', ...options }),
    ),
  );

const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g, '(codice)'],
  [/\b\d+ second[oi]\b/g, '(secondi)'],
  [/\b\d+ KB\b/g, '(peso)'],
  [/\b\d+ ?%/g, '(percento)'],
  [/\b\d{1,2}:\d{2}(:\d{2})?\b/g, '(ora)'],
  [/\b(127\.0\.0\.1|localhost):\d+/g, '(indirizzo)'],
  [/«\d{6}»/g, '«(sei cifre)»'],
  [/«[\w-]{43}»/g, '«(token)»'],
  // Guid of a request.
  [/(?<![\w-])[\w-]{24}(?![\w-])/g, '(identificativo)'],
  [/\b\d{16}\b/g, '(codice a barre)'],
];

const steady = (text: string): string => {
  const masked = CHANGING.reduce((now, [pattern, words]) => now.replaceAll(pattern, words), text);
  return dates().reduce((now, date) => now.replaceAll(date, '(oggi)'), masked);
};

export const createScript = () => {
  const pages: string[] = [];
  let lines: string[] = [];
  /** A key that marks a text before it is written over, and what came by itself, count only where heard. */
  const note = (key: string, said: readonly string[]): void => {
    if (said.length === 0 && (key === '' || key === 'ctrl+a')) return;
    lines.push(key === '' ? '(da solo)' : steady(`[${key}]`), ...said.map((text) => `    ${steady(text)}`));
  };
  const end = (title: string): void => {
    pages.push([`=== ${title}`, ...lines, ''].join('\n'));
    lines = [];
  };
  return { note, end, text: (): string => pages.join('\n') };
};
