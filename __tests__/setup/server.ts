// PGlite takes 5 to 10 seconds to make a new database, longer while other tests share the processor.
jest.setTimeout(60_000);
