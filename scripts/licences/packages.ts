import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenceOf } from './allowed';

export interface Notice {
  readonly name: string;
  readonly version: string;
  /** SPDX. */
  readonly licence: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

const TEXT = /^(?:licen[cs]e|copying|notice|ofl)(?:\.|$|-)/i;

const MIT = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** For a package that says its licence and ships no text. Throws for a licence that is not here. */
const standardText = (root: string, { name, author }: Manifest, licence: string): string => {
  const holder = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`);
  if (licence === 'MIT') return MIT(holder.replace(/\s*<.*$/, ''));
  // pdf.js ships the standard text.
  if (licence === 'Apache-2.0')
    return readFileSync(path.join(root, 'node_modules/pdfjs-dist/LICENSE'), 'utf8');
  throw new Error(`${name} ships no text of its licence ${licence}`);
};

/** `folder` is given from the root: `node_modules/react`. */
export const noticeOf = (root: string, folder: string): Notice => {
  const at = path.join(root, folder);
  const manifest = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8')) as Manifest;
  const { name, version } = manifest;
  const licence = licenceOf(name, version, manifest.license);
  const texts = readdirSync(at)
    .filter((file) => TEXT.test(file))
    .sort()
    .map((file) => readFileSync(path.join(at, file), 'utf8').trim());
  return { name, version, licence, text: texts.join('\n\n') || standardText(root, manifest, licence) };
};

/** Undefined for a module of the project itself. */
export const packageOf = (module: string): string | undefined =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];
