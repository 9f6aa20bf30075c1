import { getAllComuni } from 'italian-cap-comuni-province';

/** CAP to the cadastral codes of its municipalities, in the order of their names. */
export const capRows = (): Record<string, string[]> => {
  const rows: Record<string, string[]> = {};
  const byName = [...getAllComuni()].sort(
    (a, b) => a.nome.localeCompare(b.nome, 'it') || a.codiceBelfiore.localeCompare(b.codiceBelfiore),
  );
  for (const { cap, codiceBelfiore } of byName) {
    const codes = (rows[cap] ??= []);
    if (!codes.includes(codiceBelfiore)) codes.push(codiceBelfiore);
  }
  return Object.fromEntries(Object.entries(rows).sort(([a], [b]) => a.localeCompare(b)));
};
