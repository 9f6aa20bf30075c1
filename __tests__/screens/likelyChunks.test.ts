// A page fetches ahead exactly the next chunks: the applicant pays by the megabyte.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rowOf, stepSlugs, type StepSlug } from '../../src/contract/steps/table';
import { likelyChunks } from '../../src/screens/registry';

const ADDRESS = ['screen-address-info'];
/** By step, of each of its pages. */
const NEXT: Readonly<Record<StepSlug, readonly (readonly string[])[]>> = {
  // The introduction is part of the entry, the pages after it are one chunk.
  'contact-info': [['screen-contact-info'], ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS],
  'address-info': [['screen-company-info']],
  'company-info': [['screen-self-certifications']],
  'self-certifications': [['screen-card'], ['screen-card']],
  card: [['screen-identification']],
  identification: Array.from({ length: 3 }, () => ['screen-contract', 'screen-contract-reader']),
  contract: [['screen-thanks']],
  thanks: [[]],
  auth: [[]],
};

const pagesOf = (slug: StepSlug): readonly number[] => [
  ...(rowOf(slug).subPages.length === 0 ? [0] : rowOf(slug).subPages.keys()),
];

it.each(stepSlugs)('on each page of %s the next page is fetched ahead, and nothing else', (slug) => {
  expect(pagesOf(slug).map((subPage) => likelyChunks(slug, subPage))).toEqual(NEXT[slug]);
});

it('every chunk that is fetched ahead is one of the build', () => {
  const root = path.resolve(__dirname, '../../src');
  const named = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/webpackChunkName: "([^"]+)"/g),
    ])
    .map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(Object.values(NEXT).flat(2)));
});
