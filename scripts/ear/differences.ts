// What of two scripts is not the same, but for what a slower machine says otherwise.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Said or not, or earlier or later, by how fast the machine is and what Orca leaves out when a key comes. */
const BY_CHANCE: readonly RegExp[] = [
  /^\(da solo\)$/,
  /^ +(Caricamento|Elenco con|Modalità|usciti d|espanso$|contenuto principale\.?$)/,
  /^ +(Stiamo cercando|Prepariamo il file|Verifichiamo il file|\(percento\)|\d+ percento)/,
  /^ +(\(indirizzo\)|\/request\/|selezionato$|Selezione eliminata|Testo non selezionato)/,
  /elemento con clic\.?$/,
];
/** While a text is typed, options that go by are said; what the page says of it comes once it is typed. */
const OF_TYPING = /^ +(Un solo risultato|\d+ risultati|Errore|Requisiti|Trovato|Più località)/;

const certain = (script: string): string => {
  let isTyped = false;
  return script
    .split('\n')
    .filter((line) => {
      if (/^[[=]/.test(line)) isTyped = line.startsWith('[«');
      if (isTyped && line.startsWith(' ')) return OF_TYPING.test(line);
      return !BY_CHANCE.some((pattern) => pattern.test(line));
    })
    .join('\n');
};

/** The lines in which two scripts differ, the kept one first; none if alike. Writes into the folder. */
export const differences = (folder: string, kept: string, heard: string): string => {
  const files = { kept, heard };
  for (const [name, script] of Object.entries(files)) writeFileSync(path.join(folder, name), certain(script));
  return spawnSync('diff', ['-U1', 'kept', 'heard'], { cwd: folder, encoding: 'utf8' }).stdout;
};
