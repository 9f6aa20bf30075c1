export function fieldId(name: string): string {
  return `campo-${name.replace(/[^\w-]+/g, '-')}`;
}
