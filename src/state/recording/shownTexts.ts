import { emptyApi } from '../../api/emptyApi';
import * as errors from '../../contract/errors';
import { refusalTexts } from '../../contract/refusalTexts';
import { sessionExpiryMessages } from '../../contract/sessionExpiry';
import { isKnownName, isShownText, isShownValue } from '../../contract/sensitive';
import { slugOf } from '../../contract/steps/table';
import { errorCopy, networkCopy } from '../../copy/app';
import { shellCopy } from '../../copy/shell';

/** The app's own sentences. They hold no data, in any field. */
const sentences = new Set<unknown>(
  [
    errors,
    { ...sessionExpiryMessages },
    networkCopy,
    errorCopy,
    refusalTexts,
    { retry: shellCopy.retry },
  ].flatMap((texts) => Object.values<unknown>(texts)),
);

/** A step's number, say, and no code. */
const COUNT = /^\d{1,2}$/;
const MASK = /^⟦(flag|\d+ (digits|letters|characters) #\d+)⟧$/;
export const isMask = (text: string): boolean => MASK.test(text);

const ACTION_TYPE =
  /^(@@INIT|PERFORM_ACTION|(session|step|navigation|ui|drafts|campaign|codes|uploads|identification|signing|resume|onboarding|contact|questionnaire|invitation|customer|contract|status|reupload|bootstrap|analytics|api|call|flow|__rtkq)(\/\w{2,40}){1,2})$/;
const NAME_FIELDS: readonly string[] = ['name', 'widget', 'component', 'arrived'];
/** Places in the code, and no words of an error. */
const isStack = (text: string): boolean =>
  /^Error\n/.test(text) && text.split('\n').every((line, at) => at === 0 || /^\s+at /.test(line));

export const isCall = (text: string): boolean => Object.hasOwn(emptyApi.endpoints, text);

export const isShown = (field: string, text: string): boolean => {
  if (text === '' || sentences.has(text) || isShownText(field, text) || isMask(text)) return true;
  // Some back ends write their numbers as texts.
  if (COUNT.test(text) && isShownValue(field, Number(text))) return true;
  // Titles as back ends write them: 'Grazie!'.
  if (field === 'name' && slugOf(text) !== undefined) return true;
  if (NAME_FIELDS.includes(field)) return isKnownName(text);
  if (field === 'type') return ACTION_TYPE.test(text);
  if (field === 'stack') return isStack(text);
  return (field === 'endpointName' || field === 'endpoint') && isCall(text);
};
