export const fillPath = (path: string, parameters: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (typeof value !== 'string' || value === '') throw new Error(`Path parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
