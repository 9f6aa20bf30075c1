import { toRoutePath } from '../../server/http/routePath';
import { reviewCallNames, reviewCallOf } from '../../server/reviewers/api/calls';
import { apiDesk } from '../../server/reviewers/desk';

const BEGIN = '<!-- Written by npm run api-docs. -->';
const END = '<!-- End of what npm run api-docs writes. -->';

const rowOf = (name: (typeof reviewCallNames)[number]): string => {
  const { method, path, summary, body, query } = reviewCallOf(name);
  const { properties = {}, required = [] } = body ?? query ?? {};
  const fields = Object.keys(properties).map((field) =>
    required.includes(field) ? `\`${field}\`` : `\`${field}\`?`,
  );
  return `| \`${method} ${apiDesk.base}${toRoutePath(path)}\` | ${fields.join(', ') || '–'} | ${summary} |`;
};

/** Returns docs/review.md with the calls as they are declared. Throws if it has no place for them. */
export const reviewPage = (page: string): string => {
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`docs/review.md lacks ${BEGIN} or ${END}`);
  const head = ['| call | query or body | what it does |', '| --- | --- | --- |'];
  const table = [...head, ...reviewCallNames.map(rowOf)].join('\n');
  return `${page.slice(0, start)}${BEGIN}\n\n${table}\n\n${page.slice(end)}`;
};
