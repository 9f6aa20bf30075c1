import { signed, testService } from '../support';
import { reviewerToken, signedInReviewer } from '../support/reviewers';
import { styleOf } from '../../../server/review/reviewers/page/style';
import { readBrand } from '../../../server/brand';

const service = testService();
const pagesOf = async (name: string) => {
  const { step } = await signed(service);
  const browser = await signedInReviewer(service, name, await reviewerToken(service, name));
  const list = (await browser.inject({ url: '/review' })).body;
  const request = (await browser.inject({ url: `/review/requests/${step.guid}` })).body;
  const signIn = (await service.client().inject({ url: '/review/sign-in' })).body;
  return { list, request, signIn };
};

const buttonsOf = (body: string): string[] =>
  (body.match(/<form[\s\S]*?<\/form>/g) ?? []).map((form) =>
    (form.match(/<button[\s\S]*?<\/button>/g) ?? [])
      .join(' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

it('each form’s buttons have distinct names, and each document is a subheading', async () => {
  const pages = await pagesOf('Nora Neri');
  for (const [page, body] of Object.entries(pages)) {
    const buttons = buttonsOf(body);
    expect([page, buttons.length > 0, buttons.includes('')]).toEqual([page, true, false]);
    expect([page, [...new Set(buttons)]]).toEqual([page, buttons]);
  }
  const headings = [...pages.request.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, text]) => text);
  expect(headings).toEqual(['Carta d’identità', 'Passaporto', 'Video con il documento']);
});

it('in a narrow window the list is still a table, and each cell says what it is', async () => {
  const { list } = await pagesOf('Nino Neri');
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'cell'])
    expect(list).toContain(`role="${role}"`);
  const heads = [...list.matchAll(/<th [^>]*>([^<]+)<\/th>/g)].map(([, text]) => text);
  const [row = ''] = list.match(/<tr role="row">\s*<td[\s\S]*?<\/tr>/) ?? [];
  expect([...row.matchAll(/data-head="([^"]+)"/g)].map(([, text]) => text)).toEqual(heads);
  const style = styleOf(readBrand());
  expect(style).not.toMatch(/thead \{[^}]*display: none/);
  expect(style).toContain('content: attr(data-head)');
});
