import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { readRecording } from './lib/readRecording';
import { describeCase } from './lib/traceCase';

const own = path.join(__dirname, '..', '__tests__', 'traces');

const main = (): readonly string[] | { readonly problem: string } => {
  const {
    options,
    given: [file = ''],
  } = readCommandLine(commandLines.traceTest);
  const opened = readRecording(file);
  if ('problem' in opened) return opened;
  const name = options.name ?? path.basename(file, '.json');
  if (!/^[\w-]+$/.test(name))
    return { problem: `"${name}" is no name: letters, digits and hyphens alone. Give another: --name NAME` };
  const folder = path.resolve(options.into ?? own);
  mkdirSync(folder, { recursive: true });
  const target = path.join(folder, `${name}.json`);
  if (existsSync(target)) return { problem: `${target} exists. Give it another name: --name NAME` };
  writeFileSync(target, `${JSON.stringify({ title: name, trace: opened.trace })}\n`);
  return [`Written: ${path.relative(process.cwd(), target)}`, ...describeCase(opened.trace)];
};

const result = main();
if ('problem' in result) {
  console.error(result.problem);
  process.exitCode = 1;
} else for (const line of result) console.log(line);
