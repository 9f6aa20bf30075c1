import { addressInfo } from '../../../src/contract/steps/address-info';
import { card } from '../../../src/contract/steps/card';
import { toWidgets } from '../../../src/contract/steps/definition';
import { rowOf, type StepSlug } from '../../../src/contract/steps/table';
import type { Step, Widget } from '../../../src/contract/wire';
import { bootstrapRequested, nextRequested } from '../../../src/flows/actions';
import { draftChanged } from '../../../src/state/drafts';
import { navigated } from '../../../src/state/navigation';
import { pathOfStep } from '../../../src/state/paths';
import { bootstrapped, productLoaded } from '../../../src/state/session';
import { stepReceived, stepRefused } from '../../../src/state/step';
import { busyEnded, busyStarted, dialogClosed, dialogOpened, errorScreenShown } from '../../../src/state/ui';
import type { Trace } from '../../../src/contract/trace';
import { acted, traceOf } from './traceOf';

const step = (slug: StepSlug, widgets: readonly Widget[] = []): Step => ({
  number: 2,
  name: rowOf(slug).title,
  widgets,
  contactId: '⟦text 9 #1⟧',
  guid: '⟦text 32 #2⟧',
  invitations: [],
  contracts: [],
  paperworkList: [],
  errorMessage: [],
});
const to = (slug: StepSlug) => navigated({ path: pathOfStep(slug) });
const address = { cap: '⟦5 digits #3⟧', citta: '⟦4 letters #4⟧', provincia: '⟦2 letters #5⟧', indirizzo: '⟦text 12 #6⟧' }; // prettier-ignore
const values = { ...addressInfo.empty, residenza: { ...addressInfo.empty.residenza, ...address } };
const refused = { errors: { 'residenza.cap': 'Il CAP non è corretto' }, globalErrors: [] };

export const cannedTrace = (): Trace =>
  traceOf(
    [
      bootstrapRequested(),
      productLoaded({ productCode: 'DITTA', name: 'Conto', today: '2026-11-21' }),
      stepReceived(step('address-info', toWidgets(addressInfo.empty))),
      to('address-info'),
      bootstrapped(),
      draftChanged({ slug: 'address-info', values }),
      nextRequested({ values }),
      busyStarted(),
      stepRefused(refused),
      busyEnded(),
      nextRequested({ values }),
      busyStarted(),
      dialogOpened({ message: 'La connessione è assente o si è interrotta.', retry: nextRequested({ values }) }), // prettier-ignore
      busyEnded(),
      dialogClosed(),
      stepReceived(step('card', toWidgets(card.empty))),
      to('card'),
      errorScreenShown({ message: 'Si è verificato un errore imprevisto.', closable: true }),
    ].map((action, at) => acted(action, at * 700)),
    { path: '/' },
  );
