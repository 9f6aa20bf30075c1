'use strict';
const { default: Runtime } = require('jest-runtime');

const hosts = new WeakMap();

/**
 * Jest loads every module again for each test file: two seconds for the service. In the environment of
 * environment.ts a worker loads it once: this runtime runs the test file itself, and takes everything that it
 * imports from one that stays. A file that replaces modules (jest.mock) asks for an environment of its own:
 * `@jest-environment node`.
 */
module.exports = class WorkerRuntime extends Runtime {
  #host;

  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    if (!environment.isKept) return;
    if (!hosts.has(environment)) hosts.set(environment, new Runtime(config, environment, ...others));
    this.#host = hosts.get(environment);
  }

  requireModuleOrMock(from, name) {
    if (this.#host === undefined || name === '@jest/globals') return super.requireModuleOrMock(from, name);
    return this.#host.requireModuleOrMock(from, name);
  }

  /** For the stack of an error: asked for before the modules are loaded. */
  getSourceMaps() {
    const maps = super.getSourceMaps();
    const host = this.#host?.getSourceMaps();
    if (host) maps.get = (file) => Map.prototype.get.call(maps, file) ?? host.get(file);
    return maps;
  }
};
