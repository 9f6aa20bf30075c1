// What the rows have in common: bringing a page up, typing, pressing.
import type { Request } from 'playwright-core';
import { addressInfoCopy } from '../../../src/copy/address-info';
import { cardCopy } from '../../../src/copy/card';
import { companyInfoCopy } from '../../../src/copy/company-info';
import { identificationCopy } from '../../../src/copy/identification';
import { selfCertificationsCopy } from '../../../src/copy/self-certifications';
import type { DataStepSlug } from '../../../src/contract/steps/table';
import { fastForward, fastForwardBackTo } from './fastForward';
import { at, goOn, heading } from './form';
import { LANDING, type Act } from './fourWays';
import { eventually } from './shownErrors';

/** The page, as the applicant comes to it or back to it. */
export const load: Act = async ({ page, product }) => void (await page.goto(`${product.url}/${LANDING}`));

/** One after the other. */
export const inTurn =
  (...acts: readonly Act[]): Act =>
  async (scene) => {
    for (const act of acts) await act(scene);
  };

export const go: Act = ({ page }) => goOn(page);
export const press =
  (name: string): Act =>
  ({ page }) =>
    page.getByRole('button', { name, exact: true }).click();
export const shows =
  (title: string): Act =>
  ({ page }) =>
    heading(page, title);
export const fill =
  (path: string, words: string): Act =>
  ({ page }) =>
    at(page, path).fill(words);
export const holds =
  (path: string, words: string | RegExp): Act =>
  ({ page }) =>
    eventually(async () => {
      const value = await at(page, path).inputValue();
      if (typeof words === 'string') expect(value).toBe(words);
      else expect(value).toMatch(words);
    });

export const titles = {
  'address-info': addressInfoCopy.title,
  'company-info': companyInfoCopy.title,
  'self-certifications': selfCertificationsCopy.company.title,
  card: cardCopy.title,
  identification: identificationCopy.video.title,
} as const;

/** The step as it first comes. */
export const first =
  (slug: DataStepSlug): Act =>
  async ({ page, product }) =>
    void (await fastForward(page.context(), product, slug));
/** The step that was answered and come back to. */
export const answered =
  (slug: DataStepSlug): Act =>
  async ({ page, product }) =>
    void (await fastForwardBackTo(page.context(), product, slug));
export const open = (slug: keyof typeof titles): Act => inTurn(answered(slug), load, shows(titles[slug]));

/** A step that is sent, not the question of where the request stands. */
export const isSending = (request: Request): boolean => !request.postData()?.includes('"number":null');
/** Of several calls at once or in turn, the first one and its repetitions. */
export const firstOfThem = () => {
  const what = (request: Request): string => `${request.url()} ${request.postData() ?? ''}`;
  let known: string | undefined;
  return (request: Request): boolean => (known ??= what(request)) === what(request);
};
