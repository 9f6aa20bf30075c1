import { TestEnvironment } from 'jest-environment-jsdom';
import { leaveContexts } from './worker/asyncContexts';

/** What every browser has and jsdom has not, or has in a form that Node's own fetch refuses. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'ArrayBuffer',
  'Blob',
  'CompressionStream',
  'DecompressionStream',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'Uint8Array',
  'WritableStream',
  'fetch',
  'structuredClone',
] as const;

export default class BrowserGlobals extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    this.global.URL.createObjectURL = (blob) => URL.createObjectURL(blob);
    this.global.URL.revokeObjectURL = (url) => {
      URL.revokeObjectURL(url);
    };
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    leaveContexts();
  }

  /** Node's build of a package: the browser's is an ES module more often than not. */
  override exportConditions(): string[] {
    return ['node', 'require'];
  }
}
