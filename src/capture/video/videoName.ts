/** Returns the name under which a video of a type is sent. */
export const videoName = (type: string): string =>
  `video.${(type.split('/')[1] ?? 'webm').replace('quicktime', 'mov')}`;
