import { act } from '@testing-library/react';
import { contactPages, type StepSlug } from '../../src/contract/steps/table';
import { subPageRequested } from '../../src/flows/pageActions';
import Intro from '../../src/screens/steps/contact-info/Intro';
import { bootstrapped } from '../../src/state/session';
import { renderScreen } from './renderScreen';

const askedAfter = async (slug: StepSlug): Promise<unknown[]> => {
  window.apertura = { calls: [], keepsPress: true, pressed: 'start' };
  const { asked } = renderScreen(<Intro />, { slug, before: [bootstrapped()] });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return asked(subPageRequested.type);
};

it('is carried out once the service has said that this is the step', async () => {
  expect(await askedAfter('contact-info')).toEqual([contactPages.info]);
});

it('is dropped if the service had said before that another step is the current one', async () => {
  expect(await askedAfter('card')).toEqual([]);
});
