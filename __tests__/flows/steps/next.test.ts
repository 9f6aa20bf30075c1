import { UNEXPECTED_ERROR } from '../../../src/contract/errors';
import {
  bootstrapRequested,
  customerRequested,
  invitationRequested,
  nextRequested,
} from '../../../src/flows/actions';
import { next } from '../../../src/flows/steps/next';
import type { StepRequest } from '../../../src/contract/wire';
import { draftChanged, draftDropped } from '../../../src/state/drafts';
import { navigated } from '../../../src/state/navigation';
import type { RootState } from '../../../src/state/root';
import { selectDraft } from '../../../src/state/selectors';
import { stepReceived, stepRefused } from '../../../src/state/step';
import { errorScreenShown } from '../../../src/state/ui';
import {
  answer,
  component,
  failure,
  failureKinds,
  flow,
  onStep,
  refusal,
  screenWords,
  step,
  widget,
} from '../support';

const values = { carta: { cartaFisica: 'selected' }, spedizione: { spedizioneCarta: 'altro' } };
const received = [
  widget('spedizione', [component('spedizioneCarta', 'residenza'), component('ignoto', 'x')]),
];
const state = onStep('card', { number: 5, widgets: received });
const action = nextRequested({ values });
const exit = { label: 'Modifica i dati' };

describe('next', () => {
  it('[R4.1-02] sends number and widgets: the values over what was received, by name', async () => {
    const { test, calls } = flow(
      next,
      state,
      { onboardingNext: answer('identification', { number: 6 }) },
      action,
    );
    await test.run();
    expect(calls[0]?.request).toEqual({
      number: 5,
      widgets: [
        widget('spedizione', [component('spedizioneCarta', 'altro'), component('ignoto', 'x')]),
        { ...widget('carta', [component('cartaFisica', 'selected')]) },
      ],
    });
  });

  it('sends nothing of an address that is not asked', async () => {
    const address = { cap: '00184', provincia: 'RM', citta: 'Roma', indirizzo: 'Via Cavour 10' };
    const sent = async (spedizioneCarta: string) => {
      const typed = { spedizione: { spedizioneCarta, ...address, nazione: 'ITALIA' } };
      const { test, calls } = flow(
        next,
        onStep('card', { number: 5, widgets: [] }),
        { onboardingNext: answer('identification', { number: 6 }) },
        nextRequested({ values: typed }),
      );
      await test.run();
      const { widgets } = calls[0]?.request as StepRequest;
      return Object.fromEntries(widgets[0]?.components.map(({ name, value }) => [name, value]) ?? []);
    };
    expect(await sent('altro')).toMatchObject(address);
    expect(await sent('domicilio')).toEqual({
      spedizioneCarta: 'domicilio',
      ...{ cap: '', provincia: '', citta: '', indirizzo: '', nazione: 'ITALIA' },
    });
  });

  it('[R4.1-02] shows the step that comes and has the invitation recorded', async () => {
    const { test } = flow(next, state, { onboardingNext: answer('identification', { number: 6 }) }, action);
    await test
      .put(draftChanged({ slug: 'card', values }))
      .put(draftDropped('card'))
      .put(stepReceived(step('identification', { number: 6 })))
      .put(navigated({ path: '/request/identification', subPage: 0, replace: false }))
      .put(invitationRequested())
      .put(customerRequested())
      .run();
  });

  it('[R4.1-02] [R8-08] keeps the applicant here on field errors: on the field, and in the global list', async () => {
    const widgets = [
      widget(
        'spedizione',
        [component('cap', '0', { errorMessage: ['CAP non valido', 'altro'] })],
        ['Indirizzo ignoto'],
      ),
    ];
    const refused = answer('card', { number: 5, widgets, errorMessage: ['Controlla i dati'] });
    const { test } = flow(next, state, { onboardingNext: refused }, action);
    await test
      .put(
        stepRefused({
          errors: { 'spedizione.cap': 'CAP non valido' },
          globalErrors: ['Controlla i dati', 'Indirizzo ignoto'],
        }),
      )
      .not.put(invitationRequested())
      .not.put(draftDropped('card'))
      .run();
  });

  it('[R4.1-02] prefixes the messages of a document widget with the type of the document', async () => {
    const widgets = [
      widget('documento', [component('documento', 'Passaporto')], ['Documento illeggibile']),
      widget('secondoDocumento', [component('secondoDocumento', 'PS')], ['Documento scaduto']),
    ];
    const { test } = flow(
      next,
      onStep('identification', {}, 1),
      { onboardingNext: answer('identification', { widgets }) },
      action,
    );
    await test
      .put(
        stepRefused({
          errors: {},
          globalErrors: ['[Passaporto] Documento illeggibile', '[PS] Documento scaduto'],
        }),
      )
      .run();
  });

  it('[R4.1-02] takes field errors from a refusal too', async () => {
    const widgets = [widget('spedizione', [component('cap', '', { errorMessage: ['CAP è obbligatorio'] })])];
    const { test } = flow(
      next,
      state,
      { onboardingNext: refusal('onboardingNext', 'Dati errati', { widgets }) },
      action,
    );
    await test
      .put(stepRefused({ errors: { 'spedizione.cap': 'CAP è obbligatorio' }, globalErrors: ['Dati errati'] }))
      .run();
  });

  it('[R8-08] leads to the sub-page that shows the error', async () => {
    const widgets = [widget('documento', [component('numeroDocumento', '', { errorMessage: ['No'] })])];
    const { test } = flow(
      next,
      onStep('identification', {}, 2),
      { onboardingNext: answer('identification', { widgets }) },
      action,
    );
    await test.put(navigated({ path: '/request/identification', subPage: 1 })).run();
  });

  it('[R8-09] a refusal without fields shows the error screen with the service’s message, not closable', async () => {
    const { test } = flow(
      next,
      state,
      { onboardingNext: refusal('onboardingNext', 'Servizio sospeso') },
      action,
    );
    await test
      .put(errorScreenShown({ message: 'Servizio sospeso', closable: false, retry: action, exit }))
      .not.put(invitationRequested())
      .run();
  });

  it.each(failureKinds)(
    '[R8-09] [R8-01] however it failed (%s), the very same can be sent again, and what was typed is kept',
    async (kind) => {
      const { test } = flow(next, state, { onboardingNext: failure(kind, 'onboardingNext') }, action);
      const { storeState } = await test
        .put(errorScreenShown({ ...screenWords[kind], closable: false, retry: action, exit }))
        .not.put(invitationRequested())
        .not.put(draftDropped('card'))
        .run();
      expect(selectDraft('card')(storeState as RootState)).toEqual(values);
    },
  );

  it('[R8-09] where the session has no request any more, Riprova asks where things stand', async () => {
    const gone = refusal('onboardingNext', 'No process found for session');
    const { test } = flow(next, state, { onboardingNext: gone }, action);
    await test
      .put(errorScreenShown({ message: UNEXPECTED_ERROR, closable: false, retry: bootstrapRequested() }))
      .run();
  });
});
