import type { StepSlug } from '../../../src/contract/steps/table';
import { restartRequested } from '../../../src/flows/actions';
import { refusal } from '../../screens/fakeService';
import { answer, component, widget } from '../support';
import { browserOfTabs, openTab, standing } from '../tab';

const contact = (email: string, phone: string) => [
  widget('email', [component('validateEmail', '', { status: email })]),
  widget('cellulare', [component('otpCellulare', '', { status: phone })]),
];
const reloaded = async (slug: StepSlug, subPage: number, more = {}, path = `/request/${slug}`) =>
  (await openTab({ path, subPage, answers: standing(() => answer(slug, more)) })).path();

browserOfTabs();

describe('a page that is loaded again', () => {
  it.each([
    ['self-certifications', 1],
    ['identification', 1],
    ['identification', 2],
  ] as const)('of %s stays on sub-page %i', async (slug, subPage) => {
    expect(await reloaded(slug, subPage)).toBe(`/request/${slug}#${subPage}`);
  });

  it('of another step than the service’s begins where that one does', async () => {
    expect(await reloaded('card', 2, {}, '/request/identification')).toBe('/request/card#0');
    expect(await reloaded('identification', 2, {}, '/')).toBe('/request/identification#0');
  });

  it('without an entry of the app’s begins where the step does', async () => {
    const widgets = contact('valid', 'pending');
    expect(await reloaded('contact-info', 0, { widgets })).toBe('/request/contact-info#4');
  });

  it('and a start that had failed keep their sub-page', async () => {
    let up = false;
    const tab = await openTab({
      path: '/request/identification',
      subPage: 2,
      answers: {
        ...standing(() => (up ? answer('identification') : (refusal('Non ora') as never))),
        onboardingStart: () => refusal('Non ora'),
      },
    });
    const { errorScreen } = tab.state().ui;
    expect(errorScreen?.message).toBe('Non ora');
    up = true;
    if (errorScreen?.retry) await tab.send(errorScreen.retry);
    expect(tab.path()).toBe('/request/identification#2');
    // From another entrance the step begins again.
    await tab.send(restartRequested('/'));
    expect(tab.path()).toBe('/request/identification#0');
  });
});
