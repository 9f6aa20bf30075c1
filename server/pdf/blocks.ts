export interface Field {
  readonly label: string;
  readonly value: string;
  readonly wide?: boolean;
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  | { readonly kind: 'answers'; readonly rows: readonly Field[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'article'; readonly title: string; readonly paragraphs: readonly string[] }
  | { readonly kind: 'signature'; readonly date: string; readonly signer: string; readonly text: string };

export interface DocumentModel {
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const note = (text: string): Block => ({ kind: 'note', text });
export const fields = (...list: readonly Field[]): Block => ({ kind: 'fields', fields: list });
export const answers = (...rows: readonly Field[]): Block => ({ kind: 'answers', rows });
export const half = (label: string, value: string): Field => ({ label, value });
export const wide = (label: string, value: string): Field => ({ label, value, wide: true });
