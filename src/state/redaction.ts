import { isSensitiveComponent, isSensitiveKey, REDACTED } from '../contract/sensitive';
import { isStepSlug } from '../contract/steps/table';

type Entries = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Entries => typeof value === 'object' && value !== null;

const isComponent = (value: Entries): value is Entries & { name: string; value: string } =>
  typeof value.name === 'string' && typeof value.value === 'string';

/** File names often contain the person's name. */
const isFileRef = (value: Entries): boolean => 'id' in value && 'name' in value && 'size' in value;

/** Form values stand under `values`, `initialValues` or the slug of their step. */
const isFormKey = (key: string): boolean => key === 'values' || key === 'initialValues' || isStepSlug(key);

const isBlank = (value: unknown): boolean => value === '' || value === null || value === undefined;

const maskFields = (fields: Entries): Entries =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isBlank(value) || isRecord(value) || !isSensitiveComponent(name) ? value : REDACTED,
    ]),
  );

/** Masks form values, `{widget: {field: text}}`, by the same rule as components: a new field is masked. */
const maskForm = (form: Entries): Entries =>
  Object.fromEntries(
    Object.entries(form).map(([widget, fields]) => [
      widget,
      isRecord(fields) && !Array.isArray(fields) ? maskFields(fields) : fields,
    ]),
  );

/**
 * A replacer for `JSON.stringify` and the DevTools serializer. The latter passes no holder as `this`, so a
 * component is matched as a whole and its value masked by its name.
 */
export const redact = (key: string, value: unknown): unknown => {
  if (isRecord(value)) {
    if (isComponent(value))
      return value.value !== '' && isSensitiveComponent(value.name) ? { ...value, value: REDACTED } : value;
    if (isFormKey(key) && !Array.isArray(value)) return maskForm(value);
    return isFileRef(value) ? { ...value, name: REDACTED } : value;
  }
  return !isBlank(value) && isSensitiveKey(key) && typeof value !== 'function' ? REDACTED : value;
};
