import { transform, type Options } from '@swc/core';
import { oldestBrowsers } from '../lib/oldest/declared';

const targets = (): Record<string, string> =>
  Object.fromEntries(
    oldestBrowsers()
      .filter(({ name }) => !name.startsWith('and_'))
      .map(({ name, version }) => [name === 'ios_saf' ? 'ios' : name, version]),
  );

type Input = Readonly<Record<string, Buffer | string>>;

/** Dependencies and webpack's own code too. The minifier comes after it. */
export const toOldestSyntax = async (input: Input, sourceMap: unknown) => {
  const [[name, source] = ['', '']] = Object.entries(input);
  const options: Options = {
    filename: name,
    configFile: false,
    swcrc: false,
    isModule: 'unknown',
    sourceMaps: sourceMap !== undefined,
    env: { targets: targets() },
    jsc: { parser: { syntax: 'ecmascript', explicitResourceManagement: true }, preserveAllComments: true },
  };
  const { code, map } = await transform(source.toString(), options);
  // The plugin traces the map on by the chunk's name.
  return map === undefined ? { code } : { code, map: { ...(JSON.parse(map) as object), sources: [name] } };
};
/** It is compiled code, which a worker of the minifier would have to load again. */
toOldestSyntax.supportsWorker = () => false;
toOldestSyntax.supportsWorkerThreads = () => false;
