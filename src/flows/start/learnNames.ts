import { put, select } from 'typed-redux-saga';
import { ownStep, ownWidgets } from '../../contract/steps/naming';
import { setNaming } from '../../state/naming';
import { selectConfig, selectStep } from '../../state/selectors';
import { stepReceived } from '../../state/step';

/** From here on the back end's names are read as ours: those of the step on show, too. */
export function* learnNames() {
  const config = yield* select(selectConfig);
  setNaming({
    step: (step) => ownStep(step, config),
    widgets: (slug, widgets) => ownWidgets(slug, widgets, config),
  });
  const before = yield* select(selectStep);
  const step = ownStep(before, config);
  if (step.received) yield* put(stepReceived(step));
}
