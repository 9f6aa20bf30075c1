import { useState } from 'react';
import { selfCertificationsCopy } from '../../../copy/self-certifications';
import { useAppStore } from '../../../state/hooks';
import { selectInitialValues } from '../../../state/selectors';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { SkeletonStep } from '../../../ui/shell/Skeleton';
import { LoadFailed } from '../../shared/LoadFailed';
import { QuestionnaireForm } from './QuestionnaireForm';
import { useQuestionnaire } from './useQuestionnaire';

/** Self-certifications: the business, then the anti-money-laundering questionnaire. */
export default function SelfCertifications() {
  const { getState } = useAppStore();
  const [{ tipoSocieta = '', settoreAttivita = '' }] = useState(
    () => selectInitialValues(getState()).attivita ?? {},
  );
  const { questionnaire, failure, retry } = useQuestionnaire(tipoSocieta, settoreAttivita);
  if (failure !== null)
    return <LoadFailed title={selfCertificationsCopy.company.title} message={failure} onRetry={retry} />;
  if (questionnaire === null) return <SkeletonStep fields={6} />;
  return (
    <ThemeRoot>
      <QuestionnaireForm questionnaire={questionnaire} />
    </ThemeRoot>
  );
}
