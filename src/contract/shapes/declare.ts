/**
 * The schemas of answers carry descriptions, so only the service and the tests load them: the web app imports
 * their types alone.
 */
import {
  requestSchema,
  type AnySchema,
  type ListSchema,
  type RequestSchema,
  type Shape,
} from '../requestSchemas';

export const list = <const S extends AnySchema>(items: S): ListSchema<Shape<S>> => ({ type: 'array', items });

interface Named<T> extends RequestSchema<T> {
  readonly title: string;
  readonly description?: string;
}

export const named = <
  const P extends Readonly<Record<string, AnySchema>>,
  const O extends keyof P & string = never,
>(
  title: string,
  properties: P,
  { optional = [], description }: { readonly optional?: readonly O[]; readonly description?: string } = {},
) => ({ ...requestSchema(properties, optional), title, ...(description !== undefined && { description }) });

export const described = <T>(
  title: string,
  schema: RequestSchema<T>,
  descriptions: { readonly [K in keyof T]?: string },
): Named<T> => ({
  ...schema,
  title,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const description = descriptions[name as keyof T];
      return [name, description === undefined ? property : { ...property, description }];
    }),
  ),
});

export const text = (description?: string) =>
  ({ type: 'string', ...(description !== undefined && { description }) }) as { readonly type: 'string' };

export const texts = (description?: string) => ({
  ...list(text()),
  ...(description !== undefined && { description }),
});

const status = { type: 'string', const: 'success' } as const;

const common = { status, message: text('For the applicant, in Italian') };

export const answer = named('Answer', common, { optional: ['message'] });

export const answerWith = <
  const P extends Readonly<Record<string, AnySchema>>,
  const O extends keyof P & string = never,
>(
  properties: P,
  optional: readonly O[] = [],
) => requestSchema({ ...common, ...properties }, ['message', ...optional]);

export const dataAnswer = <const S extends AnySchema>(data: S) => answerWith<{ readonly data: S }>({ data });
