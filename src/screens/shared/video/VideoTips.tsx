import { identificationCopy } from '../../../copy/identification';
import { IconList } from '../../../ui/shell/IconList';
import { FaceWithDocument } from '../../../ui/shell/illustrations/FaceWithDocument';
import { PhoneInHand } from '../../../ui/shell/illustrations/PhoneInHand';
import { QuietPlace } from '../../../ui/shell/illustrations/QuietPlace';

const [face, phrase, place] = identificationCopy.video.tips;
const items = [
  { icon: <FaceWithDocument />, ...face },
  { icon: <PhoneInHand />, ...phrase },
  { icon: <QuietPlace />, ...place },
];

/** What makes a good video. */
export const VideoTips = () => <IconList items={items} />;
