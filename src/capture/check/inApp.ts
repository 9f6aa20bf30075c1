/** Browsers that are part of another app; on iOS all but Safari, its siblings and the named browsers lack 'Safari/'. */
const APPS =
  /FBA[NV]|FB_IAB|Instagram|TikTok|musical_ly|BytedanceWebview|LinkedInApp|\bLine\/|Snapchat|; wv\)/;

/** Where the page is better opened; undefined in a browser of its own. */
export const betterBrowser = (userAgent = navigator.userAgent): 'Safari' | 'Chrome' | undefined => {
  const ios = /iP(hone|ad|od)/.test(userAgent);
  if (!APPS.test(userAgent) && !(ios && !userAgent.includes('Safari/'))) return undefined;
  return ios ? 'Safari' : 'Chrome';
};
