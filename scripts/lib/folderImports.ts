export type Imports = readonly (readonly [file: string, imported: readonly string[]])[];
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** An import belongs to the folder in which the two paths part. */
export const siblingImports = (imports: Imports): ReadonlyMap<string, Graph> => {
  const folders = new Map<string, Map<string, Set<string>>>();
  for (const [file, imported] of imports)
    for (const other of imported) {
      const [from, to] = [file.split('/'), other.split('/')];
      const parting = from.findIndex((name, depth) => name !== to[depth]);
      const [importer, target] = [from[parting], to[parting]];
      if (importer === undefined || target === undefined) continue;
      const folder = from.slice(0, parting).join('/');
      const graph = folders.get(folder) ?? new Map<string, Set<string>>();
      folders.set(folder, graph.set(importer, (graph.get(importer) ?? new Set()).add(target)));
    }
  return folders;
};

/** The first name is repeated at the end; undefined when there is no circle. */
export const circleAmong = (graph: Graph): readonly string[] | undefined => {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of graph.get(name) ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
};
