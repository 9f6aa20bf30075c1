import { identification } from '../../../contract/steps/identification';
import { otherUploadTypes } from '../../../contract/uploads';
import { identificationCopy } from '../../../copy/identification';
import { useAppSelector } from '../../../state/hooks';
import { selectStep } from '../../../state/selectors';
import { Section } from '../../../ui/shell/Section';
import { artOfOther, shapeOfOther } from '../../shared/upload/documentSides';
import { Uploads } from '../../shared/upload/UploadCard';
import { DocumentUpload } from './DocumentUpload';
import { PhotoExamples } from './PhotoExamples';

const copy = identificationCopy.others;
const WIDGET = 'altriDocumenti';

type OtherName = keyof typeof otherUploadTypes;
const known = Object.keys(identification.empty.altriDocumenti) as OtherName[];

export function OtherDocuments() {
  const step = useAppSelector(selectStep);
  const carried = step.widgets.find((widget) => widget.name === WIDGET)?.components ?? [];
  const names = known.filter((name) => carried.some((component) => component.name === name));
  if (names.length === 0) return null;
  const hasSheet = names.some((name) => shapeOfOther(otherUploadTypes[name]) === 'sheet');
  return (
    <Section title={copy.title} text={copy.text}>
      <Uploads>
        {hasSheet && <PhotoExamples shape="sheet" />}
        {names.map((name) => (
          <DocumentUpload
            key={name}
            name={`${WIDGET}.${name}`}
            uploadType={otherUploadTypes[name]}
            label={copy.labels[name] ?? name}
            art={artOfOther(otherUploadTypes[name])}
            shape={shapeOfOther(otherUploadTypes[name])}
          />
        ))}
      </Uploads>
    </Section>
  );
}
