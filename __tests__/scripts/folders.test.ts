import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { circleAmong, siblingImports, type Imports } from '../../scripts/lib/folderImports';

const root = path.resolve(__dirname, '../..');

const importsOf = (folders: readonly string[]): Imports => {
  const args = ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--no-config'];
  const options = ['--ts-pre-compilation-deps', '--include-only', '^(src|server)/', '--output-type', 'json'];
  const { stdout } = spawnSync(process.execPath, [...args, ...options, ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { modules } = JSON.parse(stdout) as {
    modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[];
  };
  return modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]);
};

describe('the folders inside of one folder', () => {
  it('import each other in one direction, at every depth', () => {
    const imports = importsOf(['src', 'server']);
    expect(imports.length).toBeGreaterThan(500);
    const circles = [...siblingImports(imports)].flatMap(([folder, graph]) => {
      const circle = circleAmong(graph);
      return circle ? [`${folder}: ${circle.join(' → ')}`] : [];
    });
    expect(circles).toEqual([]);
  });

  it('are a circle also where no two files import each other', () => {
    const graph = siblingImports([
      ['src/ui/pdf/a.ts', ['src/ui/fields/core/b.ts']],
      ['src/ui/fields/c.ts', ['src/ui/shell/d.ts']],
      ['src/ui/shell/e.ts', ['src/ui/pdf/f.ts', 'src/ui/shell/d.ts']],
    ]);
    expect(circleAmong(graph.get('src/ui') ?? new Map())).toEqual(['pdf', 'fields', 'shell', 'pdf']);
    expect([...graph.keys()].filter((folder) => circleAmong(graph.get(folder) ?? new Map()))).toEqual([
      'src/ui',
    ]);
  });
});
