import { LEAST } from './publish';

/** Relative width of a class of durations: a median is right to a twentieth, in bounded memory. */
const WIDTH = 1.05;

export class Durations {
  private readonly classes = new Map<number, number>();
  private count = 0;

  add(seconds: number): void {
    if (!(seconds >= 0)) return;
    const at = Math.round(Math.log(Math.max(1, seconds)) / Math.log(WIDTH));
    this.classes.set(at, (this.classes.get(at) ?? 0) + 1);
    this.count += 1;
  }

  /** In whole seconds; null for fewer than five durations, whose median could be that of one person. */
  median(): number | null {
    if (this.count < LEAST) return null;
    let seen = 0;
    for (const [at, number] of [...this.classes].sort(([one], [other]) => one - other)) {
      seen += number;
      if (seen * 2 >= this.count) return Math.round(WIDTH ** at);
    }
    return null;
  }
}
