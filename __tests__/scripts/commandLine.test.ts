/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine, usageOf, type CommandLine, type Option } from '../../scripts/lib/commandLine';
import { CHECKS } from '../../scripts/lib/checkTable.mjs';
import { commandLines } from '../../scripts/lib/commandLines';
import { UsageError } from '../../server/arguments';
import { scripts } from '../../package.json';

const ROOT = path.resolve(__dirname, '../..');
const rows = Object.entries<CommandLine>(commandLines);
const options = rows.flatMap(([name, line]) =>
  Object.entries(line.options).map(([option, declared]) => [name, option, declared, line] as const),
);

const right = ({ takes = [], needs = takes.length }: CommandLine): string[] => takes.slice(0, needs);

const refusal = (line: CommandLine, args: readonly string[]): string => {
  try {
    parseCommandLine(line, args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'taken';
};

it.each(rows)('%s takes what it says, and nothing else', (_, line) => {
  const args = right(line);
  expect(refusal(line, args)).toBe('taken');
  expect(refusal(line, [...args, '--no-such-option'])).toBe("Unknown option '--no-such-option'.");
  expect(refusal(line, [...args, '--no-such-option', 'x'])).toBe("Unknown option '--no-such-option'.");
  if (args.length > 0) expect(refusal(line, [])).toBe(`${args.join(' and ')} missing.`);
  const many = [...(line.takes ?? []), 'more'];
  expect(refusal(line, many)).toBe("Unexpected argument 'more'.");
  for (const help of ['--help', '-h']) expect(parseCommandLine(line, [help])).toBe('help');
  const usage = usageOf(line);
  for (const text of [line.command, ...(line.takes ?? []), ...Object.keys(line.options)])
    expect(usage).toContain(text);
});

const wrongValues: Readonly<Record<Option['kind'], readonly string[]>> = {
  flag: [],
  text: [],
  count: ['x', '-1', '1.5', '1e3', '9'.repeat(20)],
  addresses: ['host', 'ftp://host', 'https://', 'https://a.example.it,host'],
};

it.each(options)('%s --%s has a value where it takes one, and a right one', (_, name, { kind }, line) => {
  const args = right(line);
  if (kind === 'flag') {
    expect(refusal(line, [...args, `--${name}=x`])).toBe(`--${name} takes no value.`);
    return;
  }
  for (const missing of [[`--${name}`], [`--${name}`, '--help'], [`--${name}=`]])
    expect(refusal(line, [...args, ...missing])).toBe(`--${name} needs a value.`);
  for (const wrong of wrongValues[kind])
    expect(refusal(line, [...args, `--${name}=${wrong}`])).toMatch(
      new RegExp(`^--${name} .+: not an? .+\\.$`),
    );
});

it('values have the types that they are declared with, and what is not given its standard', () => {
  const port = (...args: string[]) => parseCommandLine(commandLines.replay, ['t.json', ...args]);
  expect(port('--port', '8080')).toEqual({ options: { port: 8080 }, given: ['t.json'] });
  expect(port()).toEqual({ options: { port: 0 }, given: ['t.json'] });
  expect(refusal(commandLines.replay, ['t.json', '--port', '65536'])).toContain('--port 65536: ');
  const services = ['--nginx', '--services', 'https://a.example.it/x, http://b.example.it:81'];
  const read = parseCommandLine(commandLines.csp, services);
  expect(read === 'help' ? read : read.options.services?.map(({ origin }) => origin)).toEqual([
    'https://a.example.it',
    'http://b.example.it:81',
  ]);
  expect(read).toMatchObject({ options: { nginx: true, json: false, web: undefined } });
});

const programs = readdirSync(path.join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' }).flatMap(
  (name) => {
    if (!name.endsWith('.ts')) return [];
    const source = readFileSync(path.join(ROOT, 'scripts', name), 'utf8');
    const [, line] = /readCommandLine\(commandLines\.(\w+)\)/.exec(source) ?? [];
    return line === undefined ? [] : [[line, `scripts/${name.replaceAll(path.sep, '/')}`] as const];
  },
);

const programOf = (command: string): string | undefined => {
  const [runner, , script = '', , part = ''] = command.split(' ');
  if (runner === 'npx') return command.replace('npx tsx ', '');
  if (script === 'bench') return `scripts/bench/${part}.ts`;
  if (script === 'check') return CHECKS[part]?.at(-1)?.[2];
  return (scripts as Readonly<Record<string, string>>)[script]?.replace('node --import tsx ', '');
};

it.each(rows)('%s is read by the program that its command runs, and by no other', (name, { command }) => {
  expect(programs.filter(([line]) => line === name)).toEqual([[name, programOf(command)]]);
});

it('a wrong call ends a program with 2, a line and the usage, --help with 0', () => {
  const csp = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/csp.ts', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  const usage = usageOf(commandLines.csp);
  expect(csp('--services', 'host')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: `--services host: not an address as https://servizi.example.it.\n\n${usage}\n`,
  });
  expect(csp('--help')).toMatchObject({ status: 0, stdout: `${usage}\n`, stderr: '' });
});
