import type { Component, Step, Widget } from '../contract/wire';

type Loose<T> = { readonly [K in keyof T]?: unknown };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
/** Returns a list of messages, without blank ones. Some back ends send one message or null instead. */
const messages = (value: unknown): readonly string[] =>
  (typeof value === 'string' ? [value] : list<unknown>(value))
    .map((one) => valueOf(one).trim())
    .filter((one) => one !== '');

/** Numbers and flags become text, as a component's value is text. */
const valueOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : text(value);

const parseComponent = (raw: Loose<Component>): Component => ({
  name: text(raw.name),
  value: valueOf(raw.value),
  status: text(raw.status),
  errorMessage: messages(raw.errorMessage),
});

export const parseWidget = (raw: Loose<Widget>): Widget => ({
  name: text(raw.name),
  code: text(raw.code),
  components: list<Loose<Component>>(raw.components).map(parseComponent),
  errorMessage: messages(raw.errorMessage),
});

/** Reads the fields of spec 3.1; ignores others and fills in missing ones. */
export const parseStep = (raw: Loose<Step>): Step => ({
  number: typeof raw.number === 'number' ? raw.number : null,
  name: text(raw.name),
  widgets: list<Loose<Widget>>(raw.widgets).map(parseWidget),
  contactId: text(raw.contactId),
  guid: text(raw.guid),
  invitations: list(raw.invitations),
  contracts: list(raw.contracts),
  paperworkList: list(raw.paperworkList),
  errorMessage: messages(raw.errorMessage),
  ...(typeof raw.journey === 'string' && { journey: raw.journey }),
});
