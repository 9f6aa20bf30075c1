/** Values that only one request has: an answer that holds one is an answer that reads the request. */
import { createHash } from 'node:crypto';
import type { Facts } from './facts';
import type { Rows } from './rows';

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** An identifier that the service made, or a text that the applicant typed and nobody else. */
type Kind = 'made' | 'typed' | 'kept for later';

interface Secret {
  readonly guid: string;
  readonly kind: Kind;
}

export class Secrets {
  readonly #known = new Map<string, Secret>();

  add(guid: string, kind: Kind, ...values: readonly string[]): void {
    for (const value of values) if (value !== '') this.#known.set(value, { guid, kind });
  }

  addRows(guid: string, { contactId, contracts, documents }: Rows): void {
    this.add(guid, 'made', contactId);
    for (const { stampeId, barCode, sha256: hash } of contracts)
      this.add(guid, 'made', stampeId, barCode, hash);
    for (const { barCode, sha256: hash } of documents) this.add(guid, 'made', barCode, hash);
  }

  foreignIn(answer: string, facts: Facts, browser: number): string | undefined {
    for (const [value, { guid, kind }] of this.#known) {
      if (!answer.includes(value) || facts.may(browser, guid)) continue;
      if (kind === 'kept for later' && isSamePerson(facts, browser, guid)) continue;
      return `${value} of ${facts.requests.get(guid)?.label ?? guid}`;
    }
    return undefined;
  }
}

/**
 * An earlier request of the same tax code and confirmed phone gives its business contacts (known-customers).
 */
const isSamePerson = (facts: Facts, browser: number, guid: string): boolean => {
  const own = facts.ownRequest(browser);
  const other = facts.requests.get(guid);
  return own !== undefined && own.phone !== '' && own.cf === other?.cf && own.phone === other.phone;
};
