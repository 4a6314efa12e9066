import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { shortened } from '../safety/notations.ts';
import type { HarperLint } from './harperLinter.ts';

type Guard = (lint: HarperLint, text: string, opensText: boolean) => boolean;

const ENDS_SENTENCE = /(?:^|[.!?]["')\]\u201D]*\s+["'(\u201C]*)$/;
const SHORTENED = /\b([\p{L}.]+)\.\s+$/u;

/** Rules of Harper that are right in some places alone. */
const guards: Record<string, Guard> = {
  // Ours knows which names are read out letter by letter; of Harper's stays what it says of words.
  AnA: ({ end, replacements }, text) => /^\s*\p{Ll}{2}/u.test(text.slice(end)) && replacements[0] === replacements[0]?.toLowerCase(),
  // A later paragraph that begins small may be the rest of one that a page broke.
  SentenceCapitalization: ({ start }, text, opensText) => {
    const before = text.slice(0, start);
    if (!ENDS_SENTENCE.test(before) || endsShortened(before) || !/^\p{Ll}+(?:'\p{Ll}+)?[\s,.!?]/u.test(text.slice(start))) return false;
    return before.trim() !== '' || (opensText && /[.!?]["')\u201D]*$/.test(text.trim()));
  },
  RepeatedWords: ({ start, end }, text) =>
    !/^(?:had|is|that|was|her|you|do|very|really|so|no|ha|bye|long|many|much|blah)\b/i.test(text.slice(start, end)),
  PronounVerbAgreement: ({ start }, text) =>
    !/\b(?:who|that|insist\w*|suggest\w*|recommend\w*|think)\s+(?:\w+\s+)*$/i.test(text.slice(Math.max(0, start - 25), start)),
  ThatWhich: ({ start }, text) => !/\b(?:saw|see|know|think|said|say|believe|hope|felt)\s+$/i.test(text.slice(0, start)),
  // Each of several, not all people.
  Everyone: ({ end }, text) => !/^\s+of\b/i.test(text.slice(end)),
  // Who wants or needs what has a name wants a thing, and does nothing.
  MissingTo: ({ end }, text) => !/^\s+\p{Lu}/u.test(text.slice(end)),
  // A name in the plural is one thing: there's Honours, there's Windows.
  ThereIsAgreement: ({ start, end }, text) => !/\s\p{Lu}/u.test(text.slice(start, end)),
  // "Where you ask for tea, we bring it" opens with a clause; only a question may have lost its "were".
  WereWhere: ({ start, end }, text) =>
    !/^where$/i.test(text.slice(start, end)) || !ENDS_SENTENCE.test(text.slice(0, start)) || /^[^.!]*\?/.test(text.slice(end)),
  Spaces: ({ start, end }, text) => text.slice(start, end).trim() !== '',
  DiscourseMarkers: ({ end }, text) => /^\s*(?:i|we|they|he|she|it|you|there|the|this|these|my|our|some|many|people)\b/i.test(text.slice(end)),
};

/** Tells whether a lint stands in its context. */
export function holds(lint: HarperLint, text: string, opensText: boolean): boolean {
  return guards[lint.rule]?.(lint, text, opensText) ?? true;
}

function endsShortened(before: string): boolean {
  const word = SHORTENED.exec(before)?.[1]?.toLowerCase() ?? '';
  return (
    word.includes('.') || /^(?:spp?|mr|mrs|ms|dr|p)$/.test(word) || shortened.has(word) || (word !== '' && word.length <= 5 && !isKnownWord(word))
  );
}
