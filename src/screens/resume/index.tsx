import { useAppSelector } from '../../state/hooks';
import { RESUME_CODE_PAGE, RESUME_PATH } from '../../state/paths';
import { selectPath, selectSubPage } from '../../state/selectors';
import { ThemeRoot } from '../../ui/theme/ThemeRoot';
import { IdentityForm } from './IdentityForm';
import { ResumeCode } from './ResumeCode';

/** '/resume', '/resume/{guid}' and the step 'auth': who resumes, or the code of the request that is known already. */
export default function Resume() {
  const byIdentity = useAppSelector(selectPath) === RESUME_PATH;
  const codeSent = useAppSelector(selectSubPage) === RESUME_CODE_PAGE;
  return (
    <ThemeRoot>
      {byIdentity && !codeSent ? <IdentityForm /> : <ResumeCode byIdentity={byIdentity} />}
    </ThemeRoot>
  );
}
