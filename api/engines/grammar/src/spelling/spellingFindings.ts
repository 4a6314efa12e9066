import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isInDictionary, isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { capitalize } from '../text/capitalize.ts';
import type { Finding } from '../types/finding.ts';
import { findKnownSlip } from './knownSlips.ts';
import { type Suggestion, suggestWords } from './suggestions.ts';
import { isWordOfRegion } from './wordsOfRegions.ts';

/** A word that comes this often is no slip: a name, a term of the trade. */
const OFTEN = 3;
/** Unless it is one slip away from a word that everybody knows. */
const PLAIN_SLIP_COST = 7;
const UNMISTAKABLE_SCORE = 14;
/** The first word of a sentence may be a name, which is rarely so close to a common word. */
const OPENING_SLIP_COST = 9.5;
const OPENING_SCORE = 9;
const MEDIUM_SCORE = 6;
/** A long word resembles few others. A shorter one may be foreign or of a trade, and resembles some rare word by chance. */
const LONG = 8;
const SHORT = 5;
const LIKELY_SCORE = { short: 18.5, usual: 15 };
/** A small slip leads to a word at least as common as this. */
const SMALL_SLIP_COST = 7.5;
const SMALL_SLIP_SCORE = 13;
const COMMON_COUNT = 21.5;
/** A short word may be a little less likely where it leads the next one clearly and is very common. */
const CLEAR_LEAD = { score: 17, margin: 4, count: 24 };
/** With this margin a word has no other suggestion worth a look. */
const LONE_MARGIN = 10;
const SURE_MARGIN = 3;
/** The visitor decides where the best suggestion leads the next one by less than this. */
const CLEAR_MARGIN = 0.75;
/** Words of so many letters or fewer are corrected unasked only by a word of the same letters. */
const SHORTEST_SURE = 3;
const LEAST_SCORE = -2;
/** Parts of a new compound, in letters and on the scale of the lexicon. */
const SHORTEST_PART = 3;
const COMMON_PART = 140;
/** Suggestions are ranked by so many tokens on either side. */
const CONTEXT = 3;
/** A term, or a word that only a prefix makes, is a slip where so small a one leads to a common word. */
const DOUBTFUL_SLIP_COST = 7.5;
const DOUBTFUL_SLIP_SCORE = 17;
const SHORTEST_DOUBTFUL = 6;
/** A rarer word is no better known than the word in the text: it is listed, not applied. In doublings. */
const LEAST_COUNT = 16;
/** Words rarer than this in the lexicon are likely foreign, and so are their neighbours: "wat", "ramen". */
const RARE = 155;

/** Small words of other languages that are no English ones: the word behind is foreign too, as in "au chocolat". */
const FOREIGN_ARTICLE = /^(?:au|aux|de|du|des|del|della|delle|dello|les|los|las|das|zum|zur|und|mit|von|et|alla|alle|di|y)$/;
/** Small words of other languages: "ras el hanout". */
const PARTICLE = /^(?:el|al|la|le|les|de|du|des|di|da|dos|del|della|van|von|der|ben|bin|y)$/;
/** What stands before the hyphen of a term: "gastro-resistant". */
const COMBINING_FORM = /^[a-z]{3,}o$/;

/** What spelling has to know of the whole text. */
export interface WordUse {
  /** How often each unknown word comes, in lower case. */
  times: Map<string, number>;
  ignored: Set<string>;
}

/** Finds the words of a passage that no list knows and that stand for no name, each with what may be meant. */
export function findMisspellings(tokens: readonly Token[], use: WordUse): Finding[] {
  const findings: Finding[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || use.ignored.has(token.lower)) continue;
    let start = token.start;
    const parts = token.text.split('-');
    for (const [index, part] of parts.entries()) {
      const isCombining = index < parts.length - 1 && COMBINING_FORM.test(part);
      // "Hi-fi" and "you-na" have parts that are no words.
      const isSyllable = parts.length > 1 && part.length <= SHORTEST_PART - 1;
      const finding = isCombining || isSyllable ? undefined : checkPart(part, start, tokens, at, use);
      if (finding) findings.push(finding);
      start += part.length + 1;
    }
  }
  return findings;
}

/** Detects a word beside one that no list knows either, such as "doro wat": both may be of another language. */
function isAmongForeignWords(tokens: readonly Token[], at: number): boolean {
  return [-1, 1].some((step) => {
    const isParticle = PARTICLE.test(tokens[at + step]?.lower ?? '');
    const neighbour = tokens[at + (isParticle ? 2 * step : step)];
    if (neighbour?.kind !== 'word' || neighbour.text !== neighbour.lower || /[^a-z]/.test(neighbour.lower) || neighbour.lower.length < 3)
      return false;
    const words = loadLexicon();
    const index = words.indexOf(neighbour.lower);
    return findKnownSlip(neighbour.lower) === undefined && (index < 0 ? !isPlainlySlip(neighbour.lower) : words.countAt(index) < RARE && step === 1);
  });
}

