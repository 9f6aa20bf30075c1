import { useAppSelector } from '../../../state/hooks';
import { selectSubPage } from '../../../state/selectors';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { DocumentPage } from './DocumentPage';
import { Handoff } from './handoff/Handoff';
import type { PageIndex } from './stepErrors';
import { useIdentification } from './useIdentification';
import { VideoPage } from './VideoPage';

export default function IdentificationStep() {
  const subPage = useAppSelector(selectSubPage);
  const page: PageIndex = subPage === 1 || subPage === 2 ? subPage : 0;
  const form = useIdentification(page);
  return (
    <ThemeRoot>
      <Handoff>
        {page === 0 ? (
          <VideoPage form={form} />
        ) : (
          <DocumentPage key={page} which={page === 1 ? 'first' : 'second'} form={form} />
        )}
      </Handoff>
    </ThemeRoot>
  );
}
