// Three engines, as each finds what the others do not.
import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { isFalseAlarm } from './falseAlarms';

export interface Finding {
  readonly engine: 'axe' | 'HTML_CodeSniffer' | 'IBM';
  readonly rule: string;
  readonly element: string;
  readonly message: string;
}

/** The packages' own wrappers fetch rules from elsewhere, or expect Node. */
const sniffer = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');
const rules = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');
const equalAccess = `${rules}; window.ace = ace;`;

const byAxe = async (page: Page): Promise<Finding[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => ({ engine: 'axe' as const, rule: id, element: html, message: help })),
  );
};

interface SnifferMessage {
  readonly type: number;
  readonly code: string;
  readonly msg: string;
  readonly element: Element;
}
declare const HTMLCS: {
  process(standard: string, target: Document, done: () => void): void;
  getMessages(): readonly SnifferMessage[];
};

const bySniffer = async (page: Page): Promise<Finding[]> => {
  await page.evaluate(`(() => { if (!window.HTMLCS) { ${sniffer} } })()`);
  return page.evaluate(
    () =>
      new Promise<Finding[]>((resolve) => {
        HTMLCS.process('WCAG2AA', document, () => {
          // 1: an error; others are warnings and notices for a person to look at.
          const errors = HTMLCS.getMessages().filter(({ type }) => type === 1);
          resolve(
            errors.map(({ code, msg, element }) => ({
              engine: 'HTML_CodeSniffer',
              rule: code,
              element: element.outerHTML,
              message: msg,
            })),
          );
        });
      }),
  );
};

interface EqualAccessReport {
  readonly results: readonly {
    readonly ruleId: string;
    readonly reasonId: string;
    readonly value: readonly [string, string];
    readonly snippet: string;
    readonly message: string;
  }[];
}
declare const ace: {
  Checker: new () => {
    check(target: Document, rules: readonly string[]): Promise<EqualAccessReport>;
  };
};

const byEqualAccess = async (page: Page): Promise<Finding[]> => {
  await page.evaluate(`(() => { if (!window.ace) { ${equalAccess} } })()`);
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, reasonId, snippet, message }) => ({
        engine: 'IBM' as const,
        rule: `${ruleId}/${reasonId}`,
        element: snippet,
        message,
      }));
  });
};

export const engineFindings = async (page: Page): Promise<string[]> => {
  const found = [...(await byAxe(page)), ...(await bySniffer(page)), ...(await byEqualAccess(page))];
  const byRule = new Map<string, Finding[]>();
  for (const one of found) {
    if (isFalseAlarm(one)) continue;
    const key = `${one.engine} ${one.rule}`;
    byRule.set(key, [...(byRule.get(key) ?? []), one]);
  }
  return [...byRule].map(([key, all]) => {
    const { message = '', element = '' } = all[0] ?? {};
    return `${key}, ${all.length} times: ${message} ${element.slice(0, 160)}`;
  });
};
