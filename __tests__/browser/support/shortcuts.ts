import type { Page } from 'playwright-core';
import { greetingCopy } from '../../../src/copy/contact-info';
import type { Applicant } from '../../../scripts/testing/service/applicant';
import type { Visitor } from './arrive';
import { goOn, heading, textbox } from '../../../scripts/testing/pages/form';

export const openGreeting = async ({ page, open }: Visitor): Promise<void> => {
  await open();
  await goOn(page, 'Inizia');
  await heading(page, greetingCopy.title);
};

export const fillGreeting = async (
  page: Page,
  { nome, cognome, cf, email }: Pick<Applicant, 'nome' | 'cognome' | 'cf' | 'email'>,
): Promise<void> => {
  await textbox(page, greetingCopy.nome).fill(nome);
  await textbox(page, greetingCopy.cognome).fill(cognome);
  await textbox(page, greetingCopy.cf).fill(cf);
  await textbox(page, greetingCopy.email).fill(email);
};

export const pathOf = (page: { url(): string }): string => new URL(page.url()).pathname;
