import type { Product } from './product';

/** The review of a signed request, as whoever tries the product plays it. */
export const reviewOf = ({ url }: Product, guid: string) => {
  const move = async (name: string, data: object = {}): Promise<void> => {
    const response = await fetch(`${url}/sandbox/requests/${guid}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    const answer = (await response.json()) as { readonly status: string };
    if (answer.status !== 'success') throw new Error(`${name}: ${JSON.stringify(answer)}`);
  };
  return {
    refuse: (document: string, reason: string) => move('refuse', { document, reason }),
    ask: (type: string) => move('ask', { type }),
    /** Everything accepted, the account opened. */
    conclude: async (): Promise<void> => {
      await move('accept-all');
      await move('complete');
    },
  };
};
