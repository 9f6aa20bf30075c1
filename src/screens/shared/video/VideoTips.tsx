import { identificationCopy } from '../../../copy/identification';
import { IconList } from '../../../ui/shell/IconList';
import { FaceWithDocument, PhoneInHand, QuietPlace } from '../../../ui/shell/illustrations/capture';

const [face, phrase, place] = identificationCopy.video.tips;
const items = [
  { icon: <FaceWithDocument />, ...face },
  { icon: <PhoneInHand />, ...phrase },
  { icon: <QuietPlace />, ...place },
];

export const VideoTips = () => <IconList items={items} />;
