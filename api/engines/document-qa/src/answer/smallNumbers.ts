/** Small numbers in words, from zero, in English, Spanish and German. */
const NUMBER_WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno',
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig',
].map((words) => words.split(' '));

/** Tens in words, from twenty. */
const TENS_WORDS = [
  'twenty thirty forty fifty sixty seventy eighty ninety hundred',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
].map((words) => words.split(' '));
const FIRST_TEN = 2;
const TEN = 10;
/** "Forty-five", "fünfundvierzig". */
const ENGLISH_COMPOUND = /^(\p{L}+)-(\p{L}+)$/u;
const GERMAN_COMPOUND = /^(\p{L}+)und(\p{L}+)$/u;

/** Returns the value of digits or of a number in words up to a hundred. */
export function readSmallNumber(written: string): number | undefined {
  if (/^\d+$/.test(written)) return Number(written);
  const word = written.toLowerCase();
  return find(NUMBER_WORDS, word) ?? readTens(word) ?? readCompound(word);
}

function readTens(word: string): number | undefined {
  const position = find(TENS_WORDS, word);
  return position === undefined ? undefined : (position + FIRST_TEN) * TEN;
}

function readCompound(word: string): number | undefined {
  const [, tens, ones] = ENGLISH_COMPOUND.exec(word) ?? [];
  const [, germanOnes, germanTens] = GERMAN_COMPOUND.exec(word) ?? [];
  const ten = readTens(tens ?? germanTens ?? '');
  const one = find(NUMBER_WORDS, (ones ?? germanOnes ?? '').replace(/^ein$/, 'eins'));
  return ten === undefined || one === undefined || one >= TEN ? undefined : ten + one;
}

function find(lists: readonly (readonly string[])[], word: string): number | undefined {
  return lists.map((words) => words.indexOf(word)).find((at) => at >= 0);
}

const FIRST_OF_SEVERAL = 2;

/** The pattern of a number of two or more, in digits or in words. */
export const SEVERAL = `\\d{1,4}|${NUMBER_WORDS.flatMap((words) => words.slice(FIRST_OF_SEVERAL)).join('|')}`;

/** How many come in German: "zu zweit". */
const GERMAN_GROUPS = ['zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'];

/** Returns how many people a German word for a group means: 7 for "siebt". */
export function readGermanGroup(word: string): number | undefined {
  const position = GERMAN_GROUPS.indexOf(word.toLowerCase());
  return position < 0 ? undefined : position + FIRST_OF_SEVERAL;
}

const ORDINALS: readonly [RegExp, number][] = [
  [/^(?:first|primer[oa]?|erste[rns]?)$/i, 1],
  [/^(?:second|segund[oa]|zweite[rns]?)$/i, 2],
  [/^(?:third|tercer[oa]?|dritte[rns]?)$/i, 3],
  [/^(?:fourth|cuart[oa]|vierte[rns]?)$/i, 4],
  [/^(?:fifth|quint[oa]|fünfte[rns]?)$/i, 5],
  [/^(?:sixth|sext[oa]|sechste[rns]?)$/i, 6],
  [/^(?:seventh|s[eé]ptim[oa]|siebte[rns]?)$/i, 7],
  [/^(?:eighth|octav[oa]|achte[rns]?)$/i, 8],
  [/^(?:ninth|noven[oa]|neunte[rns]?)$/i, 9],
  [/^(?:tenth|d[eé]cim[oa]|zehnte[rns]?)$/i, 10],
];

/** Returns the value of an ordinal number, from the first to the tenth. */
export function readOrdinal(word: string): number | undefined {
  return ORDINALS.find(([pattern]) => pattern.test(word))?.[1];
}
