import type { Product } from '../../../scripts/testing/product/product';

export const receivedChecksum = async ({ url }: Product, guid: string, type: string): Promise<string> => {
  const response = await fetch(`${url}/sandbox/documents/${guid}/${type}`);
  if (!response.ok) throw new Error(`${type}: HTTP ${response.status}`);
  if ((await response.arrayBuffer()).byteLength === 0) throw new Error(`${type}: nothing is stored`);
  return response.headers.get('x-received-sha256') ?? '';
};
