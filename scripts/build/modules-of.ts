import path from 'node:path';
import type { Chunk, Compilation, Module } from 'webpack';

/** The modules that webpack wrote into one scope are the `modules` of a module of its own. */
const parts = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];

/** The paths of a chunk's modules, from the repository's root. */
export const modulesOf = ({ chunkGraph, compiler }: Compilation, chunk: Chunk): string[] =>
  [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(parts).flatMap((module) => {
    const file = module.nameForCondition();
    return file === null ? [] : [path.relative(compiler.context, file).split(path.sep).join('/')];
  });
