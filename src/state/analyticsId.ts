/** The contract takes no longer one. */
const MAX_LENGTH = 200;

const cookie = (name: string): unknown => {
  const start = `${name}=`;
  return document.cookie
    .split('; ')
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
};

const layerValue = (key: string): unknown =>
  window.dataLayer
    ?.map((entry): unknown =>
      typeof entry === 'object' && entry !== null ? Reflect.get(entry, key) : undefined,
    )
    .findLast((value) => value !== undefined);

/** '' if no analytics layer is configured, or the page has no id. */
export const readAnalyticsId = (source = ''): string => {
  const [where, name = ''] = source.split(':');
  if (name === '') return '';
  const id = where === 'cookie' ? cookie(name) : layerValue(name);
  const text = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  return text.length > MAX_LENGTH ? '' : text;
};
