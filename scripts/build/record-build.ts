import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { modulesOf } from './modules-of';

/** One chunk of the built app. */
export interface BuiltChunk {
  readonly id: string | number;
  readonly name: string;
  readonly files: readonly string[];
  /** Paths of its modules, from the repository's root. */
  readonly modules: readonly string[];
}

/** `.cache/stats.json`: which module went where, and which chunks a named chunk brings with it. */
export interface BuildRecord {
  readonly chunks: readonly BuiltChunk[];
  readonly groups: Readonly<Record<string, readonly (string | number)[]>>;
}

const idOf = (chunk: Chunk): string | number => chunk.id ?? chunk.name ?? '';

function describe(compilation: Compilation): BuildRecord {
  const { chunks, namedChunkGroups } = compilation;
  return {
    chunks: [...chunks].map((chunk) => ({
      id: idOf(chunk),
      name: chunk.name ?? String(chunk.id),
      files: [...chunk.files],
      modules: modulesOf(compilation, chunk),
    })),
    groups: Object.fromEntries([...namedChunkGroups].map(([name, group]) => [name, group.chunks.map(idOf)])),
  };
}

/**
 * After a successful build: what it was made from (dist/sources.hash, by which `npm start` tells whether it
 * is up to date) and its record (.cache/stats.json, which `npm run size` reads).
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
