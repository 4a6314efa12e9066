const VOWEL = '(?:[aeiou]|(?<=[^aeiou])y)';
const CONSONANT = '(?:[^aeiouy]|(?<=[aeiou]|^)y)';
const HAS_VOWEL = new RegExp(VOWEL);
const MEASURE_ABOVE_0 = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}`);
const MEASURE_IS_1 = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}+${VOWEL}*$`);
const MEASURE_ABOVE_1 = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}+${VOWEL}+${CONSONANT}`);
const ENDS_SHORT = new RegExp(`^${CONSONANT}+${VOWEL}[^aeiouwxy]$`);
const SHORTEST = 3;

const STEP_2: [string, string][] = Object.entries({
  ational: 'ate',
  ization: 'ize',
  fulness: 'ful',
  ousness: 'ous',
  iveness: 'ive',
  tional: 'tion',
  biliti: 'ble',
  entli: 'ent',
  ousli: 'ous',
  ation: 'ate',
  alism: 'al',
  aliti: 'al',
  iviti: 'ive',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  alli: 'al',
  ator: 'ate',
  logi: 'log',
  bli: 'ble',
  eli: 'e',
});
const STEP_3: [string, string][] = Object.entries({ icate: 'ic', ative: '', alize: 'al', iciti: 'ic', ical: 'ic', ness: '', ful: '' });
const STEP_4 = /^(.*?)(?:ement|ance|ence|able|ible|ment|(?<=[st])ion|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|ou)$/;

/** Stems an English word in lower case by Porter's algorithm (1980). */
export function stemByPorter(word: string): string {
  if (word.length < SHORTEST) return word;
  return withoutLastE(withoutSuffix(replaceEnding(replaceEnding(replaceY(withoutPast(withoutPlural(word))), STEP_2), STEP_3)));
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return MEASURE_ABOVE_0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const stem = word.endsWith('ed') ? word.slice(0, -2) : word.endsWith('ing') ? word.slice(0, -3) : undefined;
  if (stem === undefined || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return ENDS_SHORT.test(stem) ? `${stem}e` : stem;
}

function replaceY(word: string): string {
  return word.endsWith('y') && HAS_VOWEL.test(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word;
}

function replaceEnding(word: string, endings: [string, string][]): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const stem = word.slice(0, -found[0].length);
  return MEASURE_ABOVE_0.test(stem) ? stem + found[1] : word;
}

function withoutSuffix(word: string): string {
  const stem = STEP_4.exec(word)?.[1];
  return stem !== undefined && MEASURE_ABOVE_1.test(stem) ? stem : word;
}

function withoutLastE(word: string): string {
  if (word.endsWith('ll') && MEASURE_ABOVE_1.test(word)) return word.slice(0, -1);
  if (!word.endsWith('e')) return word;
  const stem = word.slice(0, -1);
  return MEASURE_ABOVE_1.test(stem) || (MEASURE_IS_1.test(stem) && !ENDS_SHORT.test(stem)) ? stem : word;
}
