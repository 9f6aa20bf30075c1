import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandFolder, BUILT_IN_BRAND } from './hash.mjs';

/** The text itself where the brand has no values of its own. */
export const withBrandConfig = (text, { config } = {}) => {
  if (config === undefined) return text;
  const trial = JSON.parse(text);
  const merged = { ...trial, ...config, links: { ...trial.links, ...config.links } };
  return `${JSON.stringify(merged, null, 2)}\n`;
};

export const brandedConfig = (root) => {
  const brand = path.join(brandFolder() ?? path.join(root, BUILT_IN_BRAND), 'brand.json');
  const text = readFileSync(path.join(root, 'public', 'config.json'), 'utf8');
  return withBrandConfig(text, JSON.parse(readFileSync(brand, 'utf8')));
};
