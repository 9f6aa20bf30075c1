const BEGIN = '<!-- Written by scripts/apiDocs.ts. -->';
const END = '<!-- End of what scripts/apiDocs.ts writes. -->';

/** Throws if the page has no place for it. */
export const withPart = (page: string, text: string): string => {
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`A page lacks ${BEGIN} or ${END}`);
  return `${page.slice(0, start)}${BEGIN}\n\n${text}\n\n${page.slice(end)}`;
};
