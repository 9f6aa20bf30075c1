import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AsyncDependenciesBlock, Chunk, Compilation, Compiler, Module } from 'webpack';
import { modulesOf } from './modules-of';

export interface BuiltChunk {
  readonly id: string | number;
  readonly name: string;
  readonly files: readonly string[];
  readonly modules: readonly string[];
}

interface LaterPart {
  readonly module: string;
  readonly id: string | number;
  readonly from: string;
  readonly files: readonly string[];
}

/** Written to `.cache/stats.json`. */
export interface BuildRecord {
  readonly chunks: readonly BuiltChunk[];
  readonly groups: Readonly<Record<string, readonly (string | number)[]>>;
  readonly later: readonly LaterPart[];
}

const idOf = (chunk: Chunk): string | number => chunk.id ?? chunk.name ?? '';

function laterPart({ moduleGraph, chunkGraph, compiler }: Compilation, block: AsyncDependenciesBlock) {
  const [dependency] = block.dependencies;
  const group = chunkGraph.getBlockChunkGroup(block);
  const module = dependency && moduleGraph.getModule(dependency);
  // An eager import has no chunk of its own.
  if (!group || !module) return [];
  const pathOf = (one: Module | undefined | null): string =>
    path
      .relative(compiler.context, one?.nameForCondition() ?? '')
      .split(path.sep)
      .join('/');
  return {
    module: pathOf(module),
    id: chunkGraph.getModuleId(module) ?? '',
    from: pathOf(moduleGraph.getParentModule(dependency)),
    files: group.getFiles(),
  };
}

function describe(compilation: Compilation): BuildRecord {
  const { chunks, modules, namedChunkGroups } = compilation;
  return {
    chunks: [...chunks].map((chunk) => ({
      id: idOf(chunk),
      name: chunk.name ?? String(chunk.id),
      files: [...chunk.files],
      modules: modulesOf(compilation, chunk),
    })),
    groups: Object.fromEntries([...namedChunkGroups].map(([name, group]) => [name, group.chunks.map(idOf)])),
    later: [...modules].flatMap(({ blocks }) => blocks).flatMap((block) => laterPart(compilation, block)),
  };
}

/**
 * `npm start` compares dist/sources.hash to see whether the build is up to date; `npm run check -- size`
 * reads .cache/stats.json.
 */
export class RecordBuild {
  constructor(
    private readonly distFolder: string,
    private readonly cacheFolder: string,
    private readonly sourcesHash: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('RecordBuild', (stats) => {
      if (stats.hasErrors()) return;
      mkdirSync(this.cacheFolder, { recursive: true });
      writeFileSync(path.join(this.cacheFolder, 'stats.json'), JSON.stringify(describe(stats.compilation)));
      writeFileSync(path.join(this.distFolder, 'sources.hash'), this.sourcesHash);
    });
  }
}
