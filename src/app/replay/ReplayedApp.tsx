import { useEffect, useState, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Router } from 'react-router-dom';
import { emptyApi } from '../../api/emptyApi';
import { replayCopy } from '../../copy/replay';
import { App } from '../App';
import { ReplayBoundary } from './ReplayBoundary';
import { screenStore } from './screenStore';
import type { Moment, Stage } from './stage';

/** The address stays that of the moment. */
const nowhere = {
  createHref: () => '',
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** Mounted again for each moment, so that the screens are the same forwards and backwards. */
export function ReplayedApp({ stage }: { readonly stage: Stage }) {
  const moment = useSyncExternalStore(stage.subscribe, stage.moment);
  return (
    moment && (
      <ReplayBoundary key={moment.id} instead={<p role="alert">{replayCopy.screenBroken}</p>}>
        <Screens moment={moment} />
      </ReplayBoundary>
    )
  );
}

function Screens({ moment: { state, answer } }: { readonly moment: Moment }) {
  // The masked guid of an address has a '#', which the router would read as the start of a fragment.
  const path = state.navigation.path.replaceAll('#', '%23');
  const [store] = useState(() => {
    // The focus stays with the timeline: to the screens, no page is one that was navigated to.
    const navigation = { ...state.navigation, path, moves: 0 };
    // The page that shows a recording would show one of this visit.
    const ui = { ...state.ui, recordingShown: false };
    return screenStore({ ...state, navigation, ui }, answer);
  });
  useEffect(() => () => void store.dispatch(emptyApi.util.resetApiState()), [store]);
  return (
    <Provider store={store}>
      <Router location={path} navigator={nowhere}>
        <App />
      </Router>
    </Provider>
  );
}
