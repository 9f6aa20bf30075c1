type Part = readonly [line: number, from: number, to: number];
export interface Layout {
  readonly composite: readonly Part[];
}
export const LAYOUTS: Readonly<Record<'TD1' | 'TD3', Layout>>;
export const isChecked: (layout: Layout, lines: readonly string[]) => boolean;
