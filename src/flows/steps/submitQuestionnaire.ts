import { call, put } from 'typed-redux-saga';
import { questionnaireApi } from '../../api/questionnaire';
import { isApiError } from '../../contract/errors';
import { hasErrors } from '../../contract/fieldErrors';
import { QUESTIONNAIRE_WIDGET, type QuestionnaireAnswers } from '../../contract/questionnaire';
import { draftChanged } from '../../state/drafts';
import { parseWidget } from '../../state/parseStep';
import type { questionnaireSubmitted } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { showStepErrors } from '../navigation/showStepErrors';
import { failInDialog } from '../shared/failures';
import { failOnStep } from './failOnStep';
import { submitStep } from './next';

type Submitted = ReturnType<typeof questionnaireSubmitted>;

/** Saves the answers. Returns false if they were refused; the fields then show why. */
function* saveAnswers(answers: QuestionnaireAnswers, action: Submitted) {
  try {
    yield* callEndpoint(questionnaireApi, 'questionnaireSave', answers);
    return true;
  } catch (error) {
    if (isApiError(error) && error.widgets) {
      const widgets = error.widgets.map(parseWidget);
      // The message is general: it is needed only where no field says why.
      const errorMessage = hasErrors({ widgets }) ? [] : [error.message];
      yield* call(showStepErrors, { widgets, errorMessage });
    } else yield* failInDialog(error, { retry: action });
    return false;
  }
}

/** Saves the answers by their own call, then sends the step. */
export function* submitQuestionnaire(action: Submitted) {
  const { values, answers } = action.payload;
  yield* put(
    draftChanged({
      slug: 'self-certifications',
      values: { ...values, [QUESTIONNAIRE_WIDGET]: { ...answers } },
    }),
  );
  const saved = yield* call(saveAnswers, answers, action);
  if (!saved) return;
  try {
    yield* call(submitStep, values);
  } catch (error) {
    yield* failOnStep(error, action);
  }
}
