import { call, put, select } from 'typed-redux-saga';
import { stepErrors, wrongPaths } from '../../contract/fieldErrors';
import type { Step, Widget } from '../../contract/wire';
import { naming } from '../../state/naming';
import { navigated } from '../../state/navigation';
import { selectPath, selectSlug, selectStep, selectSubPage } from '../../state/selectors';
import { componentMarked, stepRefused } from '../../state/step';
import { pageOfErrors } from './pageOfErrors';
import { statusOf } from './subPages';

/**
 * Codes that the service does not know as confirmed are asked for again: otherwise Continue would skip their
 * pages, and be refused again.
 */
function* takeStatuses(refused: readonly Widget[]) {
  const { widgets } = yield* select(selectStep);
  for (const { name: widget, components } of refused)
    for (const { name: component, status, errorMessage } of components) {
      const before = statusOf(widgets, widget, component);
      if (errorMessage.length > 0 && before !== '' && before !== status)
        yield* put(componentMarked({ widget, component, status }));
    }
}

export function* showStepErrors(given: Pick<Step, 'widgets' | 'errorMessage'>) {
  const slug = yield* select(selectSlug);
  const refused = { ...given, widgets: slug ? naming().widgets(slug, given.widgets) : given.widgets };
  const current = yield* select(selectSubPage);
  const subPage = slug ? pageOfErrors(slug, wrongPaths(refused.widgets), current) : current;
  // Before the errors, so that they are announced on the page that shows them.
  if (subPage !== current) yield* put(navigated({ path: yield* select(selectPath), subPage }));
  yield* call(takeStatuses, refused.widgets);
  yield* put(stepRefused(stepErrors(refused)));
}
