import type { FastifyInstance } from 'fastify';

import { questionnaireSchema } from '../../src/contract/rules/questionnaire';
import { collectErrors } from '../../src/contract/validate';
import { lookups } from '../data/lookups';
import { todayInRome } from '../domain/today';
import { Refusal } from '../errors/refusal';
import { errorWidgets, QUESTIONNAIRE_STEP, readAnswers } from '../questionnaire/answers';
import { listsOfQuestionnaire } from '../questionnaire/lists';
import { fromStoredAnswers, toStoredAnswers } from '../questionnaire/storedAnswers';
import { findAnswers, saveAnswers } from '../repositories/answers';
import { lockRequest } from '../repositories/requests';
import { ownRequest, ownRequestToFill } from './access';
import { endpoint } from './endpoint';

const OTHER_STEP = 'Il questionario si compila al passo «Autocertificazioni». Aggiorna la pagina e riprova.';
const REFUSED = 'Controlla le risposte evidenziate.';

/** Specification, 7.6. */
export const questionnaireRoutes = (app: FastifyInstance): void => {
  const { db, clock } = app.deps;

  endpoint(app, 'questionnaireGet', {
    handler: async ({ viewMode }, call) => {
      const { guid } = await ownRequest(call);
      const answers = fromStoredAnswers(await findAnswers(db, guid, QUESTIONNAIRE_STEP));
      return { status: 'success', data: viewMode ? [] : listsOfQuestionnaire(), ...(answers && { answers }) };
    },
  });

  endpoint(app, 'questionnaireSave', {
    validatesTexts: true,
    handler: async (input, call) => {
      const { guid, step } = await ownRequestToFill(call);
      if (step !== QUESTIONNAIRE_STEP) throw new Refusal('otherStep', OTHER_STEP);
      const answers = readAnswers({ ...input });
      const errors = collectErrors(questionnaireSchema, answers, {
        today: todayInRome(clock.now()),
        lookups,
      });
      if (Object.keys(errors).length > 0)
        throw new Refusal('answersInvalid', REFUSED, {
          widgets: errorWidgets(answers, errors),
          detail: Object.keys(errors).join(' '),
        });
      await db.transaction(async (tx) => {
        // The documents to sign contain these answers, so after the step they change only by going back.
        if ((await lockRequest(tx, guid))?.step !== QUESTIONNAIRE_STEP)
          throw new Refusal('otherStep', OTHER_STEP);
        await saveAnswers(tx, guid, QUESTIONNAIRE_STEP, toStoredAnswers(answers), clock.now());
      });
      return { status: 'success' };
    },
  });
};
