/**
 * What a masked name of a provider's back end still reveals: the app's own names that are recognised in it
 * (contract/steps/naming.ts), by which the steps of a recording are read.
 */
import { letters, openName } from '../../contract/steps/openNames';
import type { Names } from '../../contract/steps/naming';
import { partsOf } from '../../contract/steps/parts';
import { dataStepSlugs } from '../../contract/steps/table';

type Entries = Readonly<Record<string, unknown>>;

const ownWidgetNames = [...new Set(dataStepSlugs.flatMap((slug) => Object.keys(partsOf(slug))))];
const WIDGET_LISTS: readonly string[] = ['widgets', 'received'];

export const declaredName = (list: string, name: string): string =>
  list === 'components' ? (openName(name) ?? name) : name;

export const ownNamesIn = (list: string, key: string, text: string): string => {
  if (list === 'components' && key === 'name') return openName(text) ?? '';
  if (!WIDGET_LISTS.includes(list) || (key !== 'name' && key !== 'code')) return '';
  const similar = letters(text);
  return ownWidgetNames.filter((own) => similar.includes(letters(own))).join(' ');
};

export const isConfigured = (
  { stepTitles = {}, widgetNames = {} }: Names,
  list: string,
  entry: Entries,
): boolean => {
  const listed = WIDGET_LISTS.includes(list) ? widgetNames : 'widgets' in entry ? stepTitles : {};
  return typeof entry.name === 'string' && Object.hasOwn(listed, entry.name);
};
