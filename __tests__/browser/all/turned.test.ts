// The pages that __tests__/browser/turned.test.ts turns on a phone alone.
import { dataStepSlugs } from '../../../src/contract/steps/table';
import { TABLET, turnDevice } from '../support/turnedPages';

it.each([...dataStepSlugs.filter((slug) => slug !== 'identification'), 'thanks'] as const)(
  'a tablet that is turned shows each page of %s as it is loaded that way',
  (slug) => turnDevice(slug, TABLET),
);
