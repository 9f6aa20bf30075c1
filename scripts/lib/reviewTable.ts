import { toRoutePath } from '../../server/http/routePath';
import { reviewCallNames, reviewCallOf } from '../../server/review/reviewers/api/calls';
import { apiDesk } from '../../server/review/reviewers/desk';

const rowOf = (name: (typeof reviewCallNames)[number]): string => {
  const { method, path, summary, body, query } = reviewCallOf(name);
  const { properties = {}, required = [] } = body ?? query ?? {};
  const fields = Object.keys(properties).map((field) =>
    required.includes(field) ? `\`${field}\`` : `\`${field}\`?`,
  );
  return `| \`${method} ${apiDesk.base}${toRoutePath(path)}\` | ${fields.join(', ') || '–'} | ${summary} |`;
};

export const reviewTable = (): string =>
  ['| call | query or body | what it does |', '| --- | --- | --- |', ...reviewCallNames.map(rowOf)].join(
    '\n',
  );
