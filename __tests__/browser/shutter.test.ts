import { identificationCopy } from '../../src/copy/identification';
import { expectUsable } from './support/laws';
import { dialog, taken, withFilm } from './support/shutterFilms';
import { appears } from '../../scripts/testing/browser/until';

const { photo } = identificationCopy;

it('a document that is held still is photographed by itself, and the photo shown before it is used', async () => {
  await withFilm('still', async (page) => {
    await appears(dialog(page).getByText(photo.shutter.hold).first());
    await expectUsable(page);
    await appears(taken(page));
    await appears(page.getByText(photo.review));
    expect(await page.getByText('Caricato', { exact: true }).count()).toBe(0);
  });
});
