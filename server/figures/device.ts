/** Coarse words for the browser's User-Agent: at most sixteen pairs, which identify nobody. */

export const devices = ['phone', 'tablet', 'computer', 'other'] as const;
export const engines = ['blink', 'webkit', 'gecko', 'other'] as const;
export type Device = (typeof devices)[number];
export type Engine = (typeof engines)[number];

const engineOf = (agent: string): Engine => {
  // Every browser of an iPhone or iPad has Apple's engine, under any name.
  if (/\b(?:iPhone|iPad|iPod)\b/.test(agent)) return 'webkit';
  if (/\b(?:Chrome|Chromium|CriOS)\/\d/.test(agent)) return 'blink';
  if (/\bGecko\/\d/.test(agent)) return 'gecko';
  return /\bAppleWebKit\//.test(agent) ? 'webkit' : 'other';
};

const deviceOf = (agent: string): Device => {
  if (/\biPad\b|\bTablet\b/.test(agent) || (agent.includes('Android') && !/\bMobile\b/.test(agent)))
    return 'tablet';
  if (/\b(?:iPhone|iPod|Mobile)\b/.test(agent)) return 'phone';
  return /\b(?:Windows NT|Macintosh|X11|CrOS)\b/.test(agent) ? 'computer' : 'other';
};

export const coarse = (agent = ''): string => `${deviceOf(agent)} ${engineOf(agent)}`;
