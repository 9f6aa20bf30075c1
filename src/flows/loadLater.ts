/** Fetches the later flows; a second call finds them there. */
export const loadLater = () => import(/* webpackChunkName: "flows" */ './later');
