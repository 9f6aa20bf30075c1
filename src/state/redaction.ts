import { isSensitiveComponent, isSensitiveKey, REDACTED } from '../contract/sensitive';

type Entries = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Entries => typeof value === 'object' && value !== null;

const isComponent = (value: Entries): value is Entries & { name: string; value: string } =>
  typeof value.name === 'string' && typeof value.value === 'string';

/** File names often contain the person's name. */
const isFileRef = (value: Entries): boolean => 'id' in value && 'name' in value && 'size' in value;

/**
 * A replacer for `JSON.stringify` and the DevTools serializer. The latter passes no holder as `this`, so a
 * component is matched as a whole and its value masked by its name.
 */
export const redact = (key: string, value: unknown): unknown => {
  if (isRecord(value)) {
    if (isComponent(value))
      return value.value !== '' && isSensitiveComponent(value.name) ? { ...value, value: REDACTED } : value;
    return isFileRef(value) ? { ...value, name: REDACTED } : value;
  }
  const isBlank = value === '' || value === null || value === undefined;
  return !isBlank && isSensitiveKey(key) && typeof value !== 'function' ? REDACTED : value;
};
