import path from 'node:path';
import type { Chunk, Compilation, Module } from 'webpack';

/** The modules that webpack wrote into one scope are the `modules` of a module of its own. */
export const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];

export const modulesOf = ({ chunkGraph, compiler }: Compilation, chunk: Chunk): string[] =>
  [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(partsOf).flatMap((module) => {
    const file = module.nameForCondition();
    return file === null ? [] : [path.relative(compiler.context, file).split(path.sep).join('/')];
  });
