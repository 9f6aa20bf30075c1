import { brandOf } from '../brand';
import type { Config } from '../config';

/** Returns the sender of e-mails: MAIL_FROM, with the brand's name where it is an address alone. */
export const senderOf = (config: Pick<Config, 'BRAND_DIR'>, mailFrom: string): string =>
  mailFrom.includes('<') ? mailFrom : `"${brandOf(config).mail.sender}" <${mailFrom}>`;
