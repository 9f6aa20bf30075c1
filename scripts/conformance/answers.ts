import { Compile, type Validator } from 'typebox/schema';
import { answerSchemaOf } from '../../src/contract/answers';
import type { EndpointName } from '../../src/contract/endpoints';

/** Properties that our service sends and the app works without, by the title of their schema. */
const beyondTheSpecification: Readonly<Record<string, readonly string[]>> = {
  ProductInfo: ['productCode', 'name', 'today'],
  ProductCustomer: ['pec', 'telefonoAziendale'],
  Municipality: ['codice'],
  QuestionnaireEntry: ['code', 'description'],
};

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const relaxed = (schema: Schema): Schema => {
  const optional = beyondTheSpecification[String(schema['title'])] ?? [];
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'required' && Array.isArray(value)
        ? value.filter((name) => !optional.includes(String(name)))
        : isSchema(value)
          ? relaxed(value)
          : value,
    ]),
  );
};

const declaredBy = (name: EndpointName): Schema | undefined => {
  const schema: Schema | undefined = answerSchemaOf(name);
  if (!schema) return undefined;
  // The status marks a refusal; a success needs none. Nobody reads what `invitations` answers.
  const ignored = name === 'invitations' ? ['status', 'data'] : ['status'];
  const required = (schema['required'] as readonly string[]).filter((one) => !ignored.includes(one));
  const properties = Object.entries(schema['properties'] as Schema)
    .filter(([one]) => one === 'status' || !ignored.includes(one))
    // Null is an empty message: the app shows none of a success.
    .map(([one, value]) => [one, one === 'message' ? { anyOf: [value, { type: 'null' }] } : value] as const);
  return relaxed({ ...schema, required, properties: Object.fromEntries(properties) });
};

const validators = new Map<EndpointName, Validator>();

const validatorOf = (name: EndpointName): Validator | undefined => {
  const known = validators.get(name);
  const schema = known ? undefined : declaredBy(name);
  if (!schema) return known;
  const made = Compile({ ...schema });
  validators.set(name, made);
  return made;
};

export const answerErrors = (name: EndpointName, body: unknown): string[] => {
  const [fits, errors] = validatorOf(name)?.Errors(body) ?? [true, []];
  return fits ? [] : errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
};
