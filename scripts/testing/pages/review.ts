import type { Page } from 'playwright-core';
import { pointer, type Hand } from '../browser/hands';
import { LIMIT_MS, type Product } from '../product/product';

export const signInToReview = async (
  page: Page,
  name: string,
  token: string,
  { write, press }: Hand = pointer,
): Promise<void> => {
  await write(page.getByLabel('Nome'), name);
  await write(page.getByLabel('Token'), token);
  await press(page.getByRole('button', { name: 'Entra' }));
  await page.getByRole('heading', { name: 'Revisione delle richieste' }).waitFor();
  await page.getByRole('button', { name: 'Esci' }).waitFor();
};

export const reviewOf = ({ url }: Product, guid: string) => {
  const move = async (name: string, data: object = {}): Promise<void> => {
    const response = await fetch(`${url}/sandbox/requests/${guid}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const answer = (await response.json()) as { readonly status: string };
    if (answer.status !== 'success') throw new Error(`${name}: ${JSON.stringify(answer)}`);
  };
  return {
    refuse: (document: string, reason: string) => move('refuse', { document, reason }),
    ask: (type: string) => move('ask', { type }),
    conclude: async (): Promise<void> => {
      await move('accept-all');
      await move('complete');
    },
  };
};
