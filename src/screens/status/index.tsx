import { PageHeading } from '../../ui/shell/PageHeading';

export default function Status() {
  return <PageHeading>Status</PageHeading>;
}
