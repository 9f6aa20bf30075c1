/** Browsers inside other apps. On iOS all of them lack 'Safari/', unlike Safari and the named browsers. */
const APPS =
  /FBA[NV]|FB_IAB|Instagram|TikTok|musical_ly|BytedanceWebview|LinkedInApp|\bLine\/|Snapchat|; wv\)/;

/** Undefined outside in-app browsers. */
export const betterBrowser = (userAgent = navigator.userAgent): 'Safari' | 'Chrome' | undefined => {
  const ios = /iP(hone|ad|od)/.test(userAgent);
  if (!APPS.test(userAgent) && !(ios && !userAgent.includes('Safari/'))) return undefined;
  return ios ? 'Safari' : 'Chrome';
};
