import * as flowActions from '../../../src/flows/actions';
import { knownActions } from '../../../src/app/replay/knownActions';
import * as analytics from '../../../src/state/analytics';
import * as uploadProgress from '../../../src/api/uploadProgress';
import * as campaign from '../../../src/state/campaign';
import * as codes from '../../../src/state/codes';
import * as drafts from '../../../src/state/drafts';
import * as identification from '../../../src/state/identification';
import * as navigation from '../../../src/state/navigation';
import * as resume from '../../../src/state/resume';
import * as root from '../../../src/state/root';
import * as session from '../../../src/state/session';
import * as signing from '../../../src/state/signing';
import * as step from '../../../src/state/step';
import * as ui from '../../../src/state/ui';
import * as uploads from '../../../src/state/uploads';

const modules = [
  ...[flowActions, analytics, uploadProgress, campaign, codes, drafts, identification, navigation],
  ...[resume, root, session, signing, step, ui, uploads],
];

it('the list of known actions is that of the source', () => {
  const types = modules
    .flatMap((exported) => Object.values(exported) as unknown[])
    .flatMap((value) =>
      typeof value === 'function' && 'match' in value && 'type' in value ? [String(value.type)] : [],
    );
  expect([...knownActions].sort()).toEqual([...new Set(types)].sort());
});
