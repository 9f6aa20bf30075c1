import * as uploadProgress from '../../api/uploadProgress';
import * as flowActions from '../../flows/actions';
import * as analytics from '../../state/analytics';
import * as campaign from '../../state/campaign';
import * as codes from '../../state/codes';
import * as drafts from '../../state/drafts';
import * as identification from '../../state/identification';
import * as navigation from '../../state/navigation';
import * as resume from '../../state/resume';
import * as root from '../../state/root';
import * as session from '../../state/session';
import * as signing from '../../state/signing';
import * as step from '../../state/step';
import * as ui from '../../state/ui';
import * as uploads from '../../state/uploads';

const modules: readonly object[] = [
  ...[uploadProgress, flowActions, analytics, campaign, codes, drafts, identification, navigation],
  ...[resume, root, session, signing, step, ui, uploads],
];

/** Without those of calls, which are known by their endpoint (unknownActions.ts). */
export const knownActions: readonly string[] = modules
  .flatMap((module) => Object.values(module) as unknown[])
  .flatMap((value) =>
    typeof value === 'function' && 'match' in value && 'type' in value ? [String(value.type)] : [],
  );
