import type { Page, Request } from 'playwright-core';
import { greetingCopy } from '../../../src/copy/contact-info';
import type { Applicant } from '../../server/support/applicant';
import { textbox } from './form';

export const fillGreeting = async (
  page: Page,
  { nome, cognome, cf, email }: Pick<Applicant, 'nome' | 'cognome' | 'cf' | 'email'>,
): Promise<void> => {
  await textbox(page, greetingCopy.nome).fill(nome);
  await textbox(page, greetingCopy.cognome).fill(cognome);
  await textbox(page, greetingCopy.cf).fill(cf);
  await textbox(page, greetingCopy.email).fill(email);
};

/** Every request to the path from now on, in their order. */
export const requestsTo = (page: Page, path: string): Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
};

/** What the address of a page, or of a request, shows of where it leads. */
export const pathOf = (page: { url(): string }): string => new URL(page.url()).pathname;
