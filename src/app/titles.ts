import { rowOf } from '../contract/steps/table';
import { shellCopy } from '../copy/shell';
import { titleCopy } from '../copy/titles';
import { firstSegment, guidOfPath, RESUME_CODE_PAGE, slugOfPath, UNKEPT } from '../state/paths';

const known: Readonly<Record<string, string>> = titleCopy.pages;

const CODE = titleCopy.pages['ci-verify-phone'];

const nameOf = (path: string, subPage: number): string => {
  const slug = slugOfPath(path);
  if (!slug && guidOfPath(path) === UNKEPT) return titleCopy.pages.cookie;
  // The code's page, of a link and after the form.
  if (firstSegment(path) === 'resume' && (guidOfPath(path) !== '' || subPage === RESUME_CODE_PAGE))
    return CODE;
  if (slug === 'auth') return CODE;
  if (!slug) return known[firstSegment(path)] ?? titleCopy.pages.notFound;
  return known[rowOf(slug).subPages[subPage]?.analytics ?? slug] ?? rowOf(slug).title;
};

export const titleOf = (path: string, subPage: number): string => shellCopy.tabTitle(nameOf(path, subPage));
