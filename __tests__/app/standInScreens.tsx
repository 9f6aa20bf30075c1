import * as actions from '../../src/flows/actions';
import { useAppDispatch, useAppSelector } from '../../src/state/hooks';
import { guidOfPath } from '../../src/state/paths';
import { selectPath, selectSlug, selectSubPage } from '../../src/state/selectors';
import { PageHeading } from '../../src/ui/shell/PageHeading';

type Action = Parameters<ReturnType<typeof useAppDispatch>>[0];

function StandIn({ heading, moves }: { heading: string; moves: Readonly<Record<string, Action>> }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      {Object.entries(moves).map(([name, action]) => (
        <button key={name} onClick={() => dispatch(action)}>
          {name}
        </button>
      ))}
    </>
  );
}

const sendCode = { 'Invia il codice': actions.resumeCodeSubmitted({ code: '123456' }) };

export const BROKEN_PAGE = 99;

function Screen() {
  const slug = useAppSelector(selectSlug);
  const subPage = useAppSelector(selectSubPage);
  if (subPage === BROKEN_PAGE) throw new TypeError('broken');
  const moves = {
    Avanti: actions.subPageRequested(subPage + 1),
    Continua: actions.nextRequested({ values: {} }),
    Indietro: actions.backRequested(),
    ...(slug === 'auth' && sendCode),
  };
  return <StandIn heading={`${slug}/${subPage}`} moves={moves} />;
}

function ResumePage() {
  const guid = guidOfPath(useAppSelector(selectPath));
  const subPage = useAppSelector(selectSubPage);
  const moves = {
    'Invia i dati': actions.identitySubmitted({ cf: 'x', cellulare: '3331234567', email: 'a@b.it' }),
    'Cambia i dati': actions.identityRequested(),
    ...sendCode,
  };
  return <StandIn heading={`resume ${guid || subPage}`} moves={moves} />;
}

export const LISTED = 'a1b2c3';

function StatusPage() {
  const moves = {
    'Riprendi richiesta': actions.resumeRequested({ guid: LISTED }),
    Reinvia: actions.reuploadRequested({ guid: LISTED }),
  };
  return <StandIn heading="status" moves={moves} />;
}

function ReuploadPage() {
  const guid = guidOfPath(useAppSelector(selectPath));
  const moves = {
    Indietro: actions.statusRequested(),
    'Invia i documenti': actions.documentsResubmitted({ guid }),
  };
  return <StandIn heading={`reupload ${guid}`} moves={moves} />;
}

export const registry = () => ({
  screenOf: () => Screen,
  preloadScreen: jest.fn(),
  likelyChunks: () => [],
  ResumePage,
  StatusPage,
  ReuploadPage,
});
