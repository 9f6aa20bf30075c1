import { Html, html } from '../domain/html';
import type { Brand } from './';

export const brandMark = ({ name, logoSvg, logoHasName = false }: Brand): Html => {
  const root = logoHasName ? html`role="img" aria-label="${name}"` : html`aria-hidden="true"`;
  const svg = logoSvg
    .replace(/^<svg/, () => `<svg ${root.text}`)
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/\s*(\/?>)\s*/g, '$1');
  return html`${new Html(svg)}${logoHasName ? '' : name}`;
};
