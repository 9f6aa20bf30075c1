import type { cameraCopy } from '../../copy/capture/camera';

type Platform = keyof typeof cameraCopy.unblock;

/** Where the permission for a site is changed. An iPad gives itself out for a Mac, but has fingers. */
export const platform = ({ userAgent, maxTouchPoints } = navigator): Platform => {
  if (/iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Firefox/.test(userAgent)) return 'firefox';
  return /Chrom/.test(userAgent) || !/Macintosh/.test(userAgent) ? 'chrome' : 'safari';
};
