import { readArguments, UsageError, withUsage } from '../../../server/arguments';
import { codesText, requestsText, reviewText } from './print';
import { SandboxError, SandboxService } from './service';

const HELP = `npm run sandbox -- COMMAND

  list                          the requests, the latest changed first
  show GUID                     one request: its state, its documents, its links
  accept GUID DOCUMENT          accepts a document, by its name in 'show' or by its bar code
  accept GUID --all             accepts all that is to be judged
  refuse GUID DOCUMENT REASON   refuses it; the applicant gets the reason and a link by e-mail
  refuse-video GUID REASON      the same for the video
  ask GUID TYPE                 asks for an additional document: CONTENT, CONTENT_PAYSLIP, CONTENT_BILL, …
  complete GUID                 everything accepted: opens the account
  codes                         the newest codes of the outbox

  --url ADDRESS                 the running service (http://localhost:3000, or the port in PORT)
  --limit NUMBER                how many lines of 'list' and 'codes' (10)
  --help                        this text`;

const options = {
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  limit: { type: 'string', default: '10' },
  url: { type: 'string' },
} as const;

/** A guid is random and may begin with a hyphen, which is no option then. */
const GUID = /^-[\w-]{23}$/;
const MARK = 'guid:';

const parse = (args: readonly string[]) => {
  const marked = args.map((arg) => (GUID.test(arg) ? `${MARK}${arg}` : arg));
  const { values, positionals } = readArguments(marked, options);
  return { values, positionals: positionals.map((one) => one.replace(MARK, '')) };
};

interface Command {
  /** After its name; the last takes the rest of the line. */
  readonly takes: readonly string[];
  readonly run: (service: SandboxService, texts: readonly string[], limit: number) => Promise<string>;
}

const move =
  (name: string, ...fields: readonly string[]): Command['run'] =>
  async (service, [guid = '', ...texts]) => {
    const body = Object.fromEntries(fields.map((field, place) => [field, texts[place] ?? '']));
    return reviewText(await service.move(guid, name, body), service.url);
  };

const commands: Readonly<Record<string, Command>> = {
  list: {
    takes: [],
    run: async (service, _, limit) => requestsText((await service.requests()).slice(0, limit)),
  },
  show: {
    takes: ['GUID'],
    run: async (service, [guid = '']) => reviewText(await service.show(guid), service.url),
  },
  accept: { takes: ['GUID', 'DOCUMENT'], run: move('accept', 'document') },
  refuse: { takes: ['GUID', 'DOCUMENT', 'REASON'], run: move('refuse', 'document', 'reason') },
  'refuse-video': { takes: ['GUID', 'REASON'], run: move('refuse-video', 'reason') },
  ask: { takes: ['GUID', 'TYPE'], run: move('ask', 'type') },
  complete: { takes: ['GUID'], run: move('complete') },
  codes: {
    takes: [],
    run: async (service, _, limit) =>
      codesText((await service.messages()).filter(({ code }) => code !== '').slice(0, limit)),
  },
};
const acceptAll: Command = { takes: ['GUID'], run: move('accept-all') };

const commandOf = (name: string, all: boolean): Command => {
  if (all && name !== 'accept') throw new UsageError(`--all goes with accept.`);
  const command = all ? acceptAll : Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === '' ? 'A command is missing.' : `There is no command ${name}.`);
  return command;
};

const textsOf = ({ takes }: Command, name: string, given: readonly string[]): readonly string[] => {
  const missing = takes.slice(given.length);
  if (missing.length > 0) throw new UsageError(`${name}: ${missing.join(', ')} missing.`);
  const isReason = takes.at(-1) === 'REASON';
  if (given.length > takes.length && !isReason)
    throw new UsageError(`${name}: does not know what to do with ${given.slice(takes.length).join(' ')}.`);
  // A reason is a sentence, in quotes or not.
  return isReason ? [...given.slice(0, takes.length - 1), given.slice(takes.length - 1).join(' ')] : given;
};

const limitOf = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError('--limit takes a number.');
  return Number(text);
};

const serviceAt = (url: string): SandboxService => {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new UsageError(`--url ${url}: not an address.`);
  return new SandboxService(url);
};

export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  error(text: string): void;
}

/** The exit code: 0 done, 1 refused or not reached, 2 wrongly called. */
export const runSandbox = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    const { values, positionals } = parse(args);
    const [name = '', ...given] = positionals;
    if (values.help === true) {
      terminal.out(HELP);
      return 0;
    }
    const command = commandOf(name, values.all === true);
    const texts = textsOf(command, name, given);
    const url = values.url ?? `http://localhost:${terminal.environment['PORT'] || '3000'}`;
    terminal.out(await command.run(serviceAt(url), texts, limitOf(values.limit)));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.error(withUsage(error, HELP));
      return 2;
    }
    if (!(error instanceof SandboxError)) throw error;
    terminal.error(error.message);
    return 1;
  }
};
