import { ALWAYS, linesOf, otherKeys, parseScript, textOf, type Exchange } from './parsedScript';

/** Said or not by how fast the machine is, and of no weight. */
const PASSING: readonly RegExp[] = [
  /^(Caricamento|Elenco con|Modalità|usciti d|espanso$|contenuto principale\.?$|vuota$|elemento con clic\.$)/,
  /^(Stiamo cercando|Prepariamo il file|Verifichiamo il file|\(percento\)|\d+ percento)/,
  /^(\(indirizzo\)|\/request\/|selezionato$|Selezione eliminata|Testo non selezionato)/,
];
/** Orca leaves out what takes the focus by the page at times; its words are known all the same. */
const BY_THE_PAGE = /( intestazione livello \d)? elemento con clic\.$/;
const PLACE = /^\d+ di \d+\.$/;

/** Options that go by while a text is typed are left out: a name, then its place. */
const weighty = (exchange: Exchange): readonly string[] => {
  const isTyped = exchange.key.startsWith('[«');
  return linesOf(exchange).filter((line, index, all) => {
    const isOption = isTyped && [line, all[index + 1] ?? ''].some((one) => PLACE.test(textOf(one)));
    return !isOption && !PASSING.some((pattern) => pattern.test(textOf(line)));
  });
};

const beyond = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const left = others.map(textOf);
  return lines.map(textOf).filter((text) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};

/** '-' is only in the kept script; '' if they are alike. */
export const differences = (keptScript: string, heardScript: string): string => {
  const [kept, heard] = [parseScript(keptScript), parseScript(heardScript)];
  const parting = otherKeys(kept, heard);
  if (parting !== '') return parting;
  const words = (text: string): string => text.replace(BY_THE_PAGE, '');
  const known = new Set(kept.flatMap(linesOf).map((line) => words(textOf(line))));
  const isSure = (line: string): boolean => line.startsWith(ALWAYS) && !BY_THE_PAGE.test(line);
  const isNews = (text: string): boolean => !BY_THE_PAGE.test(text) || !known.has(words(text));
  const found = kept.map((exchange, index) => {
    const [ours, theirs] = [weighty(exchange), weighty(heard[index] as Exchange)];
    return { missing: beyond(ours.filter(isSure), theirs), more: beyond(theirs, ours).filter(isNews) };
  });
  return kept
    .flatMap(({ key, parts }, index) => {
      const { missing, more } = found[index] ?? { missing: [], more: [] };
      // Late speech is recorded after the next key.
      const [late, early] = [found[index + 1]?.more ?? [], found[index - 1]?.missing ?? []];
      const lines = [
        ...missing.filter((text) => !late.includes(text)).map((text) => `-   ${text}`),
        ...more.filter((text) => !early.includes(text)).map((text) => `+   ${text}`),
      ];
      return lines.length === 0 ? [] : [`${parts[0]?.page ?? ''}\n${key}`, ...lines];
    })
    .join('\n');
};
