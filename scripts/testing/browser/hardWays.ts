import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { DESKTOP, PHONE } from './visit';

/** WCAG 2.2, 1.4.12. A style sheet made by a script, which the page's policy allows. */
const spaceText = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** The font size of the browser's own settings, which media queries follow too; 16 by default. */
export const FONT_32 = '--blink-settings=defaultFontSize=32';

export interface HardWay {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly args?: readonly string[];
  readonly device?: BrowserContextOptions;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

export const hardWays: Readonly<Record<string, HardWay>> = {
  'font-32-phone': { viewport: PHONE, args: [FONT_32] },
  'font-32-desktop': { viewport: DESKTOP, args: [FONT_32] },
  // 1280 x 1024 at 400%.
  small: { viewport: { width: 320, height: 256 } },
  'text-spacing': { viewport: PHONE, prepare: (context) => context.addInitScript(spaceText) },
  'forced-colours-phone': { viewport: PHONE, device: { forcedColors: 'active' } },
  'forced-colours-desktop': { viewport: DESKTOP, device: { forcedColors: 'active' } },
};
