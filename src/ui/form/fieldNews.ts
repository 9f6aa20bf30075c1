import { uiCopy } from '../../copy/ui';
import { announce } from '../shell/announce';
import { fieldId } from './fieldId';

/** The fields of one choice come and go in one piece; what takes the focus itself has done so by then. */
const SETTLED_MS = 300;

/** Announces the fields that come and go by a choice, which screen readers do not report. */
export interface FieldNews {
  readonly add: (name: string) => () => void;
  /** Until a value changes, fields that come belong to a page that still loads: they are no news. */
  readonly begin: () => void;
}

const labelOf = (name: string): string => {
  const id = fieldId(name);
  if (!document.getElementById(id)) return '';
  const label = document.getElementById(`${id}-label`) ?? document.getElementById(`${id}-titolo`);
  return label?.firstElementChild?.textContent ?? label?.textContent ?? '';
};

const hasFocus = (name: string): boolean => document.activeElement?.id === fieldId(name);

export const createFieldNews = (): FieldNews => {
  const count = new Map<string, number>();
  let known = new Map<string, string>();
  let hasBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const labels = () => new Map([...count.keys()].map((name) => [name, labelOf(name)]));
  const tell = () => {
    const now = labels();
    const came = [...now].filter(([name, label]) => label !== '' && !known.get(name));
    const gone = [...known].filter(([name, label]) => label !== '' && !now.get(name));
    known = now;
    const { fieldsCame, fieldsGone } = uiCopy;
    if (gone.length > 0) announce(fieldsGone(gone.map(([, label]) => label)));
    // The one that has the focus says itself.
    if (came.length > 0 && !came.some(([name]) => hasFocus(name)))
      announce(fieldsCame(came.map(([, label]) => label)));
  };
  const change = (name: string, by: number) => {
    const times = (count.get(name) ?? 0) + by;
    if (times > 0) count.set(name, times);
    else count.delete(name);
    clearTimeout(timer);
    if (hasBegun && count.size > 0) timer = setTimeout(tell, SETTLED_MS);
  };
  return {
    add: (name) => {
      change(name, 1);
      return () => change(name, -1);
    },
    begin: () => {
      if (!hasBegun) known = labels();
      hasBegun = true;
    },
  };
};
