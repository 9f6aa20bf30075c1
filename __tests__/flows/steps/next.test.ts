import { STEP_NOT_TAKEN, UNEXPECTED_ERROR } from '../../../src/contract/errors';
import * as actions from '../../../src/flows/actions';
import { next } from '../../../src/flows/steps/next';
import { draftChanged, draftDropped } from '../../../src/state/drafts';
import { navigated } from '../../../src/state/navigation';
import type { RootState } from '../../../src/state/root';
import { selectDraft, selectFieldErrors, selectStep } from '../../../src/state/selectors';
import { stepReceived, stepRefused } from '../../../src/state/step';
import { errorScreenShown } from '../../../src/state/ui';
import { answer, component, failure, flow, onStep, refusal, step, widget } from '../support';

const values = {
  carta: { cartaFisica: 'selected' },
  spedizione: { spedizioneCarta: 'domicilio', cap: '00184' },
};
const received = [
  widget('spedizione', [component('spedizioneCarta', 'residenza'), component('ignoto', 'x')]),
];
const state = onStep('card', { number: 5, widgets: received });
const accepted = answer('identification', { number: 6 });
const sending = (onboardingNext: unknown, from = state) =>
  flow(next, from, { onboardingNext }, actions.nextRequested({ values }));

it('[R4.1-02] sends number and widgets: the values over what was received, by name, none that is not asked', async () => {
  const { test, calls } = sending(accepted);
  await test.run();
  expect(calls[0]?.request).toEqual({
    number: 5,
    widgets: [
      widget('spedizione', [
        component('spedizioneCarta', 'domicilio'),
        component('ignoto', 'x'),
        component('cap', ''),
      ]),
      { ...widget('carta', [component('cartaFisica', 'selected')]) },
    ],
  });
});

it('[R4.1-02] shows the step that comes and has the invitation recorded', async () => {
  await sending(accepted)
    .test.put(draftChanged({ slug: 'card', values }))
    .put(draftDropped('card'))
    .put(stepReceived(step('identification', { number: 6 })))
    .put(navigated({ path: '/request/identification', subPage: 0, replace: false }))
    .put(actions.invitationRequested())
    .put(actions.customerRequested())
    .run();
});

it('[R4.1-02] [R8-08] keeps the applicant here on field errors: on the field, and in the global list', async () => {
  const cap = component('cap', '0', { errorMessage: ['CAP non valido', 'altro'] });
  const widgets = [widget('spedizione', [cap], ['Indirizzo ignoto'])];
  await sending(answer('card', { number: 5, widgets, errorMessage: ['Controlla i dati'] }))
    .test.put(
      stepRefused({
        errors: { 'spedizione.cap': 'CAP non valido. altro' },
        globalErrors: ['Controlla i dati', 'Indirizzo ignoto'],
      }),
    )
    .not.put(actions.invitationRequested())
    .not.put(draftDropped('card'))
    .run();
});

it('[R8-09] the same step again without a word of what is wrong was not taken: the page says so', async () => {
  const { test, calls } = sending(answer('card', { number: 5, ...{ errors: [{ testo: 'CAP' }] } }));
  const { storeState } = await test
    .put(stepRefused({ errors: {}, globalErrors: [STEP_NOT_TAKEN] }))
    .not.put(draftDropped('card'))
    .run();
  expect(calls).toHaveLength(1);
  expect(selectDraft('card')(storeState as RootState)).toEqual(values);
});

it('[R3.1-01] a step that comes without the ids of the request keeps them', async () => {
  const from = onStep('card', { number: 5, guid: 'g1', contactId: 'c1' });
  const { storeState } = await sending(
    answer('identification', { guid: '', contactId: '' }),
    from,
  ).test.run();
  expect(selectStep(storeState as RootState)).toMatchObject({ guid: 'g1', contactId: 'c1' });
});

it('[R4.1-02] takes field errors from a refusal too', async () => {
  const widgets = [widget('spedizione', [component('cap', '', { errorMessage: ['CAP è obbligatorio'] })])];
  await sending(refusal('onboardingNext', 'Dati errati', { widgets }))
    .test.put(
      stepRefused({ errors: { 'spedizione.cap': 'CAP è obbligatorio' }, globalErrors: ['Dati errati'] }),
    )
    .run();
});

it('[R8-08] leads to the sub-page that shows the error', async () => {
  const widgets = [widget('documento', [component('numeroDocumento', '', { errorMessage: ['No'] })])];
  await sending(answer('identification', { widgets }), onStep('identification', {}, 2))
    .test.put(navigated({ path: '/request/identification', subPage: 1 }))
    .run();
});

it('[R8-09] the typed values are kept where the step could not be sent', async () => {
  const { test } = sending(failure('network', 'onboardingNext'));
  const { storeState } = await test.not.put(actions.invitationRequested()).run();
  expect(selectDraft('card')(storeState as RootState)).toEqual(values);
});

it('[R8-09] if the session has no request any more, Riprova asks for the current state', async () => {
  await sending(refusal('onboardingNext', 'No process found for session'))
    .test.put(
      errorScreenShown({ message: UNEXPECTED_ERROR, closable: false, retry: actions.bootstrapRequested() }),
    )
    .run();
});

it('[R4.1-02] [R8-08] errors of a step before lead there, and the typed values are kept', async () => {
  const cap = component('cap', '0', { errorMessage: ['CAP non valido'] });
  const before = answer('address-info', { number: 2, widgets: [widget('residenza', [cap])] });
  const { storeState } = await sending(before)
    .test.put(navigated({ path: '/request/address-info', subPage: 0, replace: false }))
    .put(actions.invitationRequested())
    .not.put(draftDropped('card'))
    .run();
  expect(selectFieldErrors(storeState as RootState)).toEqual({ 'residenza.cap': 'CAP non valido' });
  expect(selectDraft('card')(storeState as RootState)).toEqual(values);
});

it('[R4.3-01] a confirmation that the service does not have is asked for again', async () => {
  const email = (status: string, errorMessage: string[] = []) =>
    widget('email', [component('validateEmail', 'true', { status, errorMessage })]);
  const from = onStep('contact-info', { widgets: [email('valid')] }, 6);
  const refused = answer('contact-info', { widgets: [email('', ['Conferma il tuo indirizzo'])] });
  const { storeState } = await sending(refused, from).test.run();
  const { widgets } = selectStep(storeState as RootState);
  expect(widgets[0]?.components[0]?.status).toBe('');
  expect((storeState as RootState).navigation.subPage).toBe(1);
});
