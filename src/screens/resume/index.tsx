import { useAppSelector } from '../../state/hooks';
import { RESUME_CODE_PAGE, RESUME_PATH } from '../../state/paths';
import { selectPath, selectResume, selectSubPage } from '../../state/selectors';
import { ThemeRoot } from '../../ui/theme/ThemeRoot';
import { FoundRequest } from './FoundRequest';
import { IdentityForm } from './IdentityForm';
import { ResumeCode } from './ResumeCode';

export default function Resume() {
  return (
    <ThemeRoot>
      <Page />
    </ThemeRoot>
  );
}

function Page() {
  const byIdentity = useAppSelector(selectPath) === RESUME_PATH;
  const codeSent = useAppSelector(selectSubPage) === RESUME_CODE_PAGE;
  const { found } = useAppSelector(selectResume);
  if (byIdentity && !codeSent) return <IdentityForm />;
  return byIdentity && found ? <FoundRequest {...found} /> : <ResumeCode byIdentity={byIdentity} />;
}
