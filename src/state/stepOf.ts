import type { Component, Step, Widget } from '../contract/wire';

type Loose<T> = { readonly [K in keyof T]?: unknown };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
/** Some back ends send one message, or null, where a list is due. */
const messages = (value: unknown): readonly string[] =>
  typeof value === 'string' && value !== '' ? [value] : list<unknown>(value).map(String);

/** Numbers and flags as text: a component's value is text. */
const valueOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : text(value);

const componentOf = (raw: Loose<Component>): Component => ({
  name: text(raw.name),
  value: valueOf(raw.value),
  status: text(raw.status),
  errorMessage: messages(raw.errorMessage),
});

export const widgetOf = (raw: Loose<Widget>): Widget => ({
  name: text(raw.name),
  code: text(raw.code),
  components: list<Loose<Component>>(raw.components).map(componentOf),
  errorMessage: messages(raw.errorMessage),
});

/** The fields of spec 3.1 by name, whatever else arrives and whatever is missing. */
export const stepOf = (raw: Loose<Step>): Step => ({
  number: typeof raw.number === 'number' ? raw.number : null,
  name: text(raw.name),
  widgets: list<Loose<Widget>>(raw.widgets).map(widgetOf),
  contactId: text(raw.contactId),
  guid: text(raw.guid),
  invitations: list(raw.invitations),
  contracts: list(raw.contracts),
  paperworkList: list(raw.paperworkList),
  errorMessage: messages(raw.errorMessage),
});
