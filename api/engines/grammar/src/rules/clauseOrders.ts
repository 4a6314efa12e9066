import { findBaseForm, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { capitalize } from '../text/capitalize.ts';
import { readClauseSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const QUESTION_WORD = /^(?:what|where|when|why|how|which|who)$/;
const HELPER = /^(?:is|are|was|were|can|could|will|would|should|must|may|might|have|has|had|am)$/;
const DO = /^(?:do|does|did)$/;
/** Behind these a question is reported, and keeps the order of a statement. */
const REPORTS =
  /^(?:know|knows|knew|tell|tells|told|ask|asks|asked|asking|wonder|wonders|wondered|wondering|understand|understands|understood|explain|explains|explained|remember|remembers|remembered|forgot|forget|forgotten|check|sure|unsure|idea|clear|curious|decide|decided|decides|advise|inform|informed|confirm|confirmed|show|shows|showed|describe|discover|guess|imagine|learn|learned|clarify|find|found|out|say|about|on|of|question|certain|care|matter)$/;
const OBJECT = /^(?:me|us|him|her|them|you|to|that)$/;
const PHRASE_OF_QUESTION =
  /^(?:much|many|long|often|far|old|big|time|kind|sort|type|of|times|exactly|else|people|soon|late|well|quickly|expensive|important|difficult|hard|good)$/;

/** Sentences whose words come in another order: questions, reported questions, and what goes before or behind the verb. */
export const clauseOrders = buildRules({
  'question-without-inversion': {
    reason: 'In a question the first verb comes before the subject.',
    find: (sentence) => findUninverted(sentence),
    examples: {
      'How many times you have visited Malta?': 'How many times have you visited Malta?',
      'Why you did not send the parcel?': 'Why did you not send the parcel?',
      'What time the meeting starts on Thursday?': 'What time does the meeting start on Thursday?',
      'Where your brother works now?': 'Where does your brother work now?',
      'When the shop will open?': 'When will the shop open?',
    },
    fine: [
      'What you need is rest, right?',
      'How many people will come?',
      'Which of you has it?',
      'Who lives here?',
      'What time is it?',
      'How the team works?',
    ],
  },
  'reported-question-inversion': {
    reason: 'A reported question keeps the order of a statement: the subject comes before the verb.',
    find: (sentence) => sentence.flatMap((_, at) => findInvertedReport(sentence, at)),
    examples: {
      "I don't know how much does it cost.": "I don't know how much it costs.",
      'Please advise us when can we expect the delivery.': 'Please advise us when we can expect the delivery.',
      'Can you tell me where did you buy it?': 'Can you tell me where you bought it?',
      'I need advice on which laptop should I buy.': 'I need advice on which laptop I should buy.',
      'She asked me why was I late.': 'She asked me why I was late.',
    },
    fine: ['I know who is the boss.', 'Tell me: where is he?', 'She asked what was wrong.', 'We know how many are left.'],
  },
  'reported-verb-order': {
    reason: 'A reported question keeps the order of a statement: the subject comes before the verb.',
    find: (sentence) => sentence.flatMap((_, at) => findVerbBeforeSubject(sentence, at)),
    examples: {
      'I would like to know how much costs the ticket.': 'I would like to know how much the ticket costs.',
      'Can you tell me how works the machine?': 'Can you tell me how the machine works?',
      'I do not know when starts the film.': 'I do not know when the film starts.',
    },
    fine: ['I know what causes the noise.', 'Tell me how to use the machine.', 'I know who runs the shop.', 'Show me how much sugar the cake needs.'],
  },
  'very-much-order': {
    reason: '"Very much" comes after the object.',
    needs: 'much',
    find: (sentence) =>
      sentence.flatMap((verb, at): Change[] => {
        if (!/^(?:like|likes|liked|enjoy|enjoys|enjoyed|love|loves|loved|appreciate|appreciated|miss|missed|hope|want)$/.test(verb.lower)) return [];
        if (sentence[at + 1]?.lower !== 'very' || sentence[at + 2]?.lower !== 'much') return [];
        const object = readClauseSubject(sentence, at + 3);
        const determined = object && (sentence[at + 3]?.tag ?? 0) & (TAG.DT | TAG.POSS | TAG.PRP);
        if (!object || !determined || object.isPronoun) return [];
        return [{ first: at + 1, last: object.end - 1, text: `${write(sentence, at + 3, object.end)} very much` }];
      }),
    examples: {
      'I like very much this hotel.': 'I like this hotel very much.',
      'We enjoyed very much your talk.': 'We enjoyed your talk very much.',
      'They love very much their dog.': 'They love their dog very much.',
    },
    fine: ['I like it very much.', 'We enjoyed the talk very much.'],
  },
  'adverb-of-time-inside': {
    reason: 'A word of time comes at the beginning or at the end, and the subject before the verb.',
    find: (sentence) => findTimeInside(sentence),
    examples: {
      'I yesterday sent you an email.': 'Yesterday I sent you an email.',
      'Yesterday have we received the letter.': 'Yesterday we have received the letter.',
      'We tomorrow meet the mayor.': 'Tomorrow we meet the mayor.',
    },
    fine: ['Yesterday I sent it.', 'Today is my birthday.', 'Only today have we heard of it.', 'Yesterday was hot.'],
  },
  'adjective-behind-noun': {
    reason: 'An adjective comes before its noun.',
    find: (sentence) => sentence.flatMap((_, at) => findColourBehind(sentence, at)),
    examples: {
      'I have a car white and a boat.': 'I have a white car and a boat.',
      'She wore a dress red.': 'She wore a red dress.',
      'They bought a house new in May.': 'They bought a new house in May.',
    },
    fine: ['I painted the car white.', 'He found the house empty.', 'The walls are white.', 'Keep the door open.'],
  },
});

function write(sentence: Sentence, from: number, end: number): string {
  return sentence
    .slice(from, end)
    .map(({ text, isSpaced }, at) => (isSpaced && at > 0 ? ' ' : '') + text)
    .join('');
}

/** The place behind the words that ask: "how many times", "which of the two laptops". */
function skipQuestionWords(sentence: Sentence, first: number): number {
  let at = first + 1;
  const word = sentence[first]?.lower ?? '';
  if (!/^(?:what|which|how)$/.test(word)) return at;
  while (PHRASE_OF_QUESTION.test(sentence[at]?.lower ?? '')) at++;
  const noun = sentence[at];
  const isNoun = noun && (noun.tag & (TAG.NN | TAG.NNS)) !== 0 && (word !== 'how' || at > first + 1);
  return isNoun ? at + 1 : at;
}

function findUninverted(sentence: Sentence): Change[] {
  if (sentence.at(-1)?.text !== '?' && !sentence.some(({ text }) => text === '?')) return [];
  if (!/^(?:what|where|when|why|how)$/.test(sentence[0]?.lower ?? '')) return [];
  const start = skipQuestionWords(sentence, 0);
  const subject = readClauseSubject(sentence, start);
  const verb = subject && sentence[subject.end];
  const opening = sentence[start];
  if (!subject || !verb || !opening || verb.lower === 'don' || (!subject.isPronoun && !((opening.tag & (TAG.DT | TAG.POSS)) !== 0))) return [];
  const who = subject.isPronoun && opening.text !== 'I' ? opening.lower : write(sentence, start, subject.end);
  const next = sentence[subject.end + 1];
  // "What you need is", "how the team works": a clause that is a subject has another verb.
  const isClause = sentence.slice(subject.end + 1).some(({ lower, tag }) => /^(?:is|was|are)$/.test(lower) && tag !== TAG.NN);
  if (sentence[0]?.lower === 'what' && start === 1 && isClause) return [];
  if (sentence[0]?.lower === 'when' && sentence.some(({ text }) => text === ',')) return [];
  const put = (text: string, last: number) => [{ first: start, last, text }];
  if (DO.test(verb.lower) || (HELPER.test(verb.lower) && next?.kind === 'word')) return put(`${verb.lower} ${who}`, subject.end);
  const base = (verb.tags & (TAG.VB | TAG.VBZ | TAG.VBD)) !== 0 && verb.tag !== TAG.IN && verb.tag !== TAG.NN ? findBaseForm(verb.lower) : undefined;
  if (!base || base === 'be' || base === 'do' || (sentence[0]?.lower === 'how' && start === 1 && !subject.isPronoun)) return [];
  const isPast = verb.lower === inflectPast(base) && verb.lower !== base;
  const helper = isPast ? 'did' : subject.isMany || /^(?:i|you|we|they)$/.test(opening.lower) ? 'do' : 'does';
  return put(`${helper} ${who} ${base}`, subject.end);
}

function findInvertedReport(sentence: Sentence, at: number): Change[] {
  const asking = sentence[at];
  if (!asking || !QUESTION_WORD.test(asking.lower) || at < 1) return [];
  const before = sentence[at - 1];
  const reporting = before && OBJECT.test(before.lower) ? sentence[at - 2] : before;
  if (!reporting || !REPORTS.test(reporting.lower) || (/^(?:on|of|about|say|out|found|find|see)$/.test(reporting.lower) && asking.lower === 'who'))
    return [];
  const start = skipQuestionWords(sentence, at);
  const [helper, opening] = [sentence[start], sentence[start + 1]];
  if (!helper || !opening || !(HELPER.test(helper.lower) || DO.test(helper.lower))) return [];
  const subject = readClauseSubject(sentence, start + 1);
  const isDetermined = (opening.tag & (TAG.DT | TAG.POSS)) !== 0;
  if (!subject || !(subject.isPronoun || isDetermined)) return [];
  const verb = sentence[subject.end];
  const who = write(sentence, start + 1, subject.end);
  if (DO.test(helper.lower)) {
    const base = verb && (verb.tags & (TAG.VB | TAG.VBD | TAG.VBZ)) !== 0 ? (findBaseForm(verb.lower) ?? verb.lower) : undefined;
    if (!base) return [];
    const form = helper.lower === 'did' ? inflectPast(base) : helper.lower === 'does' ? inflectThirdPerson(base) : base;
    return [{ first: start, last: subject.end, text: `${who} ${form}` }];
  }
  // "I know who is the boss" is right; so is "what was the reason".
  if (/^(?:who|what|which)$/.test(asking.lower) && start === at + 1 && /^(?:is|are|was|were)$/.test(helper.lower) && !subject.isPronoun) return [];
  if (/^(?:what|who|which)$/.test(asking.lower) && start === at + 1 && (!subject.isPronoun || asking.lower === 'which')) return [];
  if (/^(?:have|has|had)$/.test(helper.lower) && !subject.isPronoun) return [];
  return [{ first: start, last: subject.end - 1, text: `${who} ${helper.text}` }];
}

/** "How works the machine": verbs that take no object, so that what follows is their subject. */
function findVerbBeforeSubject(sentence: Sentence, at: number): Change[] {
  const [asking, before] = [sentence[at], sentence[at - 1]];
  if (!asking || !before || !/^(?:what|where|when|how|why)$/.test(asking.lower)) return [];
  const reporting = OBJECT.test(before.lower) ? sentence[at - 2] : before;
  if (!reporting || !REPORTS.test(reporting.lower)) return [];
  const takesNoObject =
    /^(?:costs?|works?|worked|means?|meant|starts?|started|begins?|began|ends?|ended|opens?|closes?|happens?|happened|lives?|lived|goes|comes?|came|looks?|arrives?|arrived|leaves?|stands?|lies|lasts?|lasted)$/;
  const behind = skipQuestionWords(sentence, at);
  // "How much costs it": the verb may be read as a noun.
  const start = behind > at + 1 && takesNoObject.test(sentence[behind - 1]?.lower ?? '') ? behind - 1 : behind;
  const verb = sentence[start];
  if (!verb || !takesNoObject.test(verb.lower) || (asking.lower === 'what' && !/^m/.test(verb.lower))) return [];
  const subject = readClauseSubject(sentence, start + 1);
  const after = subject && sentence[subject.end];
  const isDetermined = ((sentence[start + 1]?.tag ?? 0) & (TAG.DT | TAG.POSS)) !== 0;
  if (!subject || !isDetermined || (after && after.kind !== 'mark' && !/^(?:in|on|at|and|but|from|to|for)$/.test(after.lower))) return [];
  return [{ first: start, last: subject.end - 1, text: `${write(sentence, start + 1, subject.end)} ${verb.text}` }];
}

function findTimeInside(sentence: Sentence): Change[] {
  const [first, second, third] = sentence;
  if (!first || !second || !third) return [];
  const isTime = (word: TaggedToken) => /^(?:yesterday|tomorrow|today|tonight)$/.test(word.lower);
  const isSubject = (word: TaggedToken) => /^(?:i|we|they|he|she|you)$/.test(word.lower);
  if (isSubject(first) && isTime(second) && (third.tags & (TAG.VBD | TAG.VB | TAG.VBZ | TAG.MD)) !== 0) {
    const time = capitalize(second.text);
    return [{ first: 0, last: 1, text: `${time} ${first.text === 'I' ? 'I' : first.lower}` }];
  }
  const helper = isTime(first) && /^(?:have|has|had|am|are|is|was|were|did|will|can)$/.test(second.lower);
  const isStatement = sentence.at(-1)?.text === '.';
  if (!helper || !isSubject(third) || !isStatement) return [];
  if (second.lower === 'did') return [];
  return [{ first: 1, last: 2, text: `${third.text} ${second.text}` }];
}

const DESCRIPTIVE_ADJECTIVES =
  /^(?:white|black|red|blue|green|brown|yellow|grey|gray|pink|purple|new|old|big|small|beautiful|expensive|cheap|modern|nice|comfortable|interesting|delicious|famous)$/;

function findColourBehind(sentence: Sentence, at: number): Change[] {
  const [determiner, noun, adjective, after, verb] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3], sentence[at - 1]];
  if (!/^an?$/.test(determiner?.lower ?? '') || !noun || !adjective || !DESCRIPTIVE_ADJECTIVES.test(adjective.lower)) return [];
  const isThing =
    noun.tag === TAG.NN && (noun.tags & (TAG.JJ | TAG.CD)) === 0 && !/^(?:lot|bit|little|few|color|colour|shade|light|dark)$/.test(noun.lower);
  const ends = after === undefined || after.kind === 'mark' || /^(?:and|in|on|with|but|because|for|from|at|last|yesterday)$/.test(after.lower);
  if (!isThing || !ends || !verb || /^(?:make|made|makes|paint|painted|find|found|consider|considered|call|called)$/.test(verb.lower)) return [];
  const article = determiner && /^A/.test(determiner.text) ? 'A' : 'a';
  return [{ first: at, last: at + 2, text: `${article}${/^[aeiou]/.test(adjective.lower) ? 'n' : ''} ${adjective.text} ${noun.text}` }];
}
