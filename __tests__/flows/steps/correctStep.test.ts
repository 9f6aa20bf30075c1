import { dataStepSlugs, type DataStepSlug } from '../../../src/contract/steps/table';
import { stepCorrectionRequested } from '../../../src/flows/actions';
import { running } from '../running';
import { answer, onStep } from '../support';

const backing = (calls = Infinity) => {
  let at = dataStepSlugs.indexOf('contract');
  let made = 0;
  return () => {
    made += 1;
    if (made > calls) return { kind: 'network', endpoint: 'onboardingBack', message: 'Sei offline' };
    at = Math.max(0, at - 1);
    return answer(dataStepSlugs[at] as DataStepSlug);
  };
};
const customerInfo = { status: 'success', customerInfo: { productCustomer: {} } };
const begun = (onboardingBack: unknown) =>
  running(onStep('contract'), { onboardingBack, invitations: { status: 'success' }, customerInfo });

describe("a step to be corrected from the contract's page", () => {
  it.each([
    ['identification', 1, 0],
    ['self-certifications', 3, 0],
    ['contact-info', 6, 1],
  ] as const)(
    '[R4.1-03] %s is reached by %i steps back and shown from its page %i',
    async (slug, count, page) => {
      const app = await begun(backing());
      await app.send(stepCorrectionRequested({ slug }));
      const { path, subPage } = app.state().navigation;
      expect([path, subPage]).toEqual([`/request/${slug}`, page]);
      expect(app.calls.filter(({ endpoint }) => endpoint === 'onboardingBack')).toHaveLength(count);
    },
  );

  it('[R4.1-03] stays on the step that was reached where a call fails, and goes on from there', async () => {
    const app = await begun(backing(2));
    const action = stepCorrectionRequested({ slug: 'company-info' });
    await app.send(action);
    expect(app.state().navigation.path).toBe('/request/card');
    expect(app.state().ui.dialog?.retry).toEqual(action);
  });

  it('[R4.1-03] stays on the contract that the service does not give up', async () => {
    const app = await begun(answer('contract'));
    await app.send(stepCorrectionRequested({ slug: 'card' }));
    expect(app.state().navigation.path).toBe('/request/contract');
    expect(app.calls.filter(({ endpoint }) => endpoint === 'onboardingBack')).toHaveLength(1);
  });
});
