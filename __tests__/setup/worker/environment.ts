import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { leaveContexts } from './asyncContexts';

const kept: KeptEnvironment[] = [];

/**
 * What jest leaves on the global object: the limit of `jest.setTimeout`, and the listeners of each file. A
 * kept listener would report later tests a second time, under the name of its own file.
 */
const LEFT_BY_JEST = ['TEST_TIMEOUT_SYMBOL', 'EVENT_HANDLERS'];

/** The same for all test files of a worker: see runtime.cjs. */
export default class KeptEnvironment extends TestEnvironment {
  readonly isKept = true;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const [known] = kept;
    if (known) return known;
    super(config, context);
    kept.push(this);
  }
  override async setup(): Promise<void> {
    for (const left of LEFT_BY_JEST) Reflect.deleteProperty(this.global, Symbol.for(left));
  }
  override async teardown(): Promise<void> {
    this.fakeTimersModern?.useRealTimers();
    leaveContexts();
  }
}
