import { sampleQuestionnaire } from '../../../src/contract/samples/values';
import { good, listIn, malformedIsRefused, refused } from '../judge';
import type { Kit } from '../kit';

/** The entries of the lists from which the page takes its options (spec, 3.3). */
const LISTS = { 0: 'countries', 3: 'offices', 4: 'relationships' } as const;

/** The questionnaire's own calls (spec, 7.6). */
export const questionnaire = async (kit: Kit): Promise<void> => {
  const { report, browser } = kit;
  const asked = { requestType: 'azienda', sae: '', tipoSocieta: '', viewMode: false };
  await malformedIsRefused(kit, 'questionnaireGet', asked);
  const { data, answers } = await good(kit, 'questionnaireGet', asked);
  for (const [place, of] of Object.entries(LISTS)) {
    const values = listIn(data)[Number(place)]?.values ?? [];
    const isList = listIn(values).length > 0;
    report.check('questionnaireGet', `entry ${place} lists the ${of}`, isList, 'options in values', values);
  }
  const nothing = await browser.send('questionnaireSave', { ...sampleQuestionnaire, acquistiOnline: false });
  refused(kit, 'questionnaireSave', 'no destination of the funds is refused', nothing);
  await good(kit, 'questionnaireSave', { ...sampleQuestionnaire });
  report.optional(
    'questionnaireGet',
    'answers: saved ones are shown again',
    answers !== undefined || (await isKept(kit)),
  );
};

const isKept = async ({ browser }: Kit): Promise<boolean> => {
  const asked = { requestType: 'azienda', sae: '', tipoSocieta: '', viewMode: false };
  return (await browser.send('questionnaireGet', asked)).body?.answers !== undefined;
};
