const PARTICLES =
  /(?<=\s)(?:Di|Del|Della|Dello|Dei|Degli|Delle|Dal|De'|E|Ed|A|Al|Ai|Alla|In|Con|Per|Sul|Sulla|Nel|Tra|De)(?=\s)/g;
const ELIDED = /(?<=\s)(D|Dell|Nell|All|Sull)'(\p{L})/gu;

/** UTF-8 read as Latin-1, as some names of the connector are. */
const mended = (name: string): string =>
  /[ÃÂ][\u0080-\u00bf]/.test(name) ? Buffer.from(name, 'latin1').toString('utf8') : name;

/** The connector's name in Italian spelling: 'Sant'angelo D'alife' is 'Sant'Angelo d'Alife'. */
export const placeName = (raw: string): string =>
  mended(raw)
    .trim()
    .replace(PARTICLES, (particle) => particle.toLowerCase())
    .replace(ELIDED, (_, article: string, first: string) => `${article.toLowerCase()}'${first.toUpperCase()}`)
    .replace(/(?<=')\p{Ll}(?=\p{L})/gu, (first) => first.toUpperCase())
    .replace(/(?<=-)(?!du\b|sur\b|en\b)\p{Ll}/gu, (first) => first.toUpperCase());
