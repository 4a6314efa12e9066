const FEWEST_LETTERS = 4;
const DERIVED = /(?:ungen|ung|heiten|heit|keiten|keit|schaften|schaft|lichen?|liche[rs]?)$/;
const INFLECTED = /(?:erinnen|innen|ern|est|ten|tet|en|em|er|es|te|et|st|e|(?<=[elr])n|s|t)$/;
const ROUNDS = 2;

/** Returns the stem of a lower-case German word without umlauts. "kündigen", "gekündigt" and "Kündigung" share one. */
export function stemGerman(word: string): string {
  let stem = word.replaceAll('ß', 'ss');
  if (/^ge.{4,}(?:t|en)$/.test(stem)) stem = stem.slice(2);
  stem = without(stem, DERIVED);
  for (let round = 0; round < ROUNDS; round++) stem = without(stem, INFLECTED);
  return stem;
}

function without(word: string, ending: RegExp): string {
  const shorter = word.replace(ending, '');
  return shorter.length >= FEWEST_LETTERS ? shorter : word;
}
