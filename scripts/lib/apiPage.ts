/** Writes docs/api.md from the contract's declarations. */
import type { openApiDocument } from '../../src/contract/openapi/document';

type Fields = Readonly<Record<string, unknown>>;

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown; readonly summary?: string }>>;
}
type Contents = Readonly<Record<string, Content>>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly [string];
  readonly 'x-service'?: string;
  readonly security: readonly Fields[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Contents }>>;
}
interface Document {
  readonly info: { readonly description: string; readonly version: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
    readonly securitySchemes: { readonly session: { readonly description: string } };
  };
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';
const anchor = (name: string): string => `[${name}](#${name.toLowerCase()})`;

/** 'list of [Widget](#widget)', '"success"', 'text'. */
const typeOf = (schema: Schema): string => {
  if (schema.$ref !== undefined) return anchor(nameOf(schema.$ref));
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((one) => `\`${JSON.stringify(one)}\``).join(', ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.format === 'binary') return 'file';
  return schema.type ?? 'any';
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

const fieldRows = ({ properties = {}, required = [] }: Schema, place?: string): string[] =>
  Object.entries(properties).map(([name, schema]) => {
    const cells = [
      `\`${name}\``,
      ...(place === undefined ? [] : [place]),
      typeOf(schema),
      required.includes(name) ? 'yes' : 'no',
      schema.description ?? '',
    ];
    return `| ${cells.map(cell).join(' | ')} |`;
  });

const code = (value: unknown): string[] => ['```json', JSON.stringify(value), '```', ''];

const requestLines = ({ parameters = [], requestBody }: Operation, document: Document): string[] => {
  const [body] = Object.entries(requestBody?.content ?? {});
  const [type, content] = body ?? [];
  const { $ref } = content?.schema ?? {};
  const schema = $ref === undefined ? content?.schema : document.components.schemas[nameOf($ref)];
  const rows = [
    ...parameters.flatMap((one) =>
      fieldRows({ properties: { [one.name]: one.schema }, required: one.required ? [one.name] : [] }, one.in),
    ),
    ...($ref === undefined ? fieldRows(schema ?? {}, 'body') : []),
  ];
  if (rows.length === 0 && $ref === undefined) return ['No request.', ''];
  return [
    ...($ref === undefined ? [] : [`Request: ${anchor(nameOf($ref))}`, '']),
    ...(rows.length === 0
      ? []
      : ['| field | in | type | required | |', '| --- | --- | --- | --- | --- |', ...rows, '']),
    ...(type === 'multipart/form-data' ? ['The body is `multipart/form-data`.', ''] : []),
    ...(content?.example === undefined ? [] : ['Example:', '', ...code(content.example)]),
  ];
};

const answerLines = ({ responses }: Operation): string[] => {
  const contents = responses['200']?.content ?? {};
  const json = contents['application/json'];
  if (!json) return [`Answer: the file, as ${Object.keys(contents).join(', ')}`, ''];
  const [success] = json.schema.oneOf ?? [];
  const named = success?.$ref === undefined ? [] : [`Answer: ${anchor(nameOf(success.$ref))}`, ''];
  const expired = json.examples?.['sessionExpired']?.value as { readonly message: string } | undefined;
  return [
    ...(success?.$ref === undefined
      ? [
          'Answer:',
          '',
          '| field | type | required | |',
          '| --- | --- | --- | --- |',
          ...fieldRows(success ?? {}),
          '',
        ]
      : named),
    'Example:',
    '',
    ...code(json.examples?.['success']?.value),
    ...(expired ? [`Session expired: the message is \`${expired.message}\`.`, ''] : []),
  ];
};

const operationLines = (document: Document, path: string, method: string, operation: Operation): string[] => {
  const service = operation['x-service'];
  const statuses = Object.keys(operation.responses).filter((status) => status !== '200');
  const sessionless = operation.security.some((one) => Object.keys(one).length === 0);
  return [
    `### ${operation.operationId}`,
    '',
    `\`${method.toUpperCase()} ${path}\`${service === undefined ? '' : ` (${service} service)`}`,
    '',
    `${operation.summary}.${operation.description === undefined ? '' : ` ${operation.description}`}`,
    `${sessionless ? 'Answered without a session, too.' : 'Needs a session.'}`,
    '',
    ...requestLines(operation, document),
    ...answerLines(operation),
    `Statuses of refusals: ${statuses.join(', ')}.`,
    '',
  ];
};

/** Returns the page as Markdown. */
export const apiPage = (generated: ReturnType<typeof openApiDocument>): string => {
  const document = generated as unknown as Document;
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return [
    '# API',
    '',
    'This page lists every call between the web app and its back end. It is generated from `src/contract` by',
    '`npm run api-docs`; the service serves the same as OpenAPI 3.1 at `/openapi.json`.',
    '',
    info.description,
    '',
    `Session cookie: ${components.securitySchemes.session.description}`,
    '',
    '| status | |',
    '| --- | --- |',
    ...Object.entries(operations[0]?.operation.responses ?? {}).flatMap(([status]) =>
      status === '200' ? ['| 200 | Done; or refused, with `status` other than `success` |'] : [],
    ),
    ...Object.entries(components.responses).map(
      ([name, { description }]) => `| ${statusOf(operations, name)} | ${description} |`,
    ),
    '',
    ...tags.flatMap(({ name, description }) => [
      `## ${description}`,
      '',
      `Section ${name} of the specification.`.replace('Section support of the specification.', 'Optional.'),
      '',
      ...operations
        .filter(({ operation }) => operation.tags[0] === name)
        .flatMap(({ path, method, operation }) => operationLines(document, path, method, operation)),
    ]),
    '## Shapes',
    '',
    ...Object.entries(components.schemas).flatMap(([name, schema]) => [
      `### ${name}`,
      '',
      ...(schema.description === undefined ? [] : [`${schema.description}.`, '']),
      '| field | type | required | |',
      '| --- | --- | --- | --- |',
      ...fieldRows(schema),
      '',
    ]),
  ].join('\n');
};

const statusOf = (operations: readonly { readonly operation: Operation }[], name: string): string => {
  for (const { operation } of operations) {
    const found = Object.entries(operation.responses).find(([, { $ref }]) => $ref?.endsWith(`/${name}`));
    if (found) return found[0];
  }
  return '';
};
