import { isListedWord } from '../lexicon/wordKnowledge.ts';
import type { Token } from '../tokens/tokenize.ts';

/** What a text or a passage of it turned out to be. A few words may be taken for a language that has hardly any of them. */
export type TextKind = { kind: 'english'; isUnsure?: true } | { kind: 'foreign'; language: string; isUnsure?: true } | { kind: 'notProse' };

const common: Record<string, Set<string>> = Object.fromEntries(
  Object.entries({
    en: 'the of and to a in is it that was for on are with as at be this have from or by not but what all were we when your can said there use an each which she he they how their if will up other about out many then them these so some her would make like him into has more two do my you i me our us am been had its than who did no any get after where just also very because only most over such through before should could may',
    fr: 'le la les un une des du de et en est que qui dans pour pas sur au aux avec ce cette ces son sa ses par plus ne se il elle nous vous ont sont mais comme leur où être fait',
    de: 'der die das und ist in den von zu mit sich des auf für nicht ein eine einer dem es an als auch aus wird werden bei nach wie oder hat sind noch nur über zum zur wurde kann',
    es: 'el la los las un una de del y en que es por con para no se su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también',
    it: 'il lo la i gli le un una di del della e in che è per con non si su da al dei delle sono ha come più ma nel alla anche',
    pt: 'o os as um uma de do da dos das e em que é por com para não se seu sua ao no na mais como mas foi são pelo pela também',
    nl: 'de het een en van in is dat op te voor met zijn niet aan er ook als door om bij uit naar maar wordt nog over zich hebben werd',
    pl: 'i w na z do nie się że jest to jak o po co za dla przez od są ale był może tylko oraz',
    sv: 'och att det i en som är på av för med den till inte om ett har de vi kan från var men',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

const FEWEST_WORDS = 8;
const MOST_UNKNOWN = 0.3;
/** The share of the small words of another language above which a text without one of English is in that language. */
const MOST_OF_ANOTHER = 0.3;
const FEWEST_COMMON_IN_PROSE = 0.06;
const FEWEST_WORDS_OF_PROSE = 20;

/** Counts the words that are small words of English, and of the other language that has most of them. */
export function countCommonWords(words: readonly Token[]): { language: string; count: number; inSpanish: number; inEnglish: number } {
  const countIn = (language: string) => words.filter((word) => common[language]?.has(word.lower)).length;
  const others = Object.keys(common).filter((language) => language !== 'en');
  const best = others.map((language) => ({ language, count: countIn(language) })).reduce((one, other) => (other.count > one.count ? other : one));
  return { ...best, inSpanish: countIn('es'), inEnglish: countIn('en') };
}

/** Judges by the words that no text of a language can do without, and by how many no English list knows. */
export function classifyText(tokens: readonly Token[]): TextKind {
  const words = tokens.filter((token) => token.kind === 'word');
  const small = words.filter((word) => /^\p{Ll}/u.test(word.text));
  if (words.length < FEWEST_WORDS) return classifyLetterless(tokens);
  const measureShare = (language: string) => words.filter((word) => common[language]?.has(word.lower)).length / words.length;
  const english = measureShare('en');
  const [language, share] = Object.keys(common)
    .filter((other) => other !== 'en')
    .map((other) => [other, measureShare(other)] as const)
    .reduce((best, other) => (other[1] > best[1] ? other : best));
  const unknown = small.filter((word) => !word.text.split('-').every((part) => isListedWord(part.replace(/'s?$/, ''))));
  const unknownShare = small.length >= FEWEST_WORDS ? unknown.length / small.length : 0;
  // English lists hold many words of other languages: so many small words weigh more than unknown words.
  if (share > MOST_OF_ANOTHER && english === 0) return { kind: 'foreign', language };
  if (share > 0.12 && share > 1.5 * english && unknownShare > 0.1) return { kind: 'foreign', language };
  if (unknownShare > MOST_UNKNOWN && english < 0.2) return { kind: 'foreign', language: share > english ? language : 'und' };
  if (!words.some((word) => /\p{Script=Latin}/u.test(word.text))) return { kind: 'foreign', language: 'und' };
  const code = tokens.filter((token) => token.kind === 'code' || /^[{}[\];=<>|\\]$/.test(token.text)).length;
  if (code > words.length / 2) return { kind: 'notProse' };
  if (words.length >= FEWEST_WORDS_OF_PROSE && english < FEWEST_COMMON_IN_PROSE) return { kind: 'notProse' };
  return { kind: 'english' };
}

function classifyLetterless(tokens: readonly Token[]): TextKind {
  const words = tokens.filter((token) => token.kind === 'word').length;
  if (words > 0 && tokens.filter((token) => token.kind === 'word').every((word) => !/\p{Script=Latin}/u.test(word.text)))
    return { kind: 'foreign', language: 'und' };
  return tokens.length > 0 && words * 3 < tokens.length && tokens.length > FEWEST_WORDS ? { kind: 'notProse' } : { kind: 'english' };
}
