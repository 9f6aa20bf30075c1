import { readArguments, UsageError, withUsage } from '../../server/arguments';

interface Named {
  readonly means: string;
}
interface Flag extends Named {
  readonly kind: 'flag';
}
interface Text extends Named {
  readonly kind: 'text';
  readonly value: string;
}
interface Count extends Named {
  readonly kind: 'count';
  readonly least: number;
  readonly most?: number;
  /** What it is if it is not given. */
  readonly standard?: number;
}
interface Addresses extends Named {
  readonly kind: 'addresses';
}
export type Option = Flag | Text | Count | Addresses;

export interface CommandLine {
  /** As it is typed before its arguments: 'npm run csp --'. */
  readonly command: string;
  readonly does: string;
  /** Names of the arguments that are no options. */
  readonly takes?: readonly string[];
  /** How many of them are needed; all if not said. */
  readonly needs?: number;
  readonly options: Readonly<Record<string, Option>>;
}

type ValueOf<O extends Option> = O extends Flag
  ? boolean
  : O extends Count
    ? O extends { readonly standard: number }
      ? number
      : number | undefined
    : O extends Addresses
      ? readonly URL[] | undefined
      : string | undefined;

interface Given<L extends CommandLine> {
  readonly options: { readonly [Name in keyof L['options']]: ValueOf<L['options'][Name]> };
  readonly given: readonly string[];
}

const HELP = 'this text';

const placeholder = (option: Option): string =>
  ({ flag: '', text: option.kind === 'text' ? ` ${option.value}` : '', count: ' N', addresses: ' URL,URL' })[
    option.kind
  ];

const meaning = (option: Option): string =>
  option.kind === 'count' && option.standard !== undefined
    ? `${option.means} (${option.standard})`
    : option.means;

export const usageOf = ({
  command,
  does,
  takes = [],
  needs = takes.length,
  options,
}: CommandLine): string => {
  const names = takes.map((name, place) => (place < needs ? name : `[${name}]`));
  const rows = Object.entries(options).map(([name, option]) => [
    `--${name}${placeholder(option)}`,
    meaning(option),
  ]);
  const all = [...rows, ['--help', HELP]];
  const width = Math.max(...all.map(([left = '']) => left.length));
  const lines = all.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`);
  return [`Usage: ${[command, ...names, '[OPTIONS]'].join(' ')}`, does, '', ...lines].join('\n');
};

const count = (name: string, text: string, { least, most = 999_999_999 }: Count): number => {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(`--${name} ${text}: not a whole number from ${least} to ${most}.`);
};

const address = (name: string, text: string): URL => {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text);
  throw new UsageError(`--${name} ${text}: not an address as https://servizi.example.it.`);
};

const valueOf = (name: string, option: Option, value: string | boolean | undefined): unknown => {
  if (option.kind === 'flag') return value === true;
  if (value === undefined) return option.kind === 'count' ? option.standard : undefined;
  const text = String(value);
  if (option.kind === 'count') return count(name, text, option);
  if (option.kind === 'text') return text;
  return text
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => address(name, one.trim()));
};

const checkCount = (given: readonly string[], { takes = [], needs = takes.length }: CommandLine): void => {
  const missing = takes.slice(given.length, needs);
  if (missing.length > 0) throw new UsageError(`${missing.join(' and ')} missing.`);
  if (given.length > takes.length)
    throw new UsageError(`Unexpected argument '${given[takes.length] ?? ''}'.`);
};

/** 'help' if it was asked for. Throws UsageError. */
export const parseCommandLine = <const L extends CommandLine>(
  line: L,
  args: readonly string[],
): Given<L> | 'help' => {
  const declared = Object.entries(line.options).map(([name, { kind }]) => [
    name,
    { type: kind === 'flag' ? 'boolean' : 'string' },
  ]);
  const { values, positionals } = readArguments(args, {
    ...(Object.fromEntries(declared) as Readonly<Record<string, { type: 'boolean' | 'string' }>>),
    help: { type: 'boolean', short: 'h' },
  });
  const found = values as Readonly<Record<string, string | boolean | undefined>>;
  if (found['help'] === true) return 'help';
  checkCount(positionals, line);
  const options = Object.entries(line.options).map(([name, option]) => [
    name,
    valueOf(name, option, found[name]),
  ]);
  return { options: Object.fromEntries(options) as Given<L>['options'], given: positionals };
};

export const endWronglyCalled = (line: CommandLine, message: string): never => {
  console.error(withUsage(new UsageError(message), usageOf(line)));
  process.exit(2);
};

/** Ends the process where the usage was asked for, and with exit code 2 if it was called wrongly. */
export const readCommandLine = <const L extends CommandLine>(line: L): Given<L> => {
  try {
    const read = parseCommandLine(line, process.argv.slice(2));
    if (read !== 'help') return read;
    console.log(usageOf(line));
    process.exit(0);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return endWronglyCalled(line, error.message);
  }
};
