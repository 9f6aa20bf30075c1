import { createHash } from 'node:crypto';
import type { Product } from './product';

/** Checksum of what the service has stored of the request under the upload type. */
export const storedChecksum = async ({ url }: Product, guid: string, type: string): Promise<string> => {
  const response = await fetch(`${url}/sandbox/documents/${guid}/${type}`);
  if (!response.ok) throw new Error(`${type}: HTTP ${response.status}`);
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
};
