import type { Clock } from '../../../server/deps';

export class FakeClock implements Clock {
  #now: Date;

  constructor(start = '2026-11-20T10:00:00+01:00') {
    this.#now = new Date(start);
  }
  now(): Date {
    return new Date(this.#now);
  }
  pass(amount: { readonly minutes?: number; readonly seconds?: number }): void {
    const milliseconds = ((amount.minutes ?? 0) * 60 + (amount.seconds ?? 0)) * 1000;
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
