export const sectionOf = (lines: readonly string[], title: string): readonly string[] => {
  const rest = lines.slice(lines.indexOf(title) + 1);
  return rest.slice(0, rest.indexOf(''));
};
