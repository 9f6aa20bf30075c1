import { componentErrors } from '../../../../src/contract/fieldErrors';
import { stepDefinitions } from '../../../../src/contract/steps';
import { SIGNATURE_WIDGET } from '../../../../src/contract/steps/contract';
import { dataStepSlugs, type DataStepSlug } from '../../../../src/contract/steps/table';
import { otherUploadTypes, uploadTypes, VIDEO_UPLOAD_TYPE } from '../../../../src/contract/uploads';
import {
  introduce,
  newApplicant,
  storeFiles,
  storeQuestionnaire,
  submit,
  walkTo,
  type Applicant,
  type Journey,
  type TestApp,
} from '../../support';
import { rightValues } from './bases';

export const EXTRA_WIDGETS = Object.values(stepDefinitions)
  .flatMap(({ optional = [] }) => optional)
  .filter((name) => name !== SIGNATURE_WIDGET)
  .join(',');

const everyUpload = [
  ...new Set([...Object.values(uploadTypes), ...Object.values(otherUploadTypes), VIDEO_UPLOAD_TYPE]),
];

/** `citizenship` decides which documents are asked for. */
export const journeyTo = async (
  service: TestApp,
  slug: DataStepSlug,
  citizenship = 'IT',
  applicant: Applicant = newApplicant(),
): Promise<Journey> => {
  const first = await walkTo(service, 'contact-info', applicant);
  const { client } = first;
  const { guid } = first.step;
  await introduce(service, client, applicant);
  await storeQuestionnaire(service, guid);
  await storeFiles(service, guid, everyUpload);
  for (const passed of dataStepSlugs.slice(0, dataStepSlugs.indexOf(slug))) {
    const values = { ...rightValues(passed, applicant) };
    if (passed === 'address-info') values['cittadinanza'] = { cittadinanza: citizenship };
    const { widgets } = await submit(client, values);
    const errors = componentErrors(widgets);
    if (Object.keys(errors).length > 0) throw new Error(`Stuck at ${passed}: ${JSON.stringify(errors)}`);
  }
  const step = await client.call('onboardingNext', { number: null, widgets: [] });
  return { client, applicant, step };
};
