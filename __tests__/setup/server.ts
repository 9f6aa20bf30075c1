// For what hangs: a busy machine makes a test many times as long.
jest.setTimeout(300_000);
