import { httpError } from '../../../src/api/failures';
import type { EndpointName } from '../../../src/contract/endpoints';
import { reopenRequested } from '../../../src/flows/actions';
import { navigated } from '../../../src/state/navigation';
import { dialogOpened } from '../../../src/state/ui';
import { running } from '../running';
import { onStep } from '../support';

/** What RTK Query dispatches when a screen's own call fails. */
const failed = (endpoint: EndpointName, httpStatus: number) => ({
  type: 'screen/rejected',
  payload: httpError(endpoint, httpStatus),
  error: {},
  meta: {
    rejectedWithValue: true,
    requestStatus: 'rejected',
    requestId: 'r',
    arg: { endpointName: endpoint },
  },
});
const at = () => running(onStep('self-certifications'), {});

it.each(['questionnaireGet', 'documentPreview', 'dettagliCap', 'validateCodiceFiscale'] as const)(
  '[R8-04] %s of a screen, in an ended session: a way on beside the Riprova that cannot succeed',
  async (endpoint) => {
    const app = await at();
    await app.send(failed(endpoint, 401));
    expect(app.state().ui.dialog).toMatchObject({
      title: 'Sessione scaduta',
      label: 'Riprendi la richiesta',
      retry: reopenRequested(),
    });
  },
);

it('[R8-04] other failures are the screen’s own; nothing is said twice, nor on the page of the ended session', async () => {
  const app = await at();
  await app.send(failed('questionnaireGet', 503));
  expect(app.state().ui.dialog).toBeNull();
  await app.send(failed('onboardingNext', 401));
  expect(app.state().ui.dialog).toBeNull();
  await app.send(dialogOpened({ message: 'Prima' }));
  await app.send(failed('questionnaireGet', 401));
  expect(app.state().ui.dialog).toEqual({ message: 'Prima' });
  const ended = await at();
  await ended.send(navigated({ path: '/session-expired/card' }));
  await ended.send(failed('questionnaireGet', 401));
  expect(ended.state().ui.dialog).toBeNull();
});
