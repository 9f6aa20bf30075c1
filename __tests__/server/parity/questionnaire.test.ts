import fc from 'fast-check';
import { componentErrors } from '../../../src/contract/fieldErrors';
import { normalizedAnswers } from '../../../src/contract/validateStep';
import { emptyAnswers, type QuestionnaireAnswers } from '../../../src/contract/questionnaire';
import { selfCertifications } from '../../../src/contract/steps/self-certifications';
import type { Answer, Refusal } from '../../../src/contract/wire';
import { validatePage } from '../../../src/screens/steps/self-certifications/values';
import { findAllAnswers } from '../../../server/repositories/answers';
import { startTestApp, type Journey, type TestApp } from '../support';
import { rightAnswers } from './support/answers';
import { startClient, type ClientSide } from './support/client';
import { flat, isFlag, someAnswers } from './support/fields';
import { everyHostile } from './support/hostile';
import { journeyTo } from './support/journey';
import { runs, TIMEOUT_MS } from './support/runs';

jest.setTimeout(TIMEOUT_MS);

let service: TestApp;
let journey: Journey;
let client: ClientSide;
beforeAll(async () => {
  service = await startTestApp();
  journey = await journeyTo(service, 'self-certifications');
  client = await startClient(journey.client);
});
afterAll(async () => {
  client.close();
  await service.close();
});

const fields = Object.keys(emptyAnswers);
const stored = () => findAllAnswers(service.deps.db, journey.step.guid);
const QUESTIONS = { requestType: 'azienda', sae: '', tipoSocieta: '', viewMode: true } as const;

const compare = async (questionario: QuestionnaireAnswers): Promise<void> => {
  const form = { ...selfCertifications.empty, questionario };
  const said = flat(
    validatePage(form, client.contextOf('self-certifications'), (path) => path.startsWith('questionario.')),
  );
  const before = await stored();
  const response = await journey.client.send('questionnaireSave', questionario);
  expect(response.statusCode).toBe(200);
  const answer = response.json<Answer & Pick<Refusal, 'widgets'>>();
  expect(componentErrors(answer.widgets ?? [])).toEqual(said);
  const accepted = Object.keys(said).length === 0;
  expect(answer.status).toBe(accepted ? 'success' : 'bad_request');
  if (accepted)
    expect((await journey.client.call('questionnaireGet', QUESTIONS)).answers).toEqual(
      normalizedAnswers(questionario),
    );
  else expect(await stored()).toEqual(before);
};

describe('client and service on the questionnaire', () => {
  it.each(fields)('[R7.6-02] says the same of %s, whatever it contains', async (field) => {
    await fc.assert(
      fc.asyncProperty(rightAnswers, someAnswers([field]), (answers, change) =>
        compare({ ...answers, ...change }),
      ),
      runs(4),
    );
  });

  it('[R7.6-02] takes every right answer, and says the same of several others at once', async () => {
    await fc.assert(fc.asyncProperty(rightAnswers, compare), runs(10));
    await fc.assert(
      fc.asyncProperty(rightAnswers, someAnswers(fields), (answers, changes) =>
        compare({ ...answers, ...changes }),
      ),
      runs(15),
    );
  });

  it('[R7.6-02] says the same of every hostile text, in all answers at once', async () => {
    const asked = ['relazioniCommerciali', 'funzionePolitica', 'funzionePoliticaLegame'];
    for (const text of everyHostile) {
      const answerOf = (field: string) => isFlag(field) || (asked.includes(field) ? 'true' : text);
      const answers: unknown = Object.fromEntries(fields.map((field) => [field, answerOf(field)]));
      await compare(answers as QuestionnaireAnswers);
    }
  });
});
