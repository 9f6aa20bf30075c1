import postcss, { type AtRule, type Declaration, type Node } from 'postcss';
import { featureAt, isLacked, partsOf } from './support';

export interface LackedStyles {
  readonly atRules: readonly string[];
  readonly properties: readonly string[];
  /** Functions of values, such as 'color-mix'. */
  readonly functions: readonly string[];
  /** Pseudo-classes and pseudo-elements, without colons. */
  readonly pseudos: readonly string[];
}

/** Names with an underscore describe a behaviour. */
const lackedIn = (path: string): string[] =>
  partsOf(featureAt(path))
    .filter(([name, one]) => !name.includes('_') && isLacked(one))
    .map(([name]) => name);

export const lackedStyles = (): LackedStyles => ({
  atRules: lackedIn('css.at-rules'),
  properties: lackedIn('css.properties'),
  functions: [...lackedIn('css.types'), ...lackedIn('css.types.color')],
  pseudos: lackedIn('css.selectors'),
});

const hasFunction = (value: string, names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`(?<![\\w-])${name}\\(`).test(value));

const hasFallback = (declaration: Declaration, names: readonly string[]): boolean =>
  declaration.parent?.some(
    (one, index) =>
      one.type === 'decl' &&
      one.prop === declaration.prop &&
      index < (declaration.parent?.index(declaration) ?? 0) &&
      !hasFunction(one.value, names),
  ) === true;

/** Whether the rule is for those that say they know it. */
const isAsked = ({ parent }: Node): boolean =>
  parent !== undefined &&
  ((parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isAsked(parent));

const hasPseudo = (selector: string, names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`:${name}(?![\\w-])`).test(selector));

const isNested = ({ parent }: Node): boolean =>
  parent !== undefined && (parent.type === 'rule' || isNested(parent));

/**
 * Also what a browser would lose more by than the feature itself: an unknown selector takes the whole list
 * along.
 */
export const styleProblems = (text: string, lacked: LackedStyles = lackedStyles()): string[] => {
  const problems: string[] = [];
  const hasNoRanges = isLacked(featureAt('css.at-rules.media.range_syntax'));
  const root = postcss.parse(text);
  root.walkAtRules('media', ({ params }) => {
    if (hasNoRanges && /[<>]/.test(params)) problems.push(`range in @media ${params}`);
  });
  root.walkAtRules((rule) => {
    if (lacked.atRules.includes(rule.name)) problems.push(`@${rule.name} ${rule.params}`.trim());
  });
  root.walkDecls((declaration) => {
    if (!hasFunction(declaration.value, lacked.functions) || isAsked(declaration)) return;
    if (!hasFallback(declaration, lacked.functions))
      problems.push(`${declaration.prop}: ${declaration.value} without a value that is known`);
  });
  root.walkRules((rule) => {
    const { selector, selectors } = rule;
    if (isNested(rule)) problems.push(`nested rule ${selector}`);
    const unknown = selectors.filter((one) => hasPseudo(one, lacked.pseudos));
    if (unknown.length > 0 && unknown.length < selectors.length)
      problems.push(`${unknown.join(', ')} in one list with selectors that are known: ${selector}`);
  });
  return problems;
};
