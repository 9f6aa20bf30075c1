import { PageHeading } from '../../ui/shell/PageHeading';

export default function Resume() {
  return <PageHeading>Resume</PageHeading>;
}
