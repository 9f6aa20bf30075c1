/**
 * The HTML of every e-mail: one column of tables, because that is what mail programs render alike. Styles are
 * inline; the style element adds the dark colours where it is read. Nothing is loaded from elsewhere.
 */
import type { Brand } from '../../brand';
import type { MailBlock, MailContent } from '../../deps';
import { Html, html } from '../../domain/html';
import { oneLine } from './content';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const MONO = "font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace;";
/** Keeps the text of the body out of the preview. */
const FILLER = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

const table = (attributes: string, rows: Html): Html =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    ${new Html(attributes)}
  >
    ${rows}
  </table>`;

/** In the dark, links have the colour of the text: the brand's may be too dark there. */
const darkStyle = new Html(`<style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (prefers-color-scheme: dark) {
        .canvas { background: #121717 !important; }
        .surface { background: #1d2424 !important; border-color: #3a4545 !important; }
        .soft-ground { background: #2a3333 !important; }
        .ink, .ink a { color: #f1f5f5 !important; }
        .ink-soft, .ink-soft a { color: #bccaca !important; }
      }
    </style>`);

type Colours = Brand['colours'];

const paragraph = (text: Html | string, { ink }: Colours): Html =>
  html`<p class="ink" style="margin:0 0 16px;${FONT}font-size:16px;line-height:24px;color:${ink};">
    ${text}
  </p>`;

const codeBlock = (
  { lead, code }: { readonly lead: string; readonly code: string },
  colours: Colours,
): Html =>
  html`${paragraph(`${lead}:`, colours)}
    <p
      class="ink soft-ground"
      style="margin:0 0 16px;padding:16px 8px;border-radius:8px;background:${colours['surface-soft']};color:${colours.ink};${MONO}font-size:32px;line-height:40px;font-weight:700;letter-spacing:4px;text-align:center;"
    >
      ${code}
    </p>`;

const linkBlock = (
  { lead, label, url }: { readonly lead: string; readonly label: string; readonly url: string },
  colours: Colours,
): Html =>
  html`${paragraph(`${lead}.`, colours)}
    <p style="margin:0 0 16px;">
      <a
        href="${url}"
        style="display:inline-block;padding:14px 24px;border-radius:8px;background:${colours.accent};color:${colours['on-accent']};${FONT}font-size:16px;line-height:20px;font-weight:700;text-decoration:none;"
        >${label}</a
      >
    </p>
    <p
      class="ink-soft"
      style="margin:0 0 16px;${FONT}font-size:14px;line-height:20px;color:${colours['ink-soft']};"
    >
      Se il pulsante non funziona, copia questo indirizzo nel browser:<br /><a
        href="${url}"
        style="color:${colours.accent};word-break:break-all;"
        >${url}</a
      >
    </p>`;

const factsBlock = (
  { facts }: { readonly facts: readonly { readonly label: string; readonly value: string }[] },
  colours: Colours,
): Html =>
  html`<p
    class="ink soft-ground"
    style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:${colours['surface-soft']};color:${colours.ink};${FONT}font-size:16px;line-height:24px;word-break:break-word;"
  >
    ${facts.map(
      ({ label, value }, at) =>
        html`${at > 0 ? new Html('<br />') : ''}<strong>${label}:</strong> <bdi>${oneLine(value)}</bdi>`,
    )}
  </p>`;

const blockHtml = (block: MailBlock, colours: Colours): Html => {
  switch (block.kind) {
    case 'text':
      return paragraph(oneLine(block.text), colours);
    case 'code':
      return codeBlock(block, colours);
    case 'facts':
      return factsBlock(block, colours);
    case 'link':
      return linkBlock(block, colours);
  }
};

const footer = ({ mail, config, colours, name }: Brand): Html =>
  html`<p
    class="ink-soft"
    style="margin:0;padding:16px 24px 0;${FONT}font-size:13px;line-height:20px;color:${colours['ink-soft']};"
  >
    ${mail.signature ?? name}${config?.legalLine === undefined ? '' : html`<br />${config.legalLine}`}<br />Questo
    messaggio è stato inviato automaticamente.
  </p>`;

export const mailHtml = (
  { subject, heading = subject, preview, blocks }: MailContent,
  brand: Brand,
): string => {
  const { name, colours } = brand;
  const surface = `background:${colours.surface};border:1px solid ${colours.line};`;
  return html`<!doctype html>
    <html lang="it" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${subject}</title>
        ${darkStyle}
      </head>
      <body class="canvas" style="margin:0;padding:0;background:${colours.canvas};">
        <div style="display:none;max-height:0;overflow:hidden;">${preview}${FILLER}</div>
        ${table(
          `class="canvas" style="background:${colours.canvas};"`,
          html`<tr>
            <td align="center" style="padding:16px 8px 32px;">
              ${table(
                'style="max-width:560px;margin:0 auto;"',
                html`<tr>
                    <td
                      style="padding:16px 24px;border-radius:12px 12px 0 0;background:${colours.deep};color:${colours['on-deep']};${FONT}font-size:20px;line-height:28px;font-weight:700;"
                    >
                      ${name}
                    </td>
                  </tr>
                  <tr>
                    <td class="surface" style="padding:24px 24px 8px;border-radius:0 0 12px 12px;${surface}">
                      <h1
                        class="ink"
                        style="margin:0 0 16px;${FONT}font-size:22px;line-height:30px;font-weight:700;color:${colours.ink};"
                      >
                        ${heading}
                      </h1>
                      ${blocks.map((block) => blockHtml(block, colours))}
                    </td>
                  </tr>
                  <tr>
                    <td>${footer(brand)}</td>
                  </tr>`,
              )}
            </td>
          </tr>`,
        )}
      </body>
    </html>`.text.replace(/\n\s+/g, '\n');
};
