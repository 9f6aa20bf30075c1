import { DEFAULT_COUNTRY } from '../../../src/contract/limits';
import { sampleQuestionnaire } from '../../../src/contract/samples/values';
import { isItaly, withItalyAsListed } from '../../../src/contract/questionnaireCountry';
import { good, listIn, malformedIsRefused, refused } from '../judge';
import type { Kit } from '../kit';

/** Section 3.3 of the specification: the page takes its options from these. */
const LISTS = { 0: 'countries', 3: 'offices', 4: 'relationships' } as const;

/** Section 7.6 of the specification. */
export const questionnaire = async (kit: Kit): Promise<void> => {
  const { report, browser } = kit;
  const { settoreAttivita = '', tipoSocieta = '' } = kit.choices;
  const asked = { requestType: 'azienda', sae: settoreAttivita, tipoSocieta, viewMode: false };
  await malformedIsRefused(kit, 'questionnaireGet', asked);
  const { data, answers } = await good(kit, 'questionnaireGet', asked);
  const optionsAt = (place: string) => listIn(listIn(data)[Number(place)]?.values ?? []);
  for (const [place, of] of Object.entries(LISTS)) {
    const options = optionsAt(place);
    report.check(
      'questionnaireGet',
      `entry ${place} lists the ${of}`,
      options.length > 0,
      'options',
      options,
    );
  }
  // The app has its own regions, purposes and origins of funds where a back end has none (spec, 9).
  const others = listIn(data).filter(({ values }, at) => !(at in LISTS) && values.length > 0);
  report.optional('questionnaireGet', 'other entries: lists of its own', others.length > 0);
  const italy = optionsAt('0').find((one) => isItaly(one));
  const what = `entry 0 has ${DEFAULT_COUNTRY}, for which a region is asked`;
  report.check('questionnaireGet', what, italy !== undefined, DEFAULT_COUNTRY, optionsAt('0').slice(0, 3));

  const sample = withItalyAsListed(sampleQuestionnaire, italy?.key ?? DEFAULT_COUNTRY);
  const nothing = await browser.send('questionnaireSave', { ...sample, acquistiOnline: false });
  refused(kit, 'questionnaireSave', 'no destination of the funds is refused', nothing);
  await good(kit, 'questionnaireSave', { ...sample });
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
