import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const sagaNames = (folder: string): string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/function\* (\w+)/g)].map(([, name = '']) => name));
  return [...new Set(found)].sort();
};