function isPlainlySlip(word: string): boolean {
  const [best, second] = suggestWords(word, [], []);
  return best !== undefined && isLikely(word, best, best.score - (second?.score ?? LEAST_SCORE));
}

/** Finds the unknown words of a passage, in lower case. */
export function findUnknownWords(tokens: readonly Token[]): string[] {
  return tokens
    .flatMap((token) =>
      token.kind === 'word'
        ? token.text
            .split('-')
            .map(stripPossessive)
            .filter((part) => isChecked(part) && !isKnownWord(part))
        : [],
    )
    .map((word) => word.toLowerCase());
}

function stripPossessive(part: string): string {
  return part.replace(/'(?:s|S)?$/, '');
}

/** Returns whether this looks like a word at all: no initials, no mixed case, no other script. */
function isChecked(word: string): boolean {
  return word.length > 1 && /^[\p{Script=Latin}']+$/u.test(word) && !/\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(word);
}

function checkPart(part: string, start: number, tokens: readonly Token[], at: number, use: WordUse): Finding | undefined {
  const word = stripPossessive(part);
  const before = tokens[at - 1];
  const isCapital = /^\p{Lu}/u.test(word);
  const opensSentence = before === undefined || /^[.!?:\u2022"\u201C*-]$/.test(before.text);
  if (isChecked(word) && part === tokens[at]?.text && (!isCapital || opensSentence) && !use.ignored.has(word.toLowerCase())) {
    const slip = findKnownSlip(word.toLowerCase());
    if (slip !== undefined) return buildPossessive(word, slip, start, tokens, at) ?? buildSlipFinding(word, matchCase(word, slip), start);
  }
  if (!isChecked(word) || isInDictionary(word) || isWordOfRegion(word.toLowerCase()) || use.ignored.has(word.toLowerCase())) return undefined;
  // A term, or a word that a prefix makes.
  const isDoubtful = isKnownWord(word);
  if (isDoubtful && (isCapital || word.length < SHORTEST_DOUBTFUL || tokens.some((token, index) => index !== at && token.lower === word)))
    return undefined;
  const suggestions = suggestWords(word, tokens.slice(Math.max(0, at - CONTEXT), at), tokens.slice(at + 1, at + 1 + CONTEXT));
  const [best, second] = suggestions;
  if (isDoubtful && !(best && !best.word.includes(' ') && best.cost <= DOUBTFUL_SLIP_COST && best.score >= DOUBTFUL_SLIP_SCORE)) return undefined;
  if (!best || best.score < LEAST_SCORE || (word.length < 3 && best.cost > PLAIN_SLIP_COST)) return undefined;
  // "Matcha" opens a sentence, and is no slip for "match a".
  if (isCapital && / \p{L}{1,2}$/u.test(best.word)) return undefined;
  if (isCompound(best.word) || /^(?:react|node|vue|next|three|angular|express)js$/.test(word)) return undefined;
  const isPlainSlip = best.cost <= PLAIN_SLIP_COST && best.score >= UNMISTAKABLE_SCORE;
  if (isCapital && !opensSentence && !isNameSlip(best)) return undefined;
  if (isCapital && !isPlainSlip && !isNameSlip(best) && !(best.cost <= OPENING_SLIP_COST && best.score >= OPENING_SCORE)) return undefined;
  if ((use.times.get(word.toLowerCase()) ?? 0) >= OFTEN && !isPlainSlip) return undefined;
  const possessive = buildPossessive(word, best.word, start, tokens, at);
  if (possessive) return possessive;
  // "Szilvia" is a name sooner than a slip for another one.
  if (isCapital && opensSentence && /^\p{Lu}/u.test(best.word) && !isNameSlip(best)) return undefined;
  const margin = best.score - (second?.score ?? LEAST_SCORE);
  const isMeant = word.length <= SHORT && (use.times.get(word.toLowerCase()) ?? 0) > 1;
  const confidence = isDoubtful || isMeant ? 'low' : rateConfidence(word, best, margin);
  const isBehindForeign = FOREIGN_ARTICLE.test(before?.text ?? '') && word === word.toLowerCase();
  const isAmongForeign =
    isBehindForeign || (!(confidence === 'high' && best.score >= LIKELY_SCORE.short + SURE_MARGIN) && isAmongForeignWords(tokens, at));
  if (isAmongForeign && confidence === 'low' && word === word.toLowerCase()) return undefined;
  return {
    start,
    end: start + word.length,
    type: 'spelling',
    ruleId: best.word.includes(' ') ? 'words-run-together' : 'misspelling',
    confidence: isAmongForeign ? 'low' : confidence,
    replacements: suggestions.map((suggestion) => matchCase(word, suggestion.word)),
    reason: best.word.includes(' ')
      ? `This should be two words: "${best.word}".`
      : `"${word}" is not in the dictionary. Did you mean "${matchCase(word, best.word)}"?`,
  };
}

/** Rates a suggestion. It is applied unasked only if far likelier than the next one; very short words resemble too many others. */
function rateConfidence(word: string, suggestion: Suggestion, margin: number): Finding['confidence'] {
  const { word: right, cost, score } = suggestion;
  const isPlainSlip = cost <= PLAIN_SLIP_COST && score >= UNMISTAKABLE_SCORE;
  if (word.length <= SHORTEST_SURE && !(score >= UNMISTAKABLE_SCORE && haveSameLetters(word, right))) return 'low';
  if (margin < CLEAR_MARGIN || suggestion.count < LEAST_COUNT || !isLikely(word, suggestion, margin)) return 'low';
  // "Modeline" is no slip for "Madeline", nor "jobserver" for "observer".
  if (/^\p{Lu}/u.test(right) && word === word.toLowerCase() && !isNameSlip(suggestion)) return 'low';
  if (!isPlainSlip && (isOfTwoWords(word) || isVerbOfNoun(word))) return 'low';
  return isPlainSlip && margin >= SURE_MARGIN ? 'high' : 'medium';
}

/** Returns whether a word is sooner a slip for the suggestion than a foreign or rare word that resembles it, such as "teff" or "burrata". */
function isLikely(word: string, { cost, score, count }: Suggestion, margin: number): boolean {
  const isShort = word.length <= SHORT;
  if (score >= (isShort ? LIKELY_SCORE.short : LIKELY_SCORE.usual)) return true;
  if (score >= CLEAR_LEAD.score && margin >= CLEAR_LEAD.margin && count >= CLEAR_LEAD.count) return true;
  if (word.length >= LONG) return score >= MEDIUM_SCORE || cost <= PLAIN_SLIP_COST;
  return (!isShort || margin >= LONE_MARGIN) && cost <= SMALL_SLIP_COST && score >= SMALL_SLIP_SCORE && count >= COMMON_COUNT;
}

/** Detects a new compound of two common words, such as "crossbox" or "jobserver". */
function isOfTwoWords(word: string): boolean {
  const words = loadLexicon();
  const isCommon = (part: string) => words.countAt(words.indexOf(part)) >= COMMON_PART;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) if (isCommon(word.slice(0, at)) && isCommon(word.slice(at))) return true;
  return false;
}

/** Detects a noun that is used as a verb, such as "genotyped". */
function isVerbOfNoun(word: string): boolean {
  const noun = word.endsWith('ed') ? word.slice(0, -1) : '';
  const words = loadLexicon();
  return isInDictionary(noun) && (words.tagsAt(words.indexOf(noun)) & TAG.VB) === 0;
}

function haveSameLetters(one: string, other: string): boolean {
  const sorted = (word: string) => [...word.toLowerCase()].sort().join('');
  return sorted(one) === sorted(other);
}

/** "The companys profits": before a noun a word in "-ys" lacks its apostrophe sooner than it is a plural. */
function buildPossessive(word: string, right: string, start: number, tokens: readonly Token[], at: number): Finding | undefined {
  const [before, next] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]];
  if (!/[^aeiou]ys$/.test(word) || !/ies$/.test(right) || next?.kind !== 'word') return undefined;
  const words = loadLexicon();
  const tags = words.tagsAt(words.indexOf(next.lower));
  if (
    words.indexOf(next.lower) < 0 ||
    !(tags & (TAG.NN | TAG.NNS)) ||
    !/^(?:the|a|an|this|that|my|your|his|her|its|our|their|each|every)$/.test(before)
  )
    return undefined;
  const owner = `${word.slice(0, -1)}'s`;
  const confidence = tags & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.IN | TAG.MD | TAG.RB) ? 'low' : 'medium';
  const reason = `What belongs to somebody takes an apostrophe and an s: "${owner}".`;
  return {
    start,
    end: start + word.length,
    type: 'spelling',
    ruleId: 'misspelling',
    confidence,
    replacements: [owner, matchCase(word, right)],
    reason,
  };
}

