import { Html, html } from '../domain/html';
import type { Brand } from './';

/** Returns the markup of logo and name; a logo that shows the name itself has it as its text alternative. */
export const brandMark = ({ name, logoSvg, logoHasName = false }: Brand): Html => {
  const root = logoHasName ? html`role="img" aria-label="${name}"` : html`aria-hidden="true"`;
  const svg = logoSvg
    .replace(/^<svg/, () => `<svg ${root.text}`)
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/\s*(\/?>)\s*/g, '$1');
  return html`${new Html(svg)}${logoHasName ? '' : name}`;
};
