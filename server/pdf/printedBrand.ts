import type { Brand } from '../brand';
import { capitalised } from '../brand/product';
import type { Conditions } from '../brand/schema';
import { conditions, CONDITIONS_NOTICE, CONDITIONS_VERSION } from './conditions';

/** Colours of the text, of lines and of backgrounds, '#rrggbb', on white paper. */
export type Ink = Readonly<Record<'text' | 'soft' | 'accent' | 'line' | 'wash', string>>;

export interface PrintedBrand {
  readonly name: string;
  readonly account: string;
  readonly card: string;
  readonly shippingCost: string;
  readonly head?: string;
  readonly ink: Ink;
  readonly conditions: Conditions;
}

export const printedBrand = ({
  name,
  pdf,
  product: { account, card },
  features,
  colours,
  conditions: own,
}: Brand): PrintedBrand => ({
  name,
  account,
  card: `${capitalised(card.name)}, ${features.virtualCard ? 'fisica e virtuale' : 'fisica'}`,
  shippingCost: card.shippingCost ?? 'Gratuita',
  ...(pdf?.head !== undefined && { head: pdf.head }),
  ink: {
    text: colours.ink,
    soft: colours['ink-soft'],
    accent: colours.accent,
    line: colours.line,
    wash: colours['surface-soft'],
  },
  conditions: own ?? {
    version: CONDITIONS_VERSION,
    notice: CONDITIONS_NOTICE,
    articles: conditions.map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] })),
  },
});
