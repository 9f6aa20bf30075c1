/** The service that says at COUNT_PORT what it holds once garbage is collected. */
import { createServer } from 'node:http';
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

/** No public name leads to the class of timers. */
const timer = setTimeout(() => undefined, 0);
const { constructor: Timer } = timer;
clearTimeout(timer);

export interface Held {
  readonly heap: number;
  readonly buffers: number;
  readonly timers: number;
  /** Handles that keep the process alive, connections excepted. */
  readonly handles: number;
  readonly listeners: number;
}

const held = (): Held => {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const handles = process
    .getActiveResourcesInfo()
    .filter((name) => !/^(?:TCPSocket|HTTP|Timeout)/.test(name));
  return {
    heap: heapUsed,
    buffers: arrayBuffers,
    timers: v8.queryObjects(Timer, { format: 'count' }),
    handles: handles.length,
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
  };
};

createServer((_, answer) => answer.end(JSON.stringify(held()))).listen(
  Number(process.env['COUNT_PORT']),
  '127.0.0.1',
);
void import('../../server/main');
