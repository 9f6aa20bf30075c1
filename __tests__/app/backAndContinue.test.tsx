import { screen } from '@testing-library/react';
import { contactPages } from '../../src/contract/steps/table';
import { openPage, pages } from './refusedStep';

/** The page after the password, which was created: there is no way back to it. */
const isAfterPassword = (slug: string, page: number): boolean =>
  slug === 'contact-info' && page === contactPages.passwordOk;
const isFirst = (slug: string, page: number): boolean => slug === 'contact-info' && page === 0;
/** The pages have every widget, so that of the contract has the code of the signature, too. */
const onward = { 'contact-info 0': 'Inizia', 'contract 0': 'Ricevi il codice' } as Readonly<
  Record<string, string>
>;

describe('[R2.3-03] Back and Continue', () => {
  // The page of 'auth' asks for the code of a request: it is a page of the resume.
  it.each(pages.filter(([slug]) => slug !== 'auth'))('at %s, page %s', async (slug, page) => {
    await openPage(slug, page);
    const isEnd = isFirst(slug, page) || slug === 'thanks';
    const back = screen.queryAllByRole('button', { name: 'Indietro' });
    expect(back).toHaveLength(isEnd || isAfterPassword(slug, page) ? 0 : 1);
    const name = onward[`${slug} ${page}`] ?? 'Continua';
    expect(screen.queryAllByRole('button', { name })).toHaveLength(slug === 'thanks' ? 0 : 1);
  });
});
