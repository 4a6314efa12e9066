import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { canBeNoun, findCareerVerb, hasTag } from '../wording/careerVerbs.ts';
import type { BulletClause } from './bulletClause.ts';
import { addServiceArticle } from './missingArticles.ts';
import { countWords, lowerFirst } from './statementToClause.ts';
import { isModifier, OBJECT_START } from './verbToClause.ts';

const PROPER_ADJECTIVE =
  /^(?:French|English|German|Spanish|Italian|Polish|Dutch|Welsh|Irish|Scottish|British|American|Chinese|Greek|Latin|Turkish|Danish|Swedish|Excel|Python|Java|Access|Word|Outlook|Sage|Go|Swift|Rust|Ruby|Spring|React|Angular|Docker|Oracle|Salesforce|Photoshop|Jenkins|Unity|Windows|Office|Teams|Zoom|Slack|March|May|Christmas|Easter)$/;
const BOASTING = /\b(?:player|personality|attitude|communicator|motivated|skills|references|various|miscellaneous|etc|everything|anything|stuff)\b/i;
/** A listing with its years is no work: "Dean's List 2019-2021". */
const YEARS_AT_END = /\b(?:19|20)\d\d\s?[–-]\s?(?:19|20)\d\d$/;
/** Before a number, no part of a name: "About 15 clients". */
const APPROXIMATION = /^(?:about|around|nearly|almost|mostly|some|roughly|approximately)$/i;
const MAX_LISTED_WORDS = 4;
const MAX_WORDS = 17;

const NUMBER_WORD = /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)$/;

/** Names the work that a line gives as a noun: "stock control and ordering". Undefined for what no sentence could name safely. */
export function nounPhraseToClause(text: string, words: readonly string[]): BulletClause | undefined {
  const first = words[0] ?? '';
  const hasName =
    /\p{Lu}/u.test(first.slice(1)) ||
    /^\p{Lu}[^\p{L}]/u.test(first) ||
    (/^\p{Lu}\p{Ll}+ \d/u.test(text) && !APPROXIMATION.test(first)) ||
    /^(?:Duke|Order|House|Bank|Church|City|Museum|School|College|Institute) of \p{Lu}/u.test(text) ||
    (/^\p{Lu}/u.test(first) && !APPROXIMATION.test(first) && !NUMBER_WORD.test(first) && (isName(first) || /^\p{Lu}/u.test(words[1] ?? '')));
  if (
    words.length > MAX_WORDS ||
    /[:;%]|[+−]\d|\b(?:up(?! to)|down|rise|growth|increase|decrease)\b|^(?:zero|no|none|over|more|less)|^\d(?![\d,]* (?:\p{Ll}+ ){0,2}(?:publications|interviews|calls|usability tests|inspections|audits|lessons|repairs|procedures|installations|performances|treatments|examinations|papers|articles|patents|books|talks|covers|beds|ewes|cows|sheep|cattle|pigs|hens|horses|hectares|acres|pupils|clients|accounts|rooms)\b)/iu.test(
      text,
    ) ||
    words.some((word, index) => hasTag(word, TAG.MD | TAG.PRP) && !(word === 'them' && words[index - 1] === 'of'))
  )
    return undefined;
  if (
    /^(?:i|we|he|she|it|they|this|that|there|was|were|is|are|am|has|had|have|did|not|no|to|by|with|when|while|if|as|in|on|at|for|from|who|which)$/i.test(
      first,
    )
  )
    return undefined;
  // "Junior sous since June" says what somebody became, and names no work; "never" says what was not.
  if (/ since \p{L}/u.test(text) || /^never\b/i.test(text)) return undefined;
  // "Late on none of 640 jobs" says how, and names no thing.
  if (/^(?:late|early|first|last|never|always|often|ahead|on time) (?:on|in|of|for|at|by|with)\b/i.test(text)) return undefined;
  if (BOASTING.test(text) || YEARS_AT_END.test(text)) return undefined;
  const { form = '' } = (!isModifier(first, words[1]?.replace(/,$/, '') ?? '') && findCareerVerb(first)) || {};
  if (form === 'base' && (/['’]s?$/.test(words[1] ?? '') || /^(?:on|to|by|from|into|an?|the|my|our|their|all|each)$/i.test(words[1] ?? '')))
    return undefined;
  if (
    form === 'past' ||
    form === 'third' ||
    words.slice(1).some((word) => hasTag(word, TAG.VBD | TAG.VBZ) && !hasTag(word, TAG.NN | TAG.NNS | TAG.JJ | TAG.VBN))
  )
    return undefined;
  // "Key person for 6 children, lead a room of 16" is no list of things.
  const hasVerbPhrase = words.some(
    (word, index) =>
      index > 0 && words[index - 1]?.endsWith(',') && findCareerVerb(word)?.form === 'base' && OBJECT_START.test(words[index + 1] ?? ''),
  );
  if (hasVerbPhrase) return undefined;
  const hasNoun = words.some((word) => canBeNoun(word.replace(/[,;]$/, '')) || /ing$/.test(word));
  return hasNoun && words.length >= 2
    ? {
        nounPhrase: addServiceArticle(addLastAnd(hasName ? text : lowerFirst(text)).replace(/, (?:no|zero) (?=\p{Ll})/gu, ', with no ')),
        isPresent: false,
      }
    : undefined;
}

/** Adds the "and" that a list needs within a sentence: "Suturing, cannulation, water birth". */
function addLastAnd(list: string): string {
  const parts = list.split(', ');
  const isPlainList =
    parts.length > 2 &&
    !/[()]|\b(?:and|or|to|which)\b/.test(list.replace(/ \([^(),]*\)/g, '')) &&
    parts.every((part) => countWords(part) <= MAX_LISTED_WORDS);
  return isPlainList ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : list;
}

/** Detects a word that is only or mostly written with a capital. */
function isName(word: string): boolean {
  const bare = word.replace(/\W+$/, '');
  const { indexOf, countAt } = loadLexicon();
  const parts = bare.split('-');
  if (parts.length > 1 && /^\p{Lu}[^\p{Lu}]*$/u.test(bare) && parts.every((part) => isKnownWord(part.toLowerCase())))
    return PROPER_ADJECTIVE.test(parts[0] ?? '');
  return PROPER_ADJECTIVE.test(bare) || !isKnownWord(bare.toLowerCase()) || countAt(indexOf(bare)) > countAt(indexOf(bare.toLowerCase()));
}
