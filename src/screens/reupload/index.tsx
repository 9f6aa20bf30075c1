import { PageHeading } from '../../ui/shell/PageHeading';

export default function Reupload() {
  return <PageHeading>Reupload</PageHeading>;
}
