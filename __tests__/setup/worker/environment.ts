import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';

/** One: the environment of the worker. */
const kept: KeptEnvironment[] = [];

/** Node's globals, the same for all test files of a worker: see runtime.cjs. */
export default class KeptEnvironment extends TestEnvironment {
  readonly isKept = true;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const [known] = kept;
    if (known) return known;
    super(config, context);
    kept.push(this);
  }
  override async setup(): Promise<void> {
    // What `jest.setTimeout` of another file has left.
    Reflect.deleteProperty(this.global, Symbol.for('TEST_TIMEOUT_SYMBOL'));
  }
  override async teardown(): Promise<void> {
    this.fakeTimersModern?.useRealTimers();
  }
}
