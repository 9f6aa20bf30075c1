export const time = (description: string) => ({ type: 'string', format: 'date-time', description }) as const;
export const orNull = <S extends object>(schema: S, description: string) =>
  ({ anyOf: [schema, { type: 'null' }], description }) as const;
export const timeOrNull = (description: string) =>
  orNull({ type: 'string', format: 'date-time' } as const, description);
export const textOrNull = (description: string) => orNull({ type: 'string' } as const, description);
export const oneOf = <const V extends readonly string[]>(values: V, description: string) =>
  ({ type: 'string', enum: values, description }) as const;
