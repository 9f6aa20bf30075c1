/** CLOCK_FILE holds milliseconds to add to the machine's clock, and is read again at SIGUSR2. */
import { readFileSync } from 'node:fs';

const Machine = Date;
const read = (): number => Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8'));
let ahead = read();
process.on('SIGUSR2', () => {
  ahead = read();
});

globalThis.Date = new Proxy(Machine, {
  construct: (target, given: [], self) =>
    Reflect.construct(target, given.length === 0 ? [Machine.now() + ahead] : given, self) as Date,
  get: (target, name) =>
    name === 'now' ? () => Machine.now() + ahead : (Reflect.get(target, name) as unknown),
});

void import('../../server/main');
