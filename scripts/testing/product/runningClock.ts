import { FakeClock } from '../service/clock';

/** Goes on by itself, as a clock does, and can be put forward. */
export class RunningClock extends FakeClock {
  readonly #begun = Date.now();

  constructor() {
    super(new Date().toISOString());
  }
  override now(): Date {
    return new Date(super.now().getTime() + Date.now() - this.#begun);
  }
}
