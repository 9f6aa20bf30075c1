import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change, ListedFault } from './fault';

const FOLDER = path.join(__dirname, 'faults');
const END = '.diff';

const changeOf = (part: string): Change => {
  const [file = '', ...lines] = part.split('\n').filter((line) => line !== '');
  const marked = (marks: string): string =>
    lines
      .filter(([mark = '']) => marks.includes(mark))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { file, find: marked(' -'), replace: marked(' +') };
};

const faultOf = (area: string, entry: string): ListedFault => {
  const [head = '', ...parts] = entry.split(/^--- /m);
  const [, name = '', sequence, noticedBy = ''] = /^(\S+)( \(sequence\))?(?: (\S+))?/.exec(head) ?? [];
  const [first, ...and] = parts.map(changeOf);
  if (first === undefined) throw new Error(`The fault "${name}" of ${area} changes nothing.`);
  return { ...first, and, name, area, noticedBy, sequence: sequence !== undefined };
};

/**
 * Each area's faults are a file of diffs: `# NAME (sequence) TEST`, with the test file that noticed it last,
 * then for each change `--- FILE` and whole lines, which must occur in the file exactly once.
 */
export const faults: readonly ListedFault[] = readdirSync(FOLDER).flatMap((file) => {
  const [, ...entries] = readFileSync(path.join(FOLDER, file), 'utf8').split(/^# /m);
  return entries.map((entry) => faultOf(path.basename(file, END), entry));
});

export const saveNoticedBy = ({ name, area, sequence }: ListedFault, by: string): void => {
  const file = path.join(FOLDER, `${area}${END}`);
  const head = `# ${name}${sequence ? ' (sequence)' : ''}`;
  const lines = readFileSync(file, 'utf8').split('\n');
  const renewed = lines.map((line) =>
    line === head || line.startsWith(`${head} `) ? `${head} ${by}` : line,
  );
  writeFileSync(file, renewed.join('\n'));
};
