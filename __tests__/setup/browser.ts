// One test drives a whole application through a real browser, with a real service behind it.
jest.setTimeout(300_000);
