// Screen readers announce what comes into a region that was there, and rendered, before.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const root = path.resolve(__dirname, '../../src');
const HIDES = /^(display:none|visibility:hidden|visibility:collapse)$/;

it('no style hides an empty element: it may be a live region', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  const hiding = files.flatMap((file) => {
    const found: string[] = [];
    postcss.parse(readFileSync(path.join(root, file), 'utf8')).walkRules(/:empty/, (rule) => {
      const isEmpty = rule.selector.replaceAll(':not(:empty)', '').includes(':empty');
      const hides = rule.nodes.some(
        (node) => node.type === 'decl' && HIDES.test(`${node.prop}:${node.value}`),
      );
      if (isEmpty && hides) found.push(`${file}: ${rule.selector}`);
    });
    return found;
  });
  expect(hiding).toEqual([]);
});
