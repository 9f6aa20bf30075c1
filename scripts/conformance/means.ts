import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { REQUEST_TIMEOUT_MS } from '../../src/contract/limits';
import { CommandFailed, type Means } from './kit';

const run = promisify(execFile);

/** The command gets it as its last argument. */
const REASON = 'La foto non si legge';

const endOf = (error: unknown): string => {
  const {
    code,
    signal,
    stderr = '',
  } = error as {
    readonly code?: unknown;
    readonly signal?: unknown;
    readonly stderr?: string;
  };
  const ended = typeof code === 'number' ? `ended with ${code}` : `was ended by ${String(signal ?? code)}`;
  const said = stderr.trim().replace(/\s+/g, ' ');
  return said === '' ? `${ended} and said nothing` : `${ended}: ${said}`;
};

/** Returns what was printed. Throws CommandFailed if it did not end with 0. */
const shell = async (option: string, command: string, ...more: readonly string[]): Promise<string> => {
  try {
    const { stdout } = await run('/bin/sh', ['-c', `${command} "$@"`, 'sh', ...more]);
    return stdout;
  } catch (error) {
    throw new CommandFailed(`the command of ${option} ${endOf(error)}`);
  }
};

/** The code is the last six digits that the command prints. */
export const codesByCommand =
  (command: string): Means['codeFor'] =>
  async (to) =>
    (await shell('--codes', command, to)).match(/\b\d{6}\b/g)?.at(-1) ?? '';

interface Message {
  readonly to: string;
  readonly code: string;
}

export const codesOfSandbox =
  (url: string): Means['codeFor'] =>
  async (to) => {
    const response = await fetch(`${url}/sandbox/outbox.json`, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }).catch(() => undefined);
    const messages: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
    if (!Array.isArray(messages)) return '';
    return (messages as readonly Message[]).find((one) => one.code !== '' && one.to === to)?.code ?? '';
  };

/** The command gets the request's guid, the upload type of the document's front, and a reason. */
export const refusalByCommand =
  (command: string): NonNullable<Means['refuse']> =>
  async (guid, type) => {
    await shell('--review', command, guid, type, REASON);
  };

/** The command gets the request's guid and the upload type of the front of what is asked for. */
export const askingByCommand =
  (command: string): NonNullable<Means['ask']> =>
  async (guid, type) => {
    await shell('--ask', command, guid, type);
  };
