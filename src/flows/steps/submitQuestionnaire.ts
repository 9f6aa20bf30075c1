import { call, put } from 'typed-redux-saga';
import { questionnaireApi } from '../../api/questionnaire';
import { isApiError } from '../../contract/errors';
import { hasErrors } from '../../contract/fieldErrors';
import { DEFAULT_COUNTRY } from '../../contract/limits';
import { QUESTIONNAIRE_WIDGET } from '../../contract/questionnaire';
import { withItalyAsListed } from '../../contract/questionnaireCountry';
import { draftChanged } from '../../state/drafts';
import { parseWidgets } from '../../state/parseStep';
import type { questionnaireSubmitted } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { showStepErrors } from '../navigation/showStepErrors';
import { failInDialog } from '../shared/failures';
import { failOnStep } from './failOnStep';
import { submitStep } from './next';

type Submitted = ReturnType<typeof questionnaireSubmitted>;

function* saveAnswers(action: Submitted) {
  try {
    const { answers, italy = DEFAULT_COUNTRY } = action.payload;
    yield* callEndpoint(questionnaireApi, 'questionnaireSave', withItalyAsListed(answers, italy));
    return true;
  } catch (error) {
    if (isApiError(error) && error.widgets) {
      const widgets = parseWidgets(error.widgets);
      // The message is general: it is needed only where no field says why.
      const errorMessage = hasErrors({ widgets }) ? [] : [error.message];
      yield* call(showStepErrors, { widgets, errorMessage });
    } else yield* failInDialog(error, { retry: action });
    return false;
  }
}

export function* submitQuestionnaire(action: Submitted) {
  const { values, answers } = action.payload;
  yield* put(
    draftChanged({
      slug: 'self-certifications',
      values: { ...values, [QUESTIONNAIRE_WIDGET]: { ...answers } },
    }),
  );
  const saved = yield* call(saveAnswers, action);
  if (!saved) return;
  try {
    yield* call(submitStep, values);
  } catch (error) {
    yield* failOnStep(error, action);
  }
}
