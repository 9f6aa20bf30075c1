import type { SendMailOptions } from 'nodemailer';
import type { Brand } from '../../brand';
import type { Mail } from '../../deps';
import { oneLine } from './content';
import { mailHtml } from './layout';

export interface MailIdentity {
  /** Address, or Name <address>. Without a name it is the brand's. */
  readonly from: string;
  readonly replyTo?: string;
  readonly brand: Brand;
}

/** As an object, so that an address with a comma is not taken for two. */
const addressOf = (mailbox: string, usualName = ''): { readonly name: string; readonly address: string } => {
  const [, name = '', address = mailbox] = /^([^<]*)<(.+)>$/.exec(mailbox) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || usualName, address: address.trim() };
};

export const messageOf = (
  { to, subject, text, content, attachments = [] }: Mail,
  { from, replyTo, brand }: MailIdentity,
): SendMailOptions => ({
  from: addressOf(from, brand.mail.sender),
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: addressOf(replyTo) }),
  subject: oneLine(subject),
  text,
  ...(content && { html: mailHtml(content, brand) }),
  attachments: [...attachments],
  // Out-of-office programs answer nothing to it (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
