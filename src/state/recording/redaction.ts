/**
 * Masks actions, states and calls for recordings and DevTools. Only what `contract/sensitive.ts` declares is
 * shown; a masked value keeps its type, so that reducers, selectors and screens run on it.
 */
import { documentTypes } from '../../contract/documentTypes';
import { queryOfUrl } from '../../contract/campaign';
import { OFFICE_ENDED, OFFICE_ONGOING } from '../../contract/questionnaire';
import { invalid, required } from '../../contract/rules/generalMessages';
import { isKnownName, isShownText, isShownValue } from '../../contract/sensitive';
import type { Names } from '../../contract/steps/naming';
import { declaredName, isConfigured, ownNamesIn } from './providerNames';
import { isCall, isMask, isShown } from './shownTexts';

type Entries = Readonly<Record<string, unknown>>;

const VERDICTS: readonly string[] = [required(''), invalid('')];
export const PAGES: readonly string[] = [
  'request',
  'thanks',
  'resume',
  'status',
  'reupload',
  'session-expired',
];

/** 64 bits of FNV-1a and its reverse: marks equal values without keeping them. */
const hashOf = (text: string): string => {
  let forth = 0x811c9dc5;
  let back = 0x811c9dc5;
  for (let at = 0, last = text.length - 1; at <= last; at += 1) {
    forth = Math.imul(forth ^ text.charCodeAt(at), 0x01000193);
    back = Math.imul(back ^ text.charCodeAt(last - at), 0x01000193);
  }
  return `${forth}.${back}`;
};

const kindOf = (text: string): string => {
  if (/^\d+$/.test(text)) return 'digits';
  return /^\p{L}+$/u.test(text) ? 'letters' : 'characters';
};

const isPlain = (value: object): value is Entries => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** Choices of short lists that are in the app: length and kind would reveal which one it is. */
const choices: ReadonlySet<string> = new Set([...Object.values(documentTypes), OFFICE_ENDED, OFFICE_ONGOING]);

/** Deeper than anything of the app: a circle ends here. */
const DEEPEST = 24;

/**
 * Equal values get the same number in all that one function masks. `field` is the key of the value, '' for a
 * whole action or state. `configured`: the provider's names, which are shown where a step has them.
 */
export const createRedaction = (configured: Names = {}) => {
  const numbers = new Map<string, number>();
  /** Masked objects: unchanged parts of the state are the same objects. */
  const known = new WeakMap<object, { readonly field: string; readonly masked: unknown }>();

  const maskText = (text: string): string => {
    // The length would reveal which of the two it is.
    if (text === 'true' || text === 'false') return '⟦flag⟧';
    const hash = hashOf(text);
    const number = numbers.get(hash) ?? numbers.size + 1;
    numbers.set(hash, number);
    const measure = choices.has(text) ? '1 letters' : `${text.length} ${kindOf(text)}`;
    return `⟦${measure} #${number}⟧`;
  };

  const maskPath = (path: string): string =>
    path
      .split('/')
      .map((part, at) => {
        const isOurs = at === 1 ? PAGES.includes(part) : isKnownName(part);
        return part === '' || isOurs || isMask(part) ? part : maskText(part);
      })
      .join('/');

  /** The name of a cached answer has the request in it: 'comuni({"sigla":"RM"})'. */
  const maskCacheKey = (text: string): string | undefined => {
    const [, call = '', request = ''] = /^(\w+)\((.*)\)$/s.exec(text) ?? [];
    if (!isCall(call)) return undefined;
    if (request === 'undefined' || isMask(request)) return text;
    try {
      return `${call}(${JSON.stringify(mask('', JSON.parse(request)))})`;
    } catch {
      return `${call}(${maskText(request)})`;
    }
  };

  const maskName = (name: string): string =>
    maskCacheKey(name) ??
    name
      .split('.')
      .map((part) =>
        part === '' || isKnownName(part) || isShownText('type', part) || isCall(part) || isMask(part)
          ? part
          : maskText(part),
      )
      .join('.');

  /** The parameters of an address, which the app reads again: 'https://…/?promoCode=ABC'. */
  const maskQuery = (address: string): string => {
    const entries = [...new URLSearchParams(queryOfUrl(address))];
    const masked = entries.map(([key, value]) => [maskName(key), isMask(value) ? value : maskText(value)]);
    return masked.length === 0 ? maskText(address) : `?${new URLSearchParams(masked)}`;
  };

  const textOf = (field: string, text: string): string => {
    if (isShown(field, text)) return text;
    const isPath = field === 'path' || field === 'bootstrap/restartRequested';
    if (isPath && text.startsWith('/')) return maskPath(text);
    // A path that is no address leads to a field of a form: 'documento.documentoFronte'.
    if (isPath || field === 'key' || field === 'queryCacheKey') return maskName(text);
    if (field === 'search' || field === 'campaignUrl') return maskQuery(text);
    const ending = VERDICTS.find((one) => text.endsWith(one));
    if (ending !== undefined) {
      const rest = text.slice(0, -ending.length);
      return (isMask(rest) ? rest : maskText(rest)) + ending;
    }
    // What decides that a document must be sent again.
    if (field === 'feedback' && text.startsWith('KO')) return `KO ${maskText(text)}`;
    return maskCacheKey(text) ?? maskText(text);
  };

  /** Undefined if no part of a name is shown. */
  const maskTheirs = (list: string, entry: Entries, key: string): string | undefined => {
    const text = entry[key];
    if (typeof text !== 'string' || isShown(key, text)) return undefined;
    if (key === 'name' && isConfigured(configured, list, entry)) return text;
    const own = ownNamesIn(list, key, text);
    if (own === '') return undefined;
    return text.startsWith(own) && isMask(text.slice(own.length)) ? text : own + maskText(text);
  };

  const entriesOf = (list: string, value: Entries, depth: number): Entries => {
    const { name, type } = value;
    const masked: Record<string, unknown> = {};
    for (const [key, one] of Object.entries(value)) {
      // The value of a component is declared under the component's name, a bare payload under its action's.
      const isOfComponent = key === 'value' && typeof name === 'string';
      const isBare = key === 'payload' && typeof type === 'string' && typeof one !== 'object';
      const field = isOfComponent ? declaredName(list, name) : isBare ? type : key;
      masked[maskName(key)] = maskTheirs(list, value, key) ?? mask(field, one, depth + 1);
    }
    return masked;
  };

  function mask(field: string, value: unknown, depth = 0): unknown {
    if (value === null || value === undefined) return value;
    if (typeof value === 'string') return textOf(field, value);
    if (typeof value === 'number') return isShownValue(field, value) ? value : 0;
    if (typeof value === 'boolean') return isShownValue(field, value) && value;
    const isList = Array.isArray(value);
    // Functions and the browser's own objects, such as files.
    if (typeof value !== 'object' || depth > DEEPEST || !(isList || isPlain(value))) return undefined;
    const before = known.get(value);
    if (before?.field === field) return before.masked;
    const masked = isList
      ? value.map((one: unknown) => mask(field, one, depth + 1))
      : entriesOf(field, value, depth);
    known.set(value, { field, masked });
    return masked;
  }

  return { mask, maskPath };
};
