import { rowOf } from '../contract/steps/table';
import { shellCopy } from '../copy/shell';
import { titleCopy } from '../copy/titles';
import { firstSegment, slugOfPath } from '../state/paths';

const known: Readonly<Record<string, string>> = titleCopy.pages;

const nameOf = (path: string, subPage: number): string => {
  const slug = slugOfPath(path);
  if (!slug) return known[firstSegment(path)] ?? titleCopy.pages.notFound;
  return known[rowOf(slug).subPages[subPage]?.analytics ?? slug] ?? rowOf(slug).title;
};

/** Title of the browser's tab for a page. */
export const titleOf = (path: string, subPage: number): string => shellCopy.tabTitle(nameOf(path, subPage));
