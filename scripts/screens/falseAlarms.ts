import type { Finding } from './engines';

interface FalseAlarm extends Pick<Finding, 'engine' | 'rule'> {
  /** All elements where absent. */
  readonly element?: RegExp;
  readonly why: string;
}

/** A new row needs its reason. */
const falseAlarms: readonly FalseAlarm[] = [
  {
    engine: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle4.Guideline4_1.4_1_2.H91.InputFile.Name',
    element: /^<input hidden="" /,
    why: 'A hidden input is in no accessibility tree: the button that opens its chooser has the name.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle4.Guideline4_1.4_1_2.H91.InputText.Name',
    element: /^<input autocomplete="username" readonly="" hidden="" /,
    why: 'For password managers alone: what is hidden is in no accessibility tree.',
  },
];

export const isFalseAlarm = ({ engine, rule, element }: Finding): boolean =>
  falseAlarms.some(
    (known) => known.engine === engine && known.rule === rule && (known.element?.test(element) ?? true),
  );
