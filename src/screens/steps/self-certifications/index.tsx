import { useState } from 'react';
import { uiCopy } from '../../../copy/ui';
import { useAppStore } from '../../../state/hooks';
import { selectInitialValues } from '../../../state/selectors';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { ErrorScreen } from '../../../ui/shell/ErrorScreen';
import { SkeletonStep } from '../../../ui/shell/Skeleton';
import { SERVICE_UNAVAILABLE } from '../../../contract/errors';
import { QuestionnaireForm } from './QuestionnaireForm';
import { useQuestionnaire } from './useQuestionnaire';

/** Self-certifications: the business, then the anti-money-laundering questionnaire. */
export default function SelfCertifications() {
  const { getState } = useAppStore();
  const [{ tipoSocieta = '', settoreAttivita = '' }] = useState(
    () => selectInitialValues(getState()).attivita ?? {},
  );
  const { questionnaire, failed, retry } = useQuestionnaire(tipoSocieta, settoreAttivita);
  if (failed)
    return <ErrorScreen message={SERVICE_UNAVAILABLE} action={{ label: uiCopy.retry, onPress: retry }} />;
  if (questionnaire === null) return <SkeletonStep fields={6} />;
  return (
    <ThemeRoot>
      <QuestionnaireForm questionnaire={questionnaire} />
    </ThemeRoot>
  );
}
