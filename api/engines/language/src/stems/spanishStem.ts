const FEWEST_LETTERS = 3;
/** Endings of verbal nouns, verb forms, gender and number, the longest first. */
const ENDINGS =
  /(?:amientos?|imientos?|aciones|iciones|acion|icion|uciones|ucion|siones|sion|ciones|cion|adores?|adoras?|antes?|entes?|aremos|eremos|iremos|arian?|erian?|irian?|aron|ieron|iendo|ando|adas?|ados?|idas?|idos?|aban?|ara|aran|era|eran|ira|iran|abamos|amos|emos|imos|mente|ar|er|ir|an|en|as|os|es|ian?|a|e|o|s)$/;

/** Returns the stem of a lower-case Spanish word without accents. "paga", "pagar" and "pago" share one. */
export function stemSpanish(word: string): string {
  const singular = word.replace(/ces$/, 'z');
  const found = ENDINGS.exec(singular);
  if (!found) return singular;
  const stem = singular.slice(0, found.index);
  if (stem.length >= FEWEST_LETTERS) return stem;
  return singular.length > FEWEST_LETTERS + 1 ? singular.replace(/(?:es|as|os|[aeos])$/, '') : singular;
}
