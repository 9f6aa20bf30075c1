import { brandSchema } from '../../server/brand/schema';

export const brandSchemaText = (): string => {
  const { properties, ...rest } = brandSchema;
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...rest };
  const lines = Object.entries(properties).map(([key, value]) => `"${key}":${JSON.stringify(value)}`);
  return `${JSON.stringify(head).slice(0, -1)},"properties":{\n${lines.join(',\n')}\n}}\n`;
};
