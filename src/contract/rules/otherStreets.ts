/** Beginnings of addresses that are not in the list of qualifiers, for the advice. */

/**
 * Kinds of streets and quarters, and places without streets. Towns have them as they are: 'Via Riva' or
 * 'Strada Contrada Scura' would be another place, or none.
 */
const KINDS = [
  'c(?:(?:on)?tra?)?\\.?da', 'c\\.?tra', 'loc(?:alit(?:a\'|à))?', 'fraz(?:ione)?', 'vocabolo', 'regione', 'masseria', 'cascina',
  'podere', 'villaggio', 'maso', 'casal[ei]', 'tenuta', 'nucleo',
  'lungo\\p{L}+', 'l\\.(?:tevere|arno|mare)', 'lgt', 'borgo', 'sal(?:ita|i[zs]{1,2}ada|\\.ta)?', 'camp(?:o|iello)',
  'c(?:irconv|irc)(?:onvallazione|allazione)?', 'piazzetta', 'p\\.?(?:z{1,2}e)?tta', 'rione', 'sestiere', 'quartiere',
  'strad(?:one|ello|ella|ale)', 'vicoletto', 'vi?c?\\.?tto', 'ramp[ae]', 'fondament[ae]', 'fondaco', 'ramo', 'vanella',
  'supportico', 'so(?:t|tt)oportego', 'passeggiata', 'passaggio', 'pass', 'sentiero', 'viottolo', 'clivo', 'riv[ae]', 'parco',
  'ripa', 'alzaia', 'bastion[ei]', 'molo', 'calata', 'banchina', 'darsena', 'pontile', 'foro', 'cavalcavia', 'cup[ae]',
  'pendi(?:o|ce|no)', 'scal(?:a|e|inata|ea|one)', 'grad(?:ini|oni|inata)', 'spalt[oi]', 'mura', 'androna', 'rotonda',
  'rond(?:o\'|ò)', 'portic(?:o|i)', 'contr(?:a\'|à)', 'erta', 'chiasso', 'sdrucciolo', 'rua', 'ruga', 'rughetta',
  'corti(?:le|cella)', 'giardin[oi]', 'belvedere', 'residenza', 'complesso', 'condominio', 'isolato', 'lotto',
  'zona', 'z\\.? ?[ia]', 'area', 'interporto', 'centro commerciale', 'autostrada', 'superstrada', 'tangenziale', 'raccordo',
  'statale', 'provinciale', 'cas[ae] spars[ae]', 'dorsoduro', 'cannaregio', 'rue', 'avenue', '\\p{L}+(?:gasse|weg|platz|stra(?:ss|ß)e)', '(?:(?:\\d+[a°]?|[IVX]+)\\.? )?trav(?:ersa)?',
]; // prettier-ignore

const KIND = new RegExp(`^(?:${KINDS.join('|')})(?=[\\s.,:])`, 'iu');
/** 'Bgt.', 'b.go': a dot, or no vowel; but not the title or number that a name may begin with. */
const ABBREVIATION =
  /^(?!(?:dott|dr|prof|ing|avv|gen|col|cap|magg|ten|amm|pres|mons|card|ss|f\.?lli|cav|mass|xx+i?v?)\b)(?:\p{L}{2,5}\.|\p{L}\.\p{Ll}{2,4}\b|[b-df-hj-np-tv-z]{2,5} )/iu;

/** What the text begins with, if it is known and not in the list; 'abbreviation' of an unknown kind. */
export const otherKind = (text: string): 'street' | 'abbreviation' | undefined => {
  if (KIND.test(text)) return 'street';
  return ABBREVIATION.test(text) ? 'abbreviation' : undefined;
};
