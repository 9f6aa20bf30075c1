import type { Brand } from '../brand';
import type { Request } from '../db/schema';
import type { MailBlock } from '../deps';

export interface Addressee {
  readonly request: Request;
  /** First name; '' if unknown. */
  readonly nome: string;
  readonly origin: string;
  readonly brand: Brand;
}

export const text = (words: string): MailBlock => ({ kind: 'text', text: words });
export const facts = (...pairs: readonly (readonly [label: string, value: string])[]): MailBlock => ({
  kind: 'facts',
  facts: pairs.map(([label, value]) => ({ label, value })),
});
export const hello = ({ nome }: Addressee): MailBlock => text(nome === '' ? 'Ciao,' : `Ciao ${nome},`);
export const reuploadLink = ({ origin, request }: Addressee, label: string): MailBlock => ({
  kind: 'link',
  lead: 'Puoi farlo da qui, anche con il telefono',
  label,
  url: `${origin}/reupload/${request.guid}`,
});
export const CODE = text('Per entrare ti mandiamo un codice via SMS.');

export const SEND_DOCUMENT = 'Invia il documento';
