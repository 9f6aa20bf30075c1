const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * ISO 3166-1 alpha-2 of the states and of the inhabited territories, with XK (Kosovo, user-assigned); without
 * AQ, BV, GS, HM, IO, TF and UM, where nobody trades or is born.
 */
export const countryCodes = list(`
  AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET
  FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU
  ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
  MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ
  OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO
  SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU
  WF WS XK YE YT ZA ZM ZW
`);

/** Territories that give no citizenship of their own. */
export const nonSovereign = list(`
  AI AS AW AX BL BM BQ CC CK CW CX EH FK FO GF GG GI GL GP GU HK IM JE KY MF MO MP MQ MS NC NF NU PF PM PN PR
  RE SH SJ SX TC TK VG VI WF YT
`);