function buildSlipFinding(word: string, right: string, start: number): Finding {
  const reason = right.includes(' ') ? `This should be two words: "${right}".` : `"${word}" is a slip for "${right}".`;
  const ruleId = right.includes(' ') ? 'words-run-together' : 'misspelling';
  return { start, end: start + word.length, type: 'spelling', ruleId, confidence: 'high', replacements: [right], reason };
}

/** "Countertop" and its like: two whole words in one are a new word sooner than a slip. */
function isCompound(split: string): boolean {
  return (
    /^\p{L}{4,} \p{L}{3,}$/u.test(split) &&
    !/ (?:the|and|was|were|with|that|for|are|has|had|from|not|this)$|^(?:with|that|from|this|into|were) /.test(split)
  );
}

/** Days, months and the like are capital wherever they stand, so a slip in one is no name. */
function isNameSlip({ word, cost }: Suggestion): boolean {
  return cost <= PLAIN_SLIP_COST && NAMES_EVERYBODY_KNOWS.has(word);
}

const NAMES_EVERYBODY_KNOWS = new Set(
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September October November December English French German Spanish Italian American British European Chinese Japanese Christmas Europe America Britain Australia Germany France Spain Italy'.split(
    ' ',
  ),
);

function matchCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? capitalize(word) : word;
}
