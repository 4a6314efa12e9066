import { areIrregularForms } from './irregularForms.ts';

/** What distinguishes a correction from another statement. All words here are in small letters with plain apostrophes. */

const NUMBER_WORDS = new Set(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty
  fifty sixty seventy eighty ninety hundred thousand million billion trillion dozen half quarter double triple once twice thrice first second third
  fourth fifth sixth seventh eighth ninth tenth`.split(/\s+/),
);
const NEGATION =
  /^(?:not?|never|none|nobody|nothing|nowhere|neither|nor|cannot|without|.+n't|(?:do|does|did|is|are|was|were|wo|ca|could|would|should|has|have|had)nt)$/;

/** Replacing a word by another of its line changes the statement, except for pairs that differ in grammar alone. */
const OTHER_STATEMENTS = [
  'can could may might must shall should will would',
  'all any each every few fewer less little many more most much several some',
  'and but or',
  'after before during since until',
  'above below inside outside over under',
  'always ever often rarely seldom sometimes usually',
  'he she they you i we it',
  'him her them me us',
  'his her their my our your',
].map((line) => new Set(line.split(' ')));
const GRAMMATICAL_WORDS = new Set([
  'any some',
  'few little',
  'fewer less',
  'less few',
  'many much',
  'many most',
  'more most',
  'each every',
  'i me',
  'could can',
  'would will',
]);
const FUNCTION_WORDS = new Set(
  `a an the this that these those i you he she it we they me him her us them my your his its our their mine yours hers ours theirs who whom whose which
  what be am is are was were been being have has had having do does did doing done of in on at to for from by with about into onto as than then there
  their they're it's if so too very also well good quite up out off over under between among through against toward towards during since until like
  effect affect lose loose your you're whether weather`.split(/\s+/),
);
/** Beginnings and ends that turn a word into its opposite or its counterpart. */
const COUNTERPARTS = [
  /^(?:in|de|un|dis|im|ir|il|non|mis|re|over|under|pre|post|ex|anti|pro|sub|super|inter|intra|up|down)/,
  /(?:less|ful)$/,
  /(?:er|or|ee)$/,
];
const MAX_DISTANCE_SHARE = 0.5;

/** Returns whether a word or a part of it is a number word. */
export function isNumberWord(word: string): boolean {
  return word.split('-').some((part) => NUMBER_WORDS.has(part));
}

/** Counts the negations among words. */
export function countNegations(words: readonly string[]): number {
  return words.filter((word) => NEGATION.test(word)).length;
}

/** Returns whether a function word is replaced by one of its kind with another meaning: "must" by "may". */
export function changesMeaning(was: readonly string[], becomes: readonly string[]): boolean {
  const { removed, added } = findChanged(was, becomes);
  return removed.some((word) => added.some((next) => OTHER_STATEMENTS.some((line) => line.has(word) && line.has(next) && !isPair(word, next))));
}

/** Counts removed and added words that are no form of any word on the other side. */
export function countUnrelatedWords(was: readonly string[], becomes: readonly string[]): number {
  const { removed, added } = findChanged(was, becomes);
  const isUnrelated = (word: string, others: readonly string[]) =>
    !FUNCTION_WORDS.has(word) && !others.some((other) => isAlike(word, other)) && !isAlike(word, others.join(''));
  return removed.filter((word) => isUnrelated(word, added)).length + added.filter((word) => isUnrelated(word, removed)).length;
}

function findChanged(was: readonly string[], becomes: readonly string[]) {
  return { removed: was.filter((word) => !becomes.includes(word)), added: becomes.filter((word) => !was.includes(word)) };
}

/** Returns whether one word could be another form or spelling of the other. */
export function isAlike(one: string, other: string): boolean {
  if (isTurned(one, other) || isPair(one, other)) return true;
  if (one[0] !== other[0] && one.slice(1) !== other && other.slice(1) !== one) return areIrregularForms(one, other);
  if (COUNTERPARTS.some((part) => part.test(one) && part.test(other) && one !== other && one.replace(part, '') === other.replace(part, '')))
    return false;
  return (
    measureDistance(one, other) <= Math.max(2, Math.ceil(MAX_DISTANCE_SHARE * Math.max(one.length, other.length)) - 1) ||
    areIrregularForms(one, other)
  );
}

/** Returns whether two words have the same letters with two swapped: `hte`. */
function isTurned(one: string, other: string): boolean {
  return measureDistance(one, other) <= 2 && [...one].sort().join() === [...other].sort().join();
}

function isPair(one: string, other: string): boolean {
  return GRAMMATICAL_WORDS.has(`${one} ${other}`) || GRAMMATICAL_WORDS.has(`${other} ${one}`);
}

/** Spellings that differ between nations, brought to one form. */
function toOneDialect(word: string): string {
  return word
    .replace(/our(?=$|s$|ed$|ing$|ite|able|ful|less|hood)/, 'or')
    .replace(/is(?=e$|es$|ed$|ing$|ation|er$|ers$)/, 'iz')
    .replace(/ys(?=e$|es$|ed$|ing$)/, 'yz')
    .replace(/([^aeiou])re(?=$|s$)/, '$1er')
    .replace(/ogue(?=$|s$)/, 'og')
    .replace(/ll(?=ed$|ing$|er$|ers$|ment|ful)/, 'l')
    .replace(/(?<=[a-z])ence(?=$|s$)/, 'ense')
    .replace(/ae|oe/, 'e')
    .replace(/gramme(?=$|s$)/, 'gram')
    .replace(/wards$/, 'ward')
    .replace(/grey/, 'gray')
    .replace(/judgement|acknowledgement/, (match) => match.replace('gement', 'gment'));
}

/** Returns whether two words are one word in two dialects, such as colour and color. */
export function changesDialect(one: string, other: string): boolean {
  return one !== other && toOneDialect(one) === toOneDialect(other);
}

function measureDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swapped = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, swapped));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
