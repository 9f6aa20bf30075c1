import { format } from 'node:util';

const unexpected: string[] = [];
let isOver = false;

const recorded = (name: 'error' | 'warn') => {
  const record = (...given: unknown[]): void => {
    const call = new Error(`console.${name}: ${format(...given)}`);
    Error.captureStackTrace(call, record);
    // No hook follows; what nobody handles fails the file.
    if (isOver) void Promise.reject(call);
    else unexpected.push(call.stack ?? call.message);
  };
  return record;
};
const recorders = { error: recorded('error'), warn: recorded('warn') };

export const takeUnexpected = (): readonly string[] => unexpected.splice(0);

export const expectNothing = (): void => {
  // A test that expects a call spies on it, for itself alone.
  Object.assign(console, recorders);
  const said = takeUnexpected();
  if (said.length > 0) throw new Error(`Said and not expected: ${said.join('\n')}`);
};

export const watchConsole = (): void => {
  isOver = false;
  Object.assign(console, recorders);
  afterEach(expectNothing);
  afterAll(() => {
    expectNothing();
    isOver = true;
  });
};
