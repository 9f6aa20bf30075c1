/** {residenza: 'Coincide con …'} → the options of a radio group. Call it at module level: options must be stable. */
export const radioOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
