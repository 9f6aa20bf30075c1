import type { Identifier } from '@mdn/browser-compat-data';
import { featureAt, isLacked, partsOf } from '../../../../scripts/lib/oldest/support';

/** The names of members by their owner: a path of globals, '' for the globals themselves. */
export type Members = Readonly<Record<string, readonly string[]>>;

/** MDN marks static members and events; the member of an event is its handler. */
const memberName = (key: string): string => key.replace(/_static$/, '').replace(/^(\w+)_event$/, 'on$1');

const NAMESPACES = ['Intl', 'Temporal', 'WebAssembly'];

const hasInterfaces = (owner: string): boolean => owner === '' || NAMESPACES.includes(owner);

const addMissing = (found: Record<string, string[]>, feature: Identifier, owner = ''): void => {
  for (const [key, member] of partsOf(feature)) {
    const name = memberName(key);
    if (isLacked(member)) (found[owner] ??= []).push(name);
    if (hasInterfaces(owner)) addMissing(found, member, owner === '' ? name : `${owner}.${name}`);
  }
};

/** What one of the declared browsers lacks. Symbols are named as '@@iterator'. */
export const missingMembers = (): Members => {
  const found: Record<string, string[]> = {};
  addMissing(found, featureAt('javascript.builtins'));
  addMissing(found, featureAt('api'));
  return found;
};
