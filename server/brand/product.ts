import type { BrandFile } from './schema';

type Given = NonNullable<BrandFile['product']>;

export interface Product {
  /** After an article, as in 'il conto business'. */
  readonly account: string;
  readonly card: Omit<NonNullable<Given['card']>, 'name'> & {
    /** After an article, as in 'la carta business'. */
    readonly name: string;
  };
}

export const productOf = ({ account = 'conto business', card }: Given = {}): Product => ({
  account,
  card: { name: 'carta business', ...card },
});

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const productName = ({ account }: Product): string => `${capitalised(account)} con carta`;
