import { NOT_GIVEN } from '../pdf/formatting';

const rome = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'long',
});
export const time = (at: string | null): string => (at === null ? NOT_GIVEN : rome.format(new Date(at)));

/** In parts, since a line has no room for 64 characters without a space. */
export const inParts = (hash: string): string =>
  hash === '' ? NOT_GIVEN : (hash.match(/.{1,32}/g) ?? []).join(' ');
