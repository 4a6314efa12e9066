import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isInDictionary, isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { isSmallAcronym } from '../rules/articles.ts';
import { shortened } from '../safety/notations.ts';
import type { HarperLint } from './harperLinter.ts';

type Guard = (lint: HarperLint, text: string, opensText: boolean) => boolean;

const ENDS_SENTENCE = /(?:^|[.!?]["')\]\u201D]*\s+["'(\u201C]*)$/;
const NUMBER = /^(?:two|three|four|five|six|seven|eight|nine|ten|twenty|original|great|few|many)$/i;
/** What may follow the noun of a phrase, but no adjective before it. */
const ENDS_NOUN =
  /^(?:[.,;:!?)]|$|\s+(?:of|in|on|at|to|for|from|with|by|that|which|who|whose|is|are|was|were|has|have|had|will|would|can|could|i|we|you|they|he|she|it|and|or|but|because|when|ever|here|there|today|available|\()\b)/i;
const UNIT_SHORTENED = /\d[\d.,/"\s-]*(?:mg|ml|kg|oz|sq|in|ft|lbs?|cm|mm|km|min|sec|hrs?|gal|pts?|tbsp|tsp)\.\s+$/i;
/** A question that lost its "were" goes on with a form in "-ing", a place or a state: "you looking for me?". */
const ASKS_IN_PROGRESS =
  /^\s+\p{L}+\s+(?:\p{L}+ing|there|here|at|in|on|not|so|very|too|able|late|happy|right|sure|ready|busy|ill|the|an?)\b[^.!]*\?/u;
const SHORT_CONDITION = /^\s+(?:\p{L}+(?:ed|own|able)|appropriate|necessary|possible|relevant)\s*(?:[.,;:)]|$)/u;
const OPENS_CLAUSE = /(?:^|[.!?,;]\s*["'(\u201C]*|\b(?:if|when|that|because|think|hope|know|glad|sure|sorry|so|and|but|since|while)\s+)$/i;
/** A word counts as one of everyday English from here on, on the scale of the lexicon. */
const EVERYDAY_COUNT = 165;
/** Letters on either side of a name that show whether all is in capitals. */
const NEAR = 12;
const SHORTENED = /\b([\p{L}.]+)\.\s+$/u;

/** Rules of Harper that are right in some places alone. */
const guards: Record<string, Guard> = {
  // Ours knows which names are read out letter by letter; of Harper's stays what it says of words.
  AnA: ({ start, end, replacements }, text) => {
    const next = /^\s*(\p{Ll}{2,})/u.exec(text.slice(end))?.[1];
    // "MiR-146a after" has a letter of a name.
    if (/[\d\p{L}-]$/u.test(text.slice(0, start))) return false;
    return next !== undefined && !isSmallAcronym(next) && !/^h(?:erb|istori|otel)/.test(next) && replacements[0] === chooseArticle(next);
  },
  // "An in vivo method": a phrase that describes, and no slip for "and in".
  AndIn: ({ end }, text) =>
    !/^\s+in[\s-]+(?:vivo|vitro|situ|silico|utero|place|depth|house|app|game|person|store|office|line|memory)\b/i.test(text.slice(end)),
  // "Success criterion 1.3.5" is one of several.
  CriteriaPhenomena: ({ end }, text) => !/^\s+\d/.test(text.slice(end)),
  // "Logging in may not help" has a verb: before one, and before "not", there is no month.
  Months: ({ start, end }, text) =>
    text.slice(start, end).toLowerCase() !== 'may' || !/^\s+(?:not|be|have|also|only|still|never|\p{L}+ly)\b/u.test(text.slice(end)),
  // "It rose and fell."
  FeelFell: ({ start }, text) => !/\band\s+$/i.test(text.slice(0, start)),
  // "The more you can do to help": behind a subject or a helping verb "do" is the verb.
  DoToDueTo: ({ start }, text) =>
    !/\b(?:can|could|to|will|would|should|shall|must|might|may|not|i|you|we|they|already|now)\s+$/i.test(text.slice(0, start)),
  // "Over all items" is no slip: what can be is the adverb, or what describes a noun.
  Overall: ({ start, end }, text) =>
    /^\s*(?:[,.;!?]|$)/.test(text.slice(end)) || /\b(?:the|an|our|my|his|her|their|its)\s+$/i.test(text.slice(0, start)),
  // "A stack overflow" happens; what was read on Stack Overflow is a name.
  CompaniesProductsAndTrademarks: ({ start, end }, text) => {
    const words = text.slice(start, end).split(/\s+/);
    return (
      words.length < 2 ||
      words.some((word) => !isInDictionary(word) || word !== word.toLowerCase()) ||
      /\b(?:on|from|via|using)\s+$/i.test(text.slice(0, start))
    );
  },
  // "An out-of-date map" is out of date.
  OutOfDate: ({ start }, text) => /\b(?:an|the|this|that|my|your|his|her|its|our|their|these|those|some)\s+$/i.test(text.slice(0, start)),
  // A later paragraph that begins small may be the rest of one that a page broke.
  SentenceCapitalization: ({ start }, text, opensText) => {
    const before = text.slice(0, start);
    // A dot with spaces on both sides is the folder of a command, and ends nothing.
    const word = /^(\p{Ll}{2,}|i)(?:'\p{Ll}+)?[\s,.!?]/u.exec(text.slice(start))?.[1];
    // "liblzma" and "fontconfig" are names that are written so.
    if (word === undefined || !isInDictionary(word)) return false;
    if (!ENDS_SENTENCE.test(before) || /\s\.\s+$|\d\.\d+\.\s+$/.test(before) || endsShortened(before)) return false;
    return before.trim() !== '' || (opensText && /[.!?]["')\u201D]*$/.test(text.trim()));
  },
  // "Complain" is a noun's slip behind an article alone: "we all complain about it".
  ComplainAsNoun: ({ start }, text) => /\b(?:an?|the|my|your|his|her|our|their|this|that|any|no|some)\s+(?:\p{L}+\s+)?$/iu.test(text.slice(0, start)),
  // "From no to yes."
  NotTo: ({ start }, text) => !/\b(?:from|between)\s+$/i.test(text.slice(0, start)),
  // "The IT self service" is about computers.
  Itself: ({ start, end }, text) => !/IT/.test(text.slice(start, end)),
  // "The What Works project" has a name.
  TheHowWhy: ({ end }, text) => !/^\p{Lu}/u.test(text.slice(end)),
  // "Moi moi" and "ras ras" are foreign: what English says twice by mistake is one of its small words.
  RepeatedWords: ({ start, end }, text) =>
    !/^\p{Ll}+\s+\p{Lu}/u.test(text.slice(start, end)) &&
    // "A.k.a a new name" has an abbreviation.
    !/[.-]/.test(text[start - 1] ?? '') &&
    isSmallWord(/^\p{L}+/u.exec(text.slice(start, end))?.[0] ?? '') &&
    (!/^that\b/i.test(text.slice(start, end)) || /^\s+(?:the|they|we|i|you|he|she|it|these|those|there|an?)\b/i.test(text.slice(end))) &&
    !/^(?:had|is|was|her|you|do|very|really|so|no|ha|bye|long|many|much|blah)\b/i.test(text.slice(start, end)),
  PronounVerbAgreement: ({ start, end }, text) =>
    // Neither "3i" nor the end of "B/C/F/I" is a pronoun.
    // "Type I errors" and "Phase I trials" have a number.
    !/(?:\p{L}\s+\p{Lu}[\p{L}-]*|\b(?:type|phase|stage|class|level|grade|part|group))\s+I\s+$/u.test(text.slice(0, start)) &&
    !/[^\s"'(\u201C\u2018](?:i|we|you|they|he|she|it)\s+$/i.test(text.slice(Math.max(0, start - 6), start)) &&
    !/\bguys$/i.test(text.slice(start, end)) &&
    !isObjectWithThings(text.slice(0, start), text.slice(start, end)) &&
    // "In he team" has the wrong pronoun, not the wrong verb.
    !/\b(?:in|on|at|of|for|with|from|to|by|about)\s+$/i.test(text.slice(Math.max(0, start - 8), start)) &&
    !/\b(?:in|on|at|of|for|with|from|to|by|about)\s+(?:he|she|we|they|i)\s+$/i.test(text.slice(Math.max(0, start - 14), start)) &&
    !/\b(?:who|that|insist\w*|suggest\w*|recommend\w*|think)\s+(?:\w+\s+)*$/i.test(text.slice(Math.max(0, start - 25), start)),
  // "Helping people who love them isn't free": an object is no subject.
  PronounInflectionBe: ({ start, end }, text) =>
    !/\b(?:them|us|him|me|(?:like|of|with|to|for|in|on|by|about|from|than|as|behind)\s+it)\s+$/i.test(text.slice(0, start)) &&
    !/^(?:them|us|him|me)\b/i.test(text.slice(start, end)),
  // "You guys" are many, and "what does he want" has its verb already.
  NominalWants: ({ start }, text) =>
    !/\b(?:do|does|did|don't|doesn't|didn't)\s+(?:\w+\s+){1,3}$/i.test(text.slice(Math.max(0, start - 40), start).replaceAll('\u2019', "'")),
  // A note to do something is a "todo" where programs are written; a list of them is a to-do list.
  ToDoHyphen: ({ end }, text) => /^\s+(?:lists?|items?)\b/i.test(text.slice(end)),
  // Each of several, not all people.
  Everyone: ({ end }, text) => !/^\s+of\b/i.test(text.slice(end)),
  // Who wants or needs what has a name wants a thing, and does nothing.
  // "Lower than expected" and "the well-prepared" describe.
  MissingTo: ({ start, end }, text) =>
    !/^\s+\p{Lu}/u.test(text.slice(end)) && !/(?:-|\b(?:than|the|a|an|its|his|her|their|my|our)\s+|'s\s+)$/i.test(text.slice(0, start)),
  // A name in the plural is one thing: there's Honours, there's Windows.
  ThereIsAgreement: ({ start, end }, text) => !/\s\p{Lu}/u.test(text.slice(start, end)),
  // "Where you ask for tea, we bring it" opens with a clause; only a question may have lost its "were".
  // "Where warranted" and "where appropriate" are short clauses.
  WereWhere: ({ start, end }, text) =>
    !/^where$/i.test(text.slice(start, end)) ||
    (!SHORT_CONDITION.test(text.slice(end)) && (!ENDS_SENTENCE.test(text.slice(0, start)) || ASKS_IN_PROGRESS.test(text.slice(end)))),
  // "Thus we see" and "indeed it is" go without a comma as well.
  DiscourseMarkers: ({ start, end }, text) =>
    !/^(?:thus|indeed|notwithstanding)$/i.test(text.slice(start, end)) &&
    /^\s*(?:i|we|they|he|she|it|you|there|the|this|these|my|our|some|many|people)\b/i.test(text.slice(end)),
  // "One of the two telephone receivers" and "one of the most dominant" have their noun further on, or none.
  OneOfTheSingular: ({ start, end }, text) =>
    !/\b(?:most|will)\s+$/i.test(text.slice(0, start)) && !NUMBER.test(text.slice(start, end)) && ENDS_NOUN.test(text.slice(end)),
  // "By its right name", "against their will" and "their two boys" say whose it is.
  TheirToThere: ({ end }, text) => !/^\s+(?:right|left|own)\b/i.test(text.slice(end)),
  TheirToTheyre: ({ end }, text) => !/^\s+(?:will|two|three|four|own)\b|^\s+\p{L}+ly\s+\p{L}+\s+\p{L}/iu.test(text.slice(end)),
  ThereToTheir: ({ start, end }, text) =>
    !/\b(?:is|are|was|were)\s+$/i.test(text.slice(0, start)) && !/^\s+(?:needs?\s+to|objections?\s+to)\b/i.test(text.slice(end)),
  // "Since its opening" and "considering its development" are right, and "saying it's time" too.
  ItsContraction: ({ start }, text) =>
    !/\b(?:since|considering|and|of|in|on|for|with|by|from|to)\s+$|\b(?:will|would|can|could|shall|should|may|might|must|to)\s+\p{L}+\s+$/iu.test(
      text.slice(0, start),
    ),
  ItsPossessive: ({ start, end }, text) =>
    // "It's madness." is a sentence.
    !(ENDS_SENTENCE.test(text.slice(0, start)) && /^\s+\p{L}+\s*[.,;:!?\u2013\u2014-]/u.test(text.slice(end))) &&
    !/^\s+(?:time|real|kind|sort|just|water|people)\b/i.test(text.slice(end)) &&
    !/[,(\u201C"]\s*$/.test(text.slice(0, start)),
  // A verb may come after an adverb of its own: "one must first see".
  ModalBeAdjective: ({ start, end }, text) =>
    !/\b(?:the|a|his|her|their|my|your|our|this)\s+$/i.test(text.slice(0, start)) &&
    !/^\s+(?:first|sure|shock|better|well|just|even)\b/i.test(text.slice(end)) &&
    // "Should reached the station" has a verb, whose form is wrong.
    !/^\s+\p{L}+ed\s+(?:the|an?|my|your|his|her|its|our|their|this|that|me|him|us|them|it|you)\b/iu.test(text.slice(end)),
  // "Your patient arrived": what may be a person is one, unless the clause has no other place for it.
  YourPredicateAdjective: ({ start, end }, text) =>
    !/^\s+(?:patient|kind|calm|cool)\b/i.test(text.slice(end)) ||
    (OPENS_CLAUSE.test(text.slice(0, start)) && /^\s+\p{L}+(?:[.,;!?]|$)/u.test(text.slice(end))),
  // "Your the only one" lacks its verb, and has no word too many.
  TheMy: ({ start, end }, text) =>
    !/^your\s+the$/i.test(text.slice(start, end)) ||
    !(ENDS_SENTENCE.test(text.slice(0, start)) || /\b(?:that|if|know|think|because|when|and|but)\s+$/i.test(text.slice(0, start))),
  // The arguments of a function are written without spaces: "(0,0,width,height)".
  CommaFixes: ({ start, end }, text) =>
    !(/[([{=][^\s()]*$/.test(text.slice(0, start)) && /^[^\s()]*[)\]}]/.test(text.slice(end))) &&
    // "Figures 3A,B".
    !(/\d\p{Lu}$/u.test(text.slice(0, start)) && /^\p{Lu}\b/u.test(text.slice(end))),
  Spaces: ({ start, end }, text) => text.slice(start, end).trim() !== '',
};

/** Returns whether a lint holds in its context. */
export function holds(lint: HarperLint, text: string, opensText: boolean): boolean {
  if (lint.rule.startsWith('Expand') && isNotation(lint, text)) return false;
  if (isNameInCapitals(lint, text)) return false;
  return guards[lint.rule]?.(lint, text, opensText) ?? true;
}

/** Detects a unit, a field of a letter's head, or a part of a path: nothing there is written out. */
function isNotation({ start, end }: HarperLint, text: string): boolean {
  return /[\d/._@-]\s?$/.test(text.slice(0, start)) || /^(?:[/_@:-]|\.\p{L})/u.test(text.slice(end));
}

/** Detects "to award you benefits": behind a verb "you" and "it" are objects, and what follows them may be things. */
function isObjectWithThings(before: string, next: string): boolean {
  const verb = /(\p{L}+)\s+(?:you|it)\s+$/iu.exec(before)?.[1]?.toLowerCase() ?? '';
  return (findTags(verb) & TAG.VB) !== 0 && (findTags(next.toLowerCase()) & TAG.NNS) !== 0;
}

function findTags(word: string): number {
  const words = loadLexicon();
  const index = words.indexOf(word);
  return index < 0 ? 0 : words.tagsAt(index);
}

/** Detects a name in a heading or clause that is all in capitals, where nothing is wrong with it. */
function isNameInCapitals({ start, end, replacements }: HarperLint, text: string): boolean {
  const name = text.slice(start, end);
  if (!/^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u.test(name) || replacements[0]?.toLowerCase() !== name.toLowerCase()) return false;
  return !/\p{Ll}/u.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
}

function isSmallWord(word: string): boolean {
  const words = loadLexicon();
  const index = words.indexOf(word.toLowerCase());
  return index >= 0 && words.countAt(index) >= EVERYDAY_COUNT;
}

function endsShortened(before: string): boolean {
  const word = SHORTENED.exec(before)?.[1]?.toLowerCase() ?? '';
  return (
    UNIT_SHORTENED.test(before) ||
    word.includes('.') ||
    /^(?:spp?|mr|mrs|ms|dr|jr|sr|p)$/.test(word) ||
    shortened.has(word) ||
    (word !== '' && word.length <= 5 && !isKnownWord(word))
  );
}
