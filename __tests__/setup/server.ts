import { takeBroken, watchFetch } from '../../scripts/testing/service/outside';

watchFetch();
afterEach(() => expect(takeBroken()).toEqual([]));
