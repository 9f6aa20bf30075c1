import { brandSchema } from '../../server/brand/schema';

/** The JSON Schema of brand.json, for editors (brands/brand.schema.json). */
export const brandSchemaText = (): string =>
  `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...brandSchema }, null, 2)}\n`;
