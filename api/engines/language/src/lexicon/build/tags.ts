import { brill } from 'brill';
import { ANY_TAG, LIKELIEST_SHIFT, TAG } from '../partsOfSpeech.ts';
import { REGIONAL_SPELLINGS } from '../regionalSpelling.ts';
import { closedWords } from './closedWords.ts';

const penn: Record<string, number> = {
  NN: TAG.NN,
  NNS: TAG.NNS,
  NNP: TAG.NNP,
  NNPS: TAG.NNP,
  VB: TAG.VB,
  VBP: TAG.VB,
  VBZ: TAG.VBZ,
  VBD: TAG.VBD,
  VBN: TAG.VBN,
  VBG: TAG.VBG,
  JJ: TAG.JJ,
  JJR: TAG.JJR,
  JJS: TAG.JJS,
  RB: TAG.RB,
  RBR: TAG.RB,
  RBS: TAG.RB,
  RP: TAG.RB,
  IN: TAG.IN,
  TO: TAG.IN,
  DT: TAG.DT,
  PDT: TAG.DT,
  PRP: TAG.PRP,
  PRP$: TAG.POSS,
  MD: TAG.MD,
  CC: TAG.CC,
  CD: TAG.CD,
  WDT: TAG.WH,
  WP: TAG.WH,
  WP$: TAG.WH,
  WRB: TAG.WH,
  UH: TAG.UH,
};

const tagged: Record<string, (string | undefined)[]> = brill;

const closed = new Map<string, number[]>();
for (const [tag, words] of Object.entries(closedWords)) {
  for (const word of words.split(' ')) closed.set(word, [...(closed.get(word) ?? []), penn[tag] ?? TAG.NN]);
}
/** The lexicon has seen each word in some odd place; what comes third or later is mostly chance. */
const TAGS_TO_TRUST = 2;

/** A shorter word is seldom spelt otherwise in America: `al` is not `all`. */
const SHORTEST_BRITISH = 4;

/** The lists of words, and of the regions that spell each of them so. */
export interface WordLookup {
  isAmerican(word: string): boolean;
  isKnown(word: string): boolean;
}

/** Returns what the tagger's lexicon says a word or its American spelling can be, or what its ending says when the lexicon lacks both. */
export function readTags(word: string, known: WordLookup): number {
  const certain = closed.get(word);
  if (certain) return packTags(certain);
  const american = known.isAmerican(word) || word.length < SHORTEST_BRITISH ? undefined : findAmericanSpelling(word, known);
  const listed = (american && findListed(american)) ?? findListed(word);
  if (listed) return packTags(filterTrusted(listed, isInflectedVerb(american ?? word, known)));
  if (/^[A-Z]/.test(word)) return packTags([TAG.NNP]);
  return packTags(tagByEnding(american ?? word, known));
}

function findListed(word: string): number[] | undefined {
  const listed = (Object.hasOwn(tagged, word) ? tagged[word] : undefined)?.flatMap((tag) => tag?.split('|') ?? []).flatMap((tag) => penn[tag] ?? []);
  return listed && listed.length > 0 ? listed : undefined;
}

/** The tagger's lexicon was read from American newspapers. */
function findAmericanSpelling(word: string, known: WordLookup): string | undefined {
  for (const [, , british, toAmerican] of REGIONAL_SPELLINGS) {
    const american = word.replace(british, toAmerican);
    if (american !== word && known.isAmerican(american)) return american;
  }
  return undefined;
}

function isInflectedVerb(word: string, { isKnown }: WordLookup): boolean {
  const stem = word.replace(/e$/, '');
  return [`${stem}ing`, `${stem}${stem.at(-1)}ing`].some(isKnown) && [`${stem}ed`, `${stem}${stem.at(-1)}ed`].some(isKnown);
}

function filterTrusted(listed: readonly number[], isVerb: boolean): number[] {
  const distinct = [...new Set(listed)].filter((tag, at) => at === 0 || tag !== TAG.NNP);
  const isPast = (tag: number) => (tag & (TAG.VBD | TAG.VBN)) !== 0;
  const kept = distinct.filter((tag, at) => at < TAGS_TO_TRUST || isPast(tag) || (isVerb && tag === TAG.VB && distinct[0] === TAG.NN));
  return kept[0] === TAG.NNS ? kept.filter((tag) => tag !== TAG.NN) : kept;
}

function packTags(tags: readonly number[]): number {
  const [likeliest = TAG.NN] = tags;
  const any = tags.reduce((all, tag) => all | tag, 0) & ANY_TAG;
  return (any | (Math.log2(likeliest) << LIKELIEST_SHIFT)) >>> 0;
}

function can(word: string, tag: number): boolean {
  return Object.hasOwn(tagged, word) && (tagged[word] ?? []).some((one) => one !== undefined && penn[one] === tag);
}

function tagByEnding(word: string, { isKnown }: WordLookup): number[] {
  const listStems = (ending: string) => [word.slice(0, -ending.length), `${word.slice(0, -ending.length)}e`, word.slice(0, -ending.length - 1)];
  if (/[^s]s$/.test(word)) {
    const stems = [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
    const verb = stems.some((stem) => can(stem, TAG.VB));
    const noun = stems.some((stem) => can(stem, TAG.NN)) || !verb;
    return [...(noun ? [TAG.NNS] : []), ...(verb ? [TAG.VBZ] : [])];
  }
  if (word.endsWith('ed')) return listStems('ed').some((stem) => can(stem, TAG.VB)) ? [TAG.VBN, TAG.VBD] : [TAG.JJ, TAG.VBN, TAG.VBD];
  if (word.endsWith('ing')) return [TAG.VBG, TAG.NN];
  if (word.endsWith('ly')) return [TAG.RB];
  if (/(?:able|ible|ous|ful|less|ish|ive|ical|ic|al|ary)$/.test(word)) return [TAG.JJ];
  if (/(?:i[sz]e|ify)$/.test(word)) return [TAG.VB];
  // What has a plural is a noun, though it may be a verb too.
  const isName = isKnown(word.charAt(0).toUpperCase() + word.slice(1));
  if (isKnown(`${word}s`) && !isName) return isKnown(`${word}ing`) || isKnown(`${word.replace(/e$/, '')}ing`) ? [TAG.NN, TAG.VB] : [TAG.NN];
  // Likelier a noun than anything, but not sure enough for a rule to rely on.
  return [TAG.NNP, TAG.NN];
}
