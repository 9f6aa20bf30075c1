import { selfCertificationsCopy } from '../../../copy/self-certifications';
import { useAppSelector } from '../../../state/hooks';
import { selectDraft, selectInitialValues } from '../../../state/selectors';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { SkeletonStep } from '../../../ui/shell/Skeleton';
import { LoadFailed } from '../../shared/LoadFailed';
import { QuestionnaireForm } from './QuestionnaireForm';
import { useQuestionnaire } from './useQuestionnaire';

const selectOwnDraft = selectDraft('self-certifications');

export default function SelfCertifications() {
  const saved = useAppSelector(selectInitialValues).attivita;
  const chosen = useAppSelector(selectOwnDraft)?.attivita;
  const { questionnaire, failure, retry } = useQuestionnaire({ ...saved, ...chosen });
  if (failure !== null)
    return <LoadFailed title={selfCertificationsCopy.company.title} message={failure} onRetry={retry} />;
  if (questionnaire === null) return <SkeletonStep fields={6} />;
  return (
    <ThemeRoot>
      <QuestionnaireForm questionnaire={questionnaire} />
    </ThemeRoot>
  );
}
