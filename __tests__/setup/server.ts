import { takeBroken, watchFetch } from '../server/support/outside';

watchFetch();
afterEach(() => expect(takeBroken()).toEqual([]));
