import { call, put } from 'typed-redux-saga';
import { questionnaireApi } from '../../api/questionnaire';
import { isApiError } from '../../contract/errors';
import { QUESTIONNAIRE_WIDGET, type QuestionnaireAnswers } from '../../contract/questionnaire';
import { draftChanged } from '../../state/drafts';
import { widgetOf } from '../../state/stepOf';
import type { questionnaireSubmitted } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { failInDialog } from '../shared/failures';
import { failOnStep } from '../shared/failOnStep';
import { goOn, stayWithErrors } from './next';

type Submitted = ReturnType<typeof questionnaireSubmitted>;

/** True once the answers are saved; refused ones are shown on their fields. */
function* saveAnswers(answers: QuestionnaireAnswers, action: Submitted) {
  try {
    yield* callEndpoint(questionnaireApi, 'questionnaireSave', answers);
    return true;
  } catch (error) {
    if (isApiError(error) && error.widgets)
      yield* call(stayWithErrors, { widgets: error.widgets.map(widgetOf), errorMessage: [] });
    else yield* failInDialog(error, { retry: action });
    return false;
  }
}

/** The answers have a call of their own; the step goes on only when they are saved. */
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
    yield* call(goOn, values);
  } catch (error) {
    yield* failOnStep(error, action);
  }
}
