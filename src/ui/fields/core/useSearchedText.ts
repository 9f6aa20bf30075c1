import { useEffect, useMemo, useRef, useState } from 'react';
import { uiCopy } from '../../../copy/ui';
import { useFormScope } from '../../form/FormScope';
import { optionNamed } from './filterOptions';
import type { Option } from './ListNotes';

/**
 * Returns what a typed text is stored as: the option of that name, or else the text, which no rule accepts.
 * So it survives a reload, and is not sent as an empty field.
 */
const valueOf = (options: readonly Option[], typed: string): string => {
  const named = optionNamed(options, typed);
  if (named) return named.value;
  const text = typed.trim();
  // The key of an option that the applicant has not seen is no choice.
  return options.some(({ value }) => value === text) ? `«${text}»` : text;
};

interface SearchedField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onValue: (value: string) => void;
}

export function useSearchedText({ name, label, value, options, onValue }: SearchedField) {
  const { checks } = useFormScope();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = useMemo(() => options.find((one) => one.value === value) ?? null, [options, value]);
  // Another value than that of the text was written by the form, which counts.
  const isTyped = typed !== null && valueOf(options, typed) === value;
  const hasTyped = useRef(false);
  useEffect(
    () =>
      checks.add(name, (current, error) => {
        const isUnlisted =
          options.length > 0 && current !== '' && options.every((one) => one.value !== current);
        // A saved value may be from a list that the back end does not give now: the rules judge it.
        return isUnlisted && (hasTyped.current || error !== undefined)
          ? uiCopy.autocomplete.notListed(label)
          : undefined;
      }),
    [checks, name, label, options],
  );
  return {
    text: isTyped ? typed : (chosen?.label ?? value),
    chosen,
    type: (next: string) => {
      hasTyped.current = true;
      setTyped(next);
      onValue(valueOf(options, next));
    },
    settle: () => setTyped(null),
  };
}
