/** Ids of the words under a field, the error first. `undefined` when there are none. */
export function describedBy(id: string, error: unknown, hint: unknown): string | undefined {
  const ids = [error !== undefined && `${id}-errore`, hint !== undefined && `${id}-aiuto`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
