import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
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
const OPENS_CLAUSE = /(?:^|[.!?,;]\s*["'(\u201C]*|\b(?:if|when|that|because|think|hope|know|glad|sure|sorry|so|and|but|since|while)\s+)$/i;
/** A word counts as one of everyday English from here on, on the scale of the lexicon. */
const EVERYDAY_COUNT = 165;
const SHORTENED = /\b([\p{L}.]+)\.\s+$/u;

/** Rules of Harper that are right in some places alone. */
const guards: Record<string, Guard> = {
  // Ours knows which names are read out letter by letter; of Harper's stays what it says of words.
  AnA: ({ end, replacements }, text) => {
    const next = /^\s*(\p{Ll}{2,})/u.exec(text.slice(end))?.[1];
    return next !== undefined && !/^h(?:erb|istori|otel)/.test(next) && replacements[0] === chooseArticle(next);
  },
  // A later paragraph that begins small may be the rest of one that a page broke.
  SentenceCapitalization: ({ start }, text, opensText) => {
    const before = text.slice(0, start);
    // A dot with spaces on both sides is the folder of a command, and ends nothing.
    if (!ENDS_SENTENCE.test(before) || /\s\.\s+$/.test(before) || endsShortened(before) || !/^\p{Ll}+(?:'\p{Ll}+)?[\s,.!?]/u.test(text.slice(start)))
      return false;
    return before.trim() !== '' || (opensText && /[.!?]["')\u201D]*$/.test(text.trim()));
  },
  // "Moi moi" and "ras ras" are foreign: what English says twice by mistake is one of its small words.
  RepeatedWords: ({ start, end }, text) =>
    isSmallWord(/^\p{L}+/u.exec(text.slice(start, end))?.[0] ?? '') &&
    !/^(?:had|is|that|was|her|you|do|very|really|so|no|ha|bye|long|many|much|blah)\b/i.test(text.slice(start, end)),
  PronounVerbAgreement: ({ start, end }, text) =>
    !/\bguys$/i.test(text.slice(start, end)) &&
    // "In he team" has the wrong pronoun, not the wrong verb.
    !/\b(?:in|on|at|of|for|with|from|to|by|about)\s+$/i.test(text.slice(Math.max(0, start - 8), start)) &&
    !/\b(?:in|on|at|of|for|with|from|to|by|about)\s+(?:he|she|we|they|i)\s+$/i.test(text.slice(Math.max(0, start - 14), start)) &&
    !/\b(?:who|that|insist\w*|suggest\w*|recommend\w*|think)\s+(?:\w+\s+)*$/i.test(text.slice(Math.max(0, start - 25), start)),
  // "You guys" are many, and "what does he want" has its verb already.
  NominalWants: ({ start }, text) =>
    !/\b(?:do|does|did|don't|doesn't|didn't)\s+(?:\w+\s+){1,3}$/i.test(text.slice(Math.max(0, start - 40), start).replaceAll('\u2019', "'")),
  // "That that is true" is the subject of its sentence.
  ThatWhich: ({ start }, text) =>
    !ENDS_SENTENCE.test(text.slice(0, start)) && !/\b(?:saw|see|know|think|said|say|believe|hope|felt)\s+$/i.test(text.slice(0, start)),
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
  WereWhere: ({ start, end }, text) =>
    !/^where$/i.test(text.slice(start, end)) || !ENDS_SENTENCE.test(text.slice(0, start)) || ASKS_IN_PROGRESS.test(text.slice(end)),
  // "Thus we see" and "indeed it is" go without a comma as well.
  DiscourseMarkers: ({ start, end }, text) =>
    !/^(?:thus|indeed)$/i.test(text.slice(start, end)) &&
    /^\s*(?:i|we|they|he|she|it|you|there|the|this|these|my|our|some|many|people)\b/i.test(text.slice(end)),
  // "One of the two telephone receivers" and "one of the most dominant" have their noun further on, or none.
  OneOfTheSingular: ({ start, end }, text) =>
    !/\b(?:most|will)\s+$/i.test(text.slice(0, start)) && !NUMBER.test(text.slice(start, end)) && ENDS_NOUN.test(text.slice(end)),
  // "By its right name", "against their will" and "their two boys" tell whose.
  TheirToThere: ({ end }, text) => !/^\s+(?:right|left|own)\b/i.test(text.slice(end)),
  TheirToTheyre: ({ end }, text) => !/^\s+(?:will|two|three|four|own)\b|^\s+\p{L}+ly\s+\p{L}+\s+\p{L}/iu.test(text.slice(end)),
  ThereToTheir: ({ start, end }, text) =>
    !/\b(?:is|are|was|were)\s+$/i.test(text.slice(0, start)) && !/^\s+(?:needs?\s+to|objections?\s+to)\b/i.test(text.slice(end)),
  // "Since its opening" and "considering its development" are right, and "saying it's time" too.
  ItsContraction: ({ start }, text) => !/\b(?:since|considering|and|of|in|on|for|with|by|from|to)\s+$/i.test(text.slice(0, start)),
  ItsPossessive: ({ start, end }, text) =>
    !/^\s+(?:time|real|kind|sort|just|water|people)\b/i.test(text.slice(end)) && !/[,(\u201C"]\s*$/.test(text.slice(0, start)),
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
  Spaces: ({ start, end }, text) => text.slice(start, end).trim() !== '',
};

/** Returns whether a lint stands in its context. */
export function holds(lint: HarperLint, text: string, opensText: boolean): boolean {
  if (lint.rule.startsWith('Expand') && isNotation(lint, text)) return false;
  return guards[lint.rule]?.(lint, text, opensText) ?? true;
}

/** Detects a unit, a field of a letter's head, or a part of a path: nothing there is written out. */
function isNotation({ start, end }: HarperLint, text: string): boolean {
  return /[\d/._@-]\s?$/.test(text.slice(0, start)) || /^(?:[/_@:-]|\.\p{L})/u.test(text.slice(end));
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
