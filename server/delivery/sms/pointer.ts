const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the text, number, boolean or null at /a/0/b, as text; undefined when there is none. */
export const textAt = (body: unknown, pointer: string): string | undefined => {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, name) =>
        isObject(value) && Object.hasOwn(value, name)
          ? (value as Readonly<Record<string, unknown>>)[name]
          : undefined,
      body,
    );
  if (isObject(found)) return undefined;
  return typeof found === 'string' ? found : JSON.stringify(found);
};
