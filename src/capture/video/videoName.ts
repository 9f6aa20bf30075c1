export const videoName = (type: string): string =>
  `video.${(type.split('/')[1] ?? 'webm').replace('quicktime', 'mov')}`;
