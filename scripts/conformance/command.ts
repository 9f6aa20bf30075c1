import { writeFile } from 'node:fs/promises';
import { REQUEST_TIMEOUT_MS } from '../../src/contract/limits';
import { readArguments, UsageError, withUsage } from '../../server/arguments';
import type { Fields } from './http/browser';
import { askingByCommand, codesByCommand, codesOfSandbox, refusalByCommand } from './means';
import { junitReport } from './print/junit';
import { textReport } from './print/text';
import { runConformance, type Run } from './run';

const HELP = `npm run conformance -- URL

Holds the back end at URL against the contract, call by call in the order of the journey (docs/conformance.md).

  --cors ORIGIN     the app comes from this origin: checks CORS and the cookie for it
  --codes CMD       CMD ADDRESS prints the last code sent to an e-mail address or to +39…
                    (without: the outbox of our sandbox, if URL has one)
  --review CMD      CMD GUID TYPE REASON refuses a document of a request
                    (our sandbox: --review 'npm run -s sandbox -- refuse')
  --ask CMD         CMD GUID TYPE asks for an additional document
                    (our sandbox: --ask 'npm run -s sandbox -- ask')
  --email ADDRESS   the applicant's address, and
  --phone NUMBER    mobile number without prefix, if codes go out for real
  --v2 URL          base address of the v2 service, if it is another
  --legacy URL      base address of the legacy service, if it is another
  --password URL    base address of the call that creates the password, if it is another
  --config FILE     the app's config.json (without: URL/config.json, or ours)
  --json FILE       writes the report as JSON
  --junit FILE      writes the report as JUnit's XML
  --help            this text

Ends with 0 if nothing failed, 1 if something did, 2 if it was called wrongly or CMD failed.`;

const text = { type: 'string' } as const;
const options = {
  cors: text,
  codes: text,
  review: text,
  ask: text,
  email: text,
  phone: text,
  v2: text,
  legacy: text,
  password: text,
  config: text,
  json: text,
  junit: text,
  help: { type: 'boolean', short: 'h' },
} as const;

const parse = (args: readonly string[]) => readArguments(args, options);

const address = (value: string): string => {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) throw new UsageError(`${value} is no address.`);
  return value.replace(/\/+$/, '');
};

export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly read: (file: string) => Promise<string>;
  readonly pause: (ms: number) => Promise<void>;
}

const objectOf = (json: string): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
};

const configFrom = async (url: string, file: string | undefined, { read }: Terminal): Promise<Fields> => {
  if (file !== undefined) {
    const config = objectOf(await read(file).catch(() => ''));
    if (!config) throw new UsageError(`${file} is no JSON object.`);
    return config;
  }
  const response = await fetch(`${url}/config.json`, {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => undefined);
  return (response?.ok ? objectOf(await response.text()) : undefined) ?? {};
};

const runOf = async (args: ReturnType<typeof parse>, terminal: Terminal): Promise<Run> => {
  const { values, positionals } = args;
  if (positionals.length !== 1) throw new UsageError('One URL is needed.');
  const main = address(positionals[0] ?? '');
  const { email, phone } = values;
  return {
    bases: {
      main,
      v2: address(values.v2 ?? main),
      legacy: address(values.legacy ?? main),
      password: address(values.password ?? main),
    },
    ...(values.cors !== undefined && { origin: new URL(address(values.cors)).origin }),
    config: await configFrom(main, values.config, terminal),
    contact: { ...(email !== undefined && { email }), ...(phone !== undefined && { cellulare: phone }) },
    codeFor: values.codes === undefined ? codesOfSandbox(main) : codesByCommand(values.codes),
    ...(values.review !== undefined && { refuse: refusalByCommand(values.review) }),
    ...(values.ask !== undefined && { ask: askingByCommand(values.ask) }),
    pause: async (ms) => {
      terminal.error(`Waiting ${Math.round(ms / 1000)} s: another code to the same number…`);
      await terminal.pause(ms);
    },
  };
};

export const conformance = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    const parsed = parse(args);
    if (parsed.values.help) {
      terminal.out(HELP);
      return 0;
    }
    const report = await runConformance(await runOf(parsed, terminal));
    const { json, junit } = parsed.values;
    if (json !== undefined) await writeFile(json, `${JSON.stringify(report.findings, null, 2)}\n`);
    if (junit !== undefined) await writeFile(junit, junitReport(report));
    terminal.out(textReport(report));
    if (report.count('failed') > 0) return 1;
    return report.hasFailedCommand ? 2 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.error(withUsage(error, HELP));
    return 2;
  }
};
