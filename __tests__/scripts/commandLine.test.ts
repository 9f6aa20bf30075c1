/** @jest-environment node */
// Every command of package.json says what is wrong with a call of it, above its usage, and ends with 2.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine, usageOf, type CommandLine, type Option } from '../../scripts/lib/commandLine';
import { commandLines } from '../../scripts/lib/commandLines';
import { UsageError } from '../../server/arguments';
import { scripts } from '../../package.json';

const ROOT = path.resolve(__dirname, '../..');
const rows = Object.entries<CommandLine>(commandLines);
const options = rows.flatMap(([name, line]) =>
  Object.entries(line.options).map(([option, declared]) => [name, option, declared, line] as const),
);

/** Arguments that a command takes. */
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
  const isMany = line.takes?.at(-1)?.endsWith('…') ?? false;
  expect(refusal(line, many)).toBe(isMany ? 'taken' : "Unexpected argument 'more'.");
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

it('each program of package.json reads its own line', () => {
  const programs = Object.entries(scripts).flatMap(([name, command]) => {
    const [, file] = /^node --import tsx (scripts\/[\w/]+\.ts)$/.exec(command) ?? [];
    return file === undefined || ['sandbox', 'conformance'].includes(name) ? [] : [{ name, file }];
  });
  const declared = programs.map(({ name, file }) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const [, line = ''] = /readCommandLine\(commandLines\.(\w+)\)/.exec(source) ?? [];
    return [name, rows.find(([one]) => one === line)?.[1].command];
  });
  expect(declared).toEqual(programs.map(({ name }) => [name, `npm run ${name}`]));
  expect(programs).toHaveLength(rows.length);
});

it('a program ends with 2, the line and the usage, and with 0 and the usage where that is asked for', () => {
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
