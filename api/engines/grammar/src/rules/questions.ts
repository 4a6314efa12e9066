import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { readClauseSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

const ONE = /^(?:he|she|it)$/;
const MANY = /^(?:i|you|we|they)$/;
const HELPS = /^(?:am|is|are|was|were|be|have|has|had|do|does|did|can|could|will|would|shall|should|may|might|must|\w+n't)$/;
/** What a question within a sentence may ask for as it stands: "what is the matter". */
const SET_QUESTION = /^(?:matter|point|problem|difference|use|news|wrong|best|time)$/;

const TAGGED = /^(?:isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|haven't|hasn't)$/;

/** The order of words in questions, direct ones and those within a sentence. */
export const questions = buildRules({
  'question-needs-do': {
    reason: 'A question needs "do", "does" or "did" before its subject, and the verb in its base form.',
    find: (sentence) => {
      const [question, subject, verb] = sentence;
      if (!question || !subject || !verb || sentence.at(-1)?.text !== '?' || !/^(?:where|why|when|how|what)$/.test(question.lower)) return [];
      if (sentence.slice(3).some(({ lower, text }) => HELPS.test(lower) || text === ',')) return [];
      const isOne = ONE.test(subject.lower);
      if ((!isOne && !MANY.test(subject.lower)) || HELPS.test(verb.lower) || (verb.tags & (TAG.VB | TAG.VBZ | TAG.VBD)) === 0) return [];
      const base = findBaseForm(verb.lower);
      if (!base || (verb.tags & (TAG.VBG | TAG.RB)) !== 0 || /^(?:about|like|come)$/.test(verb.lower)) return [];
      const help = verb.lower === base ? (isOne ? 'does' : 'do') : (verb.tags & TAG.VBZ) !== 0 ? 'does' : 'did';
      return [{ first: 1, last: 2, text: `${help} ${subject.text} ${base}` }];
    },
    examples: {
      'Where you bought this bag?': 'Where did you buy this bag?',
      'How you spell that word?': 'How do you spell that word?',
      'Why she left the party?': 'Why did she leave the party?',
      'What he wants from us?': 'What does he want from us?',
      'When they arrived?': 'When did they arrive?',
    },
    fine: ['How come you left?', 'What you want is a rest, is it?', 'Where are you?', 'What if he left?', 'Where you going?', 'What about us?'],
  },
  'second-question-order': {
    reason: 'In a question the verb comes before its subject.',
    find: (sentence) => {
      if (sentence.at(-1)?.text !== '?') return [];
      return sentence.flatMap((and, at) => {
        const [question, subject, verb, next] = [sentence[at + 1], sentence[at + 2], sentence[at + 3], sentence[at + 4]];
        if (at < 3 || and.lower !== 'and' || !question || !subject || !verb || !next) return [];
        const isSecond = asksItself(sentence) && /^(?:where|why|how|when)$/.test(question.lower);
        if (!isSecond || !/^(?:you|he|she|they|we|it)$/.test(subject.lower) || !/^(?:are|is|was|were|can|will|should|could)$/.test(verb.lower))
          return [];
        return [{ first: at + 2, last: at + 3, text: `${verb.text} ${subject.text}` }];
      });
    },
    examples: { 'What is your name, and where you are from?': 'What is your name, and where are you from?' },
    fine: ['Do you know who he is and where he is from?'],
  },
  'reported-question-order': {
    reason: 'In an indirect question, the subject comes before its verb.',
    find: (sentence) =>
      sentence.flatMap((ask, at) => {
        if (!/^(?:know|wonder|wondering|wondered|asked?|asks|asking|tell|told|remember|forgot|forgotten|understand)$/.test(ask.lower)) return [];
        const hasObject = /^(?:me|him|her|us|them|you)$/.test(sentence[at + 1]?.lower ?? '');
        const place = at + (hasObject ? 2 : 1);
        const [question, verb] = [sentence[place], sentence[place + 1]];
        if (!/^(?:what|which)$/.test(question?.lower ?? '') || !verb || !/^(?:is|are|was|were)$/.test(verb.lower)) return [];
        const subject = readSubject(sentence.slice(place + 2));
        if (subject.length === 0 || SET_QUESTION.test(subject.at(-1)?.lower ?? '')) return [];
        const after = sentence[place + 2 + subject.length];
        if (after && !/^[.?!]$/.test(after.text)) return [];
        const text = subject.map((word) => word.text).join(' ');
        return [{ first: place + 1, last: place + 1 + subject.length, text: `${text} ${verb.text}` }];
      }),
    examples: {
      'She asked me what was my favourite book.': 'She asked me what my favourite book was.',
      'I would like to know what is the price of the ticket.': 'I would like to know what the price of the ticket is.',
      'I do not know what is his address.': 'I do not know what his address is.',
      'Can you tell me what are your opening hours?': 'Can you tell me what your opening hours are?',
    },
    fine: ['He asked what was wrong.', 'Tell me what is the matter.', 'I know what is in the box.', 'I asked what it was.'],
  },
  'asked-that-question': {
    reason: 'A question word needs no "that" before it.',
    patterns: ['asked|asks|ask|wonder|wondered|wonders @object|you? that{} where|why|how|when|what|who|whether <PRP|DT|POSS>'],
    examples: { 'He asked that where I worked.': 'He asked where I worked.', 'She wondered that why we left.': 'She wondered why we left.' },
    fine: ['He asked that we leave.', 'I asked that question.'],
  },
  'tag-of-subject': {
    reason: 'The short question at the end repeats the verb and the subject of its sentence.',
    needs: "isn't",
    find: (sentence) => findTag(sentence),
    examples: {
      "Your parents are teachers, isn't it?": "Your parents are teachers, aren't they?",
      "She can swim, isn't it?": "She can swim, can't she?",
      "The shop was closed, isn't it?": "The shop was closed, wasn't it?",
    },
    fine: ["It is late, isn't it?", "The shop is open, isn't it?"],
  },
});

/** Returns whether a sentence opens as a question of its own. */
function asksItself([first, second]: readonly TaggedToken[]): boolean {
  return /^(?:what|where|when|why|how|who)$/.test(first?.lower ?? '') && HELPS.test(second?.lower ?? '');
}

/** Reads "the price of the ticket": a noun of two or three words, "of", and a noun with its determiner. */
function readSubjectWithOf(words: readonly TaggedToken[], of: number): readonly TaggedToken[] {
  const end = words.findIndex(({ kind }) => kind !== 'word');
  const subject = words.slice(0, end < 0 ? undefined : end);
  const isNoun = ((subject.at(-1)?.tags ?? 0) & (TAG.NN | TAG.NNS | TAG.NNP)) !== 0;
  return of <= 3 && subject.length - of >= 2 && subject.length - of <= 4 && isNoun ? subject : [];
}

/** Reads "my favourite book" from the beginning of some words: a determiner, perhaps an adjective or noun, and a noun. */
function readSubject(words: readonly TaggedToken[]): readonly TaggedToken[] {
  if (!/^(?:my|your|his|her|our|their|the|this)$/.test(words[0]?.lower ?? '')) return [];
  const end = words.findIndex(({ kind, lower }) => kind !== 'word' || lower === 'of');
  if (words[end]?.lower === 'of') return readSubjectWithOf(words, end);
  const subject = words.slice(0, end < 0 ? undefined : end);
  const isNoun = (subject.at(-1)?.tags ?? 0) & (TAG.NN | TAG.NNS);
  const isPlain = subject.slice(1).every(({ tags }) => (tags & (TAG.NN | TAG.NNS | TAG.JJ | TAG.VBG)) !== 0);
  return subject.length >= 2 && subject.length <= 4 && isNoun && isPlain ? subject : [];
}

/** "Both brothers are doctors, isn't it?" */
function findTag(sentence: readonly TaggedToken[]): Change[] {
  const end = sentence.length - 1;
  const [comma, tag, it, mark] = [sentence[end - 3], sentence[end - 2], sentence[end - 1], sentence[end]];
  if (mark?.text !== '?' || it?.lower !== 'it' || !TAGGED.test(tag?.lower ?? '') || comma?.text !== ',' || tag?.lower !== "isn't") return [];
  const start = /^(?:both|all)$/.test(sentence[0]?.lower ?? '') ? 1 : 0;
  const subject = readClauseSubject(sentence, start);
  const verb = subject && sentence[subject.end];
  if (!subject || !verb || sentence.slice(0, end - 3).some(({ lower }) => /^(?:not|never|think|hardly|that)$/.test(lower) || lower.endsWith("n't")))
    return [];
  const opening = sentence[start]?.lower ?? '';
  const isMany = subject.isMany === true;
  const pronoun = /^(?:i|you|he|she|we|they)$/.test(opening) ? (opening === 'i' ? 'I' : opening) : isMany ? 'they' : 'it';
  const negated: Readonly<Record<string, string>> = {
    is: "isn't",
    are: "aren't",
    was: "wasn't",
    were: "weren't",
    can: "can't",
    will: "won't",
    have: "haven't",
    has: "hasn't",
    should: "shouldn't",
    could: "couldn't",
    would: "wouldn't",
    must: "mustn't",
  };
  const agreeing = isMany && /^(?:is|was)$/.test(verb.lower) ? verb.lower.replace('is', 'are').replace('was', 'were') : verb.lower;
  const right = Object.hasOwn(negated, agreeing) ? negated[agreeing] : undefined;
  if (!right || (right === "isn't" && pronoun === 'it') || (!isMany && pronoun === 'it' && (verb.lower === 'are' || verb.lower === 'is'))) return [];
  return [{ first: end - 2, last: end - 1, text: `${right} ${pronoun}` }];
}
