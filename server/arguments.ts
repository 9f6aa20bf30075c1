import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Its message is one line: runCommand prints the usage below it. */
export class UsageError extends Error {}

const sentenceOf = (error: Error): string => {
  const [, option = ''] = /^Option '(?:-\w, )?(--[\w-]+)/.exec(error.message) ?? [];
  if (option === '') return `${error.message.split(/\.\s|\n/)[0]?.replace(/\.$/, '') ?? ''}.`;
  return error.message.includes('does not take') ? `${option} takes no value.` : `${option} needs a value.`;
};

/**
 * Throws UsageError on an unknown option, on one whose value is missing or empty, and on one that takes none
 * and has one.
 */
export const readArguments = <const O extends Options>(args: readonly string[], options: O) => {
  const parsed = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!code.startsWith('ERR_PARSE_ARGS_')) throw error;
      throw new UsageError(sentenceOf(error as Error));
    }
  })();
  for (const [name, value] of Object.entries(parsed.values))
    if (value === '') throw new UsageError(`--${name} needs a value.`);
  return parsed;
};

export const withUsage = ({ message }: UsageError, usage: string): string => `${message}\n\n${usage}`;
