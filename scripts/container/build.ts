import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { argumentsOf, optionsOf, type Instruction, type Stage } from './containerfile';
import { RootFolder } from './rootFolder';

/** Knows names of the first level alone, with `*` in them. */
const ignoredBy = (context: string): ((name: string) => boolean) => {
  const lines = readFileSync(path.join(context, '.dockerignore'), 'utf8').split('\n');
  const patterns = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  return (name) => patterns.some((pattern) => pattern.test(name));
};

/**
 * As COPY does: a folder's content goes into the target; a file goes to it, or into it where it ends with a
 * slash.
 */
const copy = (source: string, target: string, isKept: (relative: string) => boolean): void => {
  const isFile = statSync(source).isFile();
  const to = isFile && target.endsWith('/') ? path.join(target, path.basename(source)) : target;
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(source, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (one) => isKept(path.relative(source, one)),
  });
};

const environmentIn = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]));

interface Built {
  readonly context: string;
  readonly roots: ReadonlyMap<string, RootFolder>;
}

const execute = (root: RootFolder, { name, text }: Instruction, { context, roots }: Built): void => {
  const { options, rest } = optionsOf(text);
  if (name === 'RUN') root.inside(text);
  else if (name === 'ENV') Object.assign(root.env, environmentIn(text));
  else if (name === 'USER') root.user = text;
  else if (name === 'CMD') root.command = argumentsOf(text);
  else if (name === 'HEALTHCHECK') root.healthcheck = argumentsOf(text);
  else if (name === 'VOLUME') root.volumes.push(...argumentsOf(text));
  else if (name === 'WORKDIR') {
    root.workdir = text;
    mkdirSync(root.at(text), { recursive: true });
  } else if (name === 'COPY') {
    const from = options.get('from');
    const stage = from === undefined ? undefined : roots.get(from);
    if (from !== undefined && !stage) throw new Error(`COPY from ${from}: no such stage`);
    const isIgnored = stage ? () => false : ignoredBy(context);
    const names = rest.split(' ');
    const target = names.pop() ?? '';
    const to = root.at(path.posix.resolve(root.workdir, target)) + (/\/$/.test(target) ? '/' : '');
    for (const one of names)
      copy(stage ? stage.at(one) : path.join(context, one), to, (relative) => {
        const [first = ''] = relative.split(path.sep);
        return one !== '.' || !isIgnored(first);
      });
  }
};

/** Throws on the first line that fails. */
export const build = (stages: readonly Stage[], context: string, folder: string): RootFolder => {
  const roots = new Map<string, RootFolder>();
  for (const stage of stages) {
    const root = new RootFolder(path.join(folder, stage.name));
    roots.set(stage.name, root);
    for (const instruction of stage.instructions) {
      console.log(`${stage.name}: ${instruction.name} ${instruction.text}`);
      execute(root, instruction, { context, roots });
    }
  }
  const last = [...roots.values()].at(-1);
  if (!last) throw new Error('The Containerfile has no stage');
  return last;
};
