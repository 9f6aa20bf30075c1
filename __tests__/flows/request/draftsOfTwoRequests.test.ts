import { restoreDrafts } from '../../../src/flows/request/draftPersistence';
import { draftChanged } from '../../../src/state/drafts';
import { flow, onStep, step } from '../support';

const REQUESTS = ['guid-1', 'guid-2'].map((guid) => ({ guid, contactId: `contact of ${guid}` }));
const drafts = REQUESTS.map(({ guid }) => ({ spedizione: { indirizzo: `Via di ${guid} 7` } }));

afterEach(() => sessionStorage.clear());

it('what was typed in a request a moment before another is resumed is kept, and is back with its own request', async () => {
  const [first, second] = REQUESTS;
  const typed = onStep('card', first, 0, [draftChanged({ slug: 'card', values: drafts[0] ?? {} })]);
  const away = await flow(restoreDrafts, typed, {}, step('card', second)).test.silentRun();
  expect((away.storeState as typeof typed).drafts).toEqual({});

  const other = onStep('card', second, 0, [draftChanged({ slug: 'card', values: drafts[1] ?? {} })]);
  const back = await flow(restoreDrafts, other, {}, step('card', first)).test.silentRun();
  expect((back.storeState as typeof typed).drafts).toEqual({ card: drafts[0] });
  const again = await flow(restoreDrafts, typed, {}, step('card', second)).test.silentRun();
  expect((again.storeState as typeof typed).drafts).toEqual({ card: drafts[1] });
});
