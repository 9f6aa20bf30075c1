import { FakeClock } from '../service/clock';

export class RunningClock extends FakeClock {
  readonly #begun = Date.now();

  constructor() {
    super(new Date().toISOString());
  }
  override now(): Date {
    return new Date(super.now().getTime() + Date.now() - this.#begun);
  }
}
