import { QUESTIONNAIRE_WIDGET, emptyAnswers } from '../../../src/contract/questionnaire';
import { questionnaireSchema } from '../../../src/contract/rules/questionnaire';
import type { StepValues } from '../../../src/contract/steps/definition';
import { collectErrors } from '../../../src/contract/validate';
import { lookups } from '../../data/lookups';
import { relationshipNatures } from '../../data/questionnaireOptions';
import { fromStoredAnswers } from '../../questionnaire/storedAnswers';
import { saveAnswers } from '../../repositories/answers';
import type { ServiceAnswers, StepContext, StepHooks } from './stepHooks';

/** The only nature that an account can have: a continuing relationship. */
const own = async (): Promise<ServiceAnswers> => ({
  'rapporto.naturaRapporto': { value: relationshipNatures[0]?.key ?? '' },
});

/** Validates the answers of the questionnaire's own call again: the step requires valid ones. */
const check: StepHooks['check'] = async ({ saved, today }) => {
  const answers = fromStoredAnswers(saved) ?? emptyAnswers;
  const errors = collectErrors(questionnaireSchema, answers, { today, lookups });
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [`${QUESTIONNAIRE_WIDGET}.${field}`, message]),
  );
};

/** The company's record uses the same names. */
const onLeave = async ({ db, request, now, answersOf }: StepContext, values: StepValues): Promise<void> => {
  const activity = Object.entries(values['attivita'] ?? {});
  const given = activity.map(([component, value]) => ({ widget: 'azienda', component, value }));
  await saveAnswers(db, request.guid, 'company-info', given, now, await answersOf('company-info'));
};

export const selfCertificationsHooks: StepHooks = {
  own,
  check,
  onLeave,
  stores: ['company-info'],
};
