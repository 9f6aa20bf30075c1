import { commentWidth } from './commentWidth.mjs';
import { fetchSignal } from './fetchSignal.mjs';

export default {
  meta: { name: 'house' },
  rules: { 'comment-width': commentWidth, 'fetch-signal': fetchSignal },
};
