import { Frame } from '../../src/app/Frame';
import { contactPages, dataStepSlugs, rowOf, type StepSlug } from '../../src/contract/steps/table';
import { shellCopy } from '../../src/copy/shell';
import { openPage, pages, valuesOf } from './refusedStep';

const OF = /\d+ di \d+/g;
const placesIn = (element: Element | null): readonly string[] =>
  [...(element?.textContent.matchAll(OF) ?? [])].map(([place]) => place);

const placeOf = (slug: StepSlug, subPage: number): string | undefined => {
  const count = rowOf(slug).subPages.length;
  if (slug !== 'contact-info') return count === 0 ? undefined : `${subPage + 1} di ${count}`;
  return subPage === contactPages.intro ? undefined : `${subPage} di ${count - 1}`;
};

const ofData = pages.filter(([slug]) => (dataStepSlugs as readonly StepSlug[]).includes(slug));
let eyebrows = 0;

it.each(ofData)(
  '[R2.2-02] the page %s %d says its own place, above its title as in the stepper',
  async (slug, subPage) => {
    await openPage(slug, subPage, valuesOf(slug), {}, (page) => <Frame>{page}</Frame>);
    const place = placeOf(slug, subPage);
    const stepper = document.querySelector(`nav[aria-label='${shellCopy.stepper.label}']`);
    const inStepper = place === undefined ? [] : [place];
    // The step's own place is before the page's.
    expect(placesIn(stepper?.querySelector('p') ?? null).slice(1)).toEqual(inStepper);
    expect(placesIn(stepper?.querySelector('[aria-current]') ?? null)).toEqual(inStepper);
    const onPage = placesIn(document.querySelector('main'));
    expect([...new Set(onPage)]).toEqual(onPage.length === 0 ? [] : [place]);
    eyebrows += onPage.length;
  },
);

it('the pages of the identification have their places above their titles', () => {
  expect(eyebrows).toBe(rowOf('identification').subPages.length);
});
