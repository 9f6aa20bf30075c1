/** In letters. With the phrase, what is read aloud in five seconds without haste. */
const BOTH_NAMES = 40;
const ONE_NAME = BOTH_NAMES / 2;

const particle = /^(d[aeio]|d[ao]s|d[ae]l|dei|degli|d[ae]ll[aeo]|l[aeo]|v[ao]n|de[nr]|[ae]l|bin|ibn|[ey])$/i;

const isSpeakable = (words: readonly string[]): boolean => words.some((word) => !particle.test(word));

const shortened = (name: string): string => {
  const taken: string[] = [];
  for (const word of name.split(' ')) {
    if (isSpeakable(taken) && [...taken, word].join(' ').length > ONE_NAME) break;
    taken.push(word);
  }
  while (isSpeakable(taken) && particle.test(taken.at(-1) ?? '')) taken.pop();
  return taken.join(' ');
};

export const spokenName = (nome: string, cognome: string): string => {
  const whole = `${nome} ${cognome}`;
  return whole.length <= BOTH_NAMES ? whole : `${shortened(nome)} ${shortened(cognome)}`;
};
