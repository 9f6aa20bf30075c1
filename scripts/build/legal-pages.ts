import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '../../server/brand';
import { brandMark } from '../../server/brand/mark';
import { Html, html } from '../../server/domain/html';
import { pageOf } from './brand-files';
import { brandFontFaces, brandTokens } from './brand';

interface Contacts {
  readonly supportEmail?: string;
  readonly supportPhone?: string;
}

const headOf = (brand: Brand): Html => {
  const { icon, iconType, themeColour } = pageOf(brand);
  return html`<meta name="theme-color" content="${themeColour}" />
    <link rel="icon" href="../${icon}" ${iconType === undefined ? '' : html`type="${iconType}"`} />
    <link rel="stylesheet" href="legal.css" />`;
};

const bannerOf = (brand: Brand): Html => html`<header><a href="../">${brandMark(brand)}</a></header>`;

const contactsOf = ({ features }: Brand, { supportEmail, supportPhone }: Contacts): Html => {
  if (features.help)
    return html`i recapiti sono sotto «Serve aiuto?», in fondo a ogni pagina della
      <a href="../">richiesta</a>`;
  const phone = supportPhone && html`chiama il numero ${supportPhone}`;
  const email = supportEmail && html`scrivi a <a href="mailto:${supportEmail}">${supportEmail}</a>`;
  return new Html([email, phone].flatMap((one) => (one ? [one.text] : [])).join(' o '));
};

const filled = (text: string, values: Readonly<Record<string, Html>>): string =>
  text.replace(/\{\{(\w*)\}\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A page of public/legal/ has ${place}, which is not known`);
    return value.text;
  });

/** `config` is config.json. Throws on an unknown {{name}}. */
export const legalPage = (brand: Brand, page: string, config: Contacts): string =>
  filled(page, {
    head: headOf(brand),
    banner: bannerOf(brand),
    title: html`${brand.title}`,
    account: html`${brand.product.account}`,
    contacts: contactsOf(brand, config),
  });

const UI = path.join(__dirname, '../../src/ui');

export const legalFonts = ({ font, folder }: Brand): readonly string[] =>
  font?.files.map(({ file }) => path.join(folder, file)) ?? [path.join(UI, 'fonts/inter-italian.woff2')];

export const legalCss = (brand: Brand, css: string): string => {
  const faces = brandFontFaces(brand, UI) ?? readFileSync(path.join(UI, 'font.css'), 'utf8');
  return brandTokens(brand) + faces.replace(/url\('[^']*\/([^/']+)'\)/g, "url('fonts/$1')") + css;
};
