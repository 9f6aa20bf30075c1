import type { FastifyReply } from 'fastify';
import { brandOf, type Brand } from '../../../brand';
import { brandMark } from '../../../brand/mark';
import { html, type Html } from '../../../domain/html';
import type { Desk } from '../desk';
import { videoScriptHash } from './video';
import { viewerHash } from './viewer';

export interface Page {
  readonly desk: Desk;
  readonly title: string;
  readonly header: Html;
  readonly main: Html;
}

const renderPage = ({ desk, title, header, main }: Page, brand: Brand): string =>
  html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${brand.name}</title>
        <link rel="icon" href="${desk.base}/icon" />
        <link rel="stylesheet" href="${desk.base}/style.css" />
      </head>
      <body>
        <header>
          <div class="band"><div class="brand">${brandMark(brand)}</div></div>
          <div class="head">${header}</div>
        </header>
        <main>${main}</main>
      </body>
    </html>`.text;

const PAGE_POLICY = `default-src 'none'; script-src ${videoScriptHash} ${viewerHash}; style-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * An e-mail has its own styles, and loads, runs and sends nothing. Its links work; it has no rights on this
 * origin.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const sendUnder = (policy: string, reply: FastifyReply, page: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page);

export const sendPage = (reply: FastifyReply, page: Page): FastifyReply =>
  sendUnder(PAGE_POLICY, reply, renderPage(page, brandOf(reply.server.deps.config)));

export const sendMail = (reply: FastifyReply, mail: string): FastifyReply =>
  sendUnder(MAIL_POLICY, reply, mail);
