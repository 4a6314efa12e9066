import { findBaseForm, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { readClauseSubject, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const TIME_CLAUSE = /^(?:when|before|after|until|till|once|unless)$/;
/** Behind these "when" and "if" ask, and the future is right. */
const ASKS =
  /^(?:know|knows|knew|tell|tells|told|ask|asks|asked|wonder|wonders|wondering|understand|sure|unsure|idea|see|check|decide|decided|inform|confirm|say|says|said|remember|about|of|on|clear|doubt|question|guess|predict|imagine|day|time|moment|year|find|out|explain|me|us|you|him|her|them|date|announce|estimate|advise|advised|advice|specify|indicate|state|mention|notify|agree|agreed|discuss|clarify|choose|settle|determine)$/;
const PAST_TIME = /^(?:yesterday|ago)$/;
const LAST_UNIT =
  /^(?:week|month|year|night|summer|winter|spring|autumn|fall|weekend|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|semester|quarter|season|century|decade)$/;
const STATES = new Map<string, string>(
  'know believe understand want need prefer own belong hate mean depend deserve contain consist possess resemble recognise recognize seem suppose doubt like love'
    .split(' ')
    .map((base) => [`${base.replace(/e$/, '')}ing`, base] as const),
);
/** They happen by themselves, so that nobody does them to anything. */
const BY_THEMSELVES =
  /^(?:happened|occurred|disappeared|died|existed|appeared|emerged|vanished|belonged|depended|seemed|remained|lasted|arisen|fainted|slept|laughed|cried|smiled)$/;
const LASTING =
  /^(?:living|working|studying|learning|waiting|teaching|playing|looking|using|trying|running|driving|writing|suffering|training|practising|practicing|singing|searching|standing|sitting)$/;

/** Tenses in clauses of time, and with words that say when. */
export const clauseTimes = buildRules({
  'will-in-time-clause': {
    reason: 'After "when", "before", "until" and the like the present is used for the future.',
    needs: 'will',
    find: (sentence) => sentence.flatMap((_, at) => findFutureClause(sentence, at)),
    examples: {
      'I will return the book when you will reach the office.': 'I will return the book when you reach the office.',
      'Call me after our guests will arrive.': 'Call me after our guests arrive.',
      'We will wait until she will come.': 'We will wait until she comes.',
    },
    fine: [
      'I do not know when he will come.',
      'Tell me when you will be there.',
      'Please advise when the parts will arrive.',
      'The day when she will leave is near.',
      'When will you come?',
    ],
  },
  'perfect-of-past-time': {
    reason: 'With a time that is over, the verb is in the past tense.',
    needs: 'yesterday ago last',
    find: (sentence) => sentence.flatMap((_, at) => findPerfectOfPast(sentence, at)),
    examples: {
      'My boss has left the firm last month.': 'My boss left the firm last month.',
      'The neighbours have sold their house two years ago.': 'The neighbours sold their house two years ago.',
      'My parents have visited us yesterday.': 'My parents visited us yesterday.',
    },
    fine: [
      'Sales have risen since last year.',
      'He has been ill for the last year.',
      'She has left the bill that came yesterday.',
      'It has happened in the last week.',
    ],
  },
  'when-clause-past': {
    reason: 'Both verbs speak of the past.',
    needs: 'when',
    find: (sentence) => findPresentInPast(sentence),
    examples: {
      'When I am in high school, I spent hours there.': 'When I was in high school, I spent hours there.',
      'When she is a child, she lived in Oslo.': 'When she was a child, she lived in Oslo.',
      'When I was a child, I play with my cousins near the river.': 'When I was a child, I played with my cousins near the river.',
    },
    fine: ['When I am in town, I call her.', 'When I was young, I used to swim.'],
  },
  'state-in-progress': {
    reason: 'This verb describes a state and is not used in the -ing form.',
    find: (sentence) => sentence.flatMap((_, at) => findStateInProgress(sentence, at)),
    examples: {
      'I am knowing the software well because we used it.': 'I know the software well because we used it.',
      'She is wanting a new phone.': 'She wants a new phone.',
      'They were needing more time.': 'They needed more time.',
    },
    fine: ['I am loving it.', 'He is known here.', 'Increasingly, offices are recognizing the problem.'],
  },
  'happened-by-itself': {
    reason: 'This verb has no passive: things happen, they are not happened.',
    find: (sentence) =>
      sentence.flatMap((be, at): Change[] => {
        const verb = sentence[at + 1];
        if (!/^(?:was|were|is|are)$/.test(be.lower) || !verb || !BY_THEMSELVES.test(verb.lower)) return [];
        return [{ first: at, last: at + 1, text: verb.lower === 'arisen' ? 'arose' : verb.text }];
      }),
    examples: {
      'The experiment was happened in a dark room.': 'The experiment happened in a dark room.',
      'The accident was occurred at night.': 'The accident occurred at night.',
      'My keys were disappeared.': 'My keys disappeared.',
    },
    fine: ['It has happened.'],
  },
  'for-years-perfect': {
    reason: 'What began in the past and goes on takes "have been" and the -ing form.',
    needs: 'years months since',
    find: (sentence) => sentence.flatMap((_, at) => findLasting(sentence, at)),
    examples: {
      'We are working on this device for three years, and now it is ready.':
        'We have been working on this device for three years, and now it is ready.',
      'I am living in Dublin since May.': 'I have been living in Dublin since May.',
      'She is studying law for two years.': 'She has been studying law for two years.',
    },
    fine: ['We are working on it.', 'He will be working there for two years.', 'I have been living here since May.'],
  },
});

function isHelped(sentence: Sentence): boolean {
  return sentence.some(({ lower }) =>
    /^(?:will|'ll|i'll|we'll|you'll|please|going|call|let|wait|tell|send|ask|contact|can|should|must)$/.test(lower),
  );
}

function findFutureClause(sentence: Sentence, at: number): Change[] {
  const word = sentence[at];
  const isSoon = word?.lower === 'as' && sentence[at + 1]?.lower === 'soon' && sentence[at + 2]?.lower === 'as';
  if (!word || !(TIME_CLAUSE.test(word.lower) || isSoon)) return [];
  const before = sentence[at - 1];
  if (before && word.lower === 'when' && (ASKS.test(before.lower) || before.tag === TAG.VBG)) return [];
  const read = readClauseSubject(sentence, at + (isSoon ? 3 : 1));
  const subject = read && sentence[read.end - 1]?.lower === 'will' ? { ...read, end: read.end - 1, isMany: false } : read;
  const [will, verb] = subject ? [sentence[subject.end], sentence[subject.end + 1]] : [];
  if (!subject || will?.lower !== 'will' || !verb || verb.lower === 'not' || (verb.tags & TAG.VB) === 0) return [];
  if (at > 0 && !isHelped(sentence.slice(0, at))) return [];
  const opening = sentence[at + (isSoon ? 3 : 1)]?.lower ?? '';
  const many = subject.isMany === true || /^(?:i|you|we|they)$/.test(opening);
  const form =
    verb.lower === 'be'
      ? opening === 'i'
        ? 'am'
        : many
          ? 'are'
          : 'is'
      : verb.lower === 'have'
        ? many
          ? 'have'
          : 'has'
        : many
          ? verb.lower
          : inflectThirdPerson(verb.lower);
  return [{ first: subject.end, last: subject.end + 1, text: form }];
}

/** "Has left the firm last month": the time belongs to the same clause. */
function findPerfectOfPast(sentence: Sentence, at: number): Change[] {
  const [have, participle] = [sentence[at], sentence[at + 1]];
  const before = sentence[at - 1];
  if (
    !have ||
    !participle ||
    !before ||
    !/^(?:has|have)$/.test(have.lower) ||
    (participle.tags & TAG.VBN) === 0 ||
    /^(?:been|to|got)$/.test(participle.lower)
  )
    return [];
  if ((before.tag & (TAG.NN | TAG.NNS | TAG.NNP | TAG.PRP)) === 0 || /^(?:who|which|that|may|might|must|could|would|should)$/.test(before.lower))
    return [];
  const end = sentence.findIndex(
    ({ kind, lower, text }, index) =>
      index > at &&
      ((kind === 'mark' && text !== "'") ||
        /^(?:and|but|because|that|which|who|since|when|so|if|than|as|for|during|until|over|in|within|by|from)$/.test(lower)),
  );
  const clause = sentence.slice(at + 2, end < 0 ? undefined : end);
  const isOver = clause.some(
    (token, index) =>
      PAST_TIME.test(token.lower) ||
      (token.lower === 'last' &&
        LAST_UNIT.test(clause[index + 1]?.lower ?? '') &&
        !/^(?:the|of|this|my|our|his|her|their|since|for)$/.test(clause[index - 1]?.lower ?? '')),
  );
  const base = findBaseForm(participle.lower);
  if (!isOver || !base || clause.length > 10) return [];
  return [{ first: at, last: at + 1, text: inflectPast(base) }];
}

function findPresentInPast(sentence: Sentence): Change[] {
  const [when, subject, be, next] = sentence;
  if (when?.lower !== 'when' || !subject || !be || !/^(?:i|he|she|we|they)$/.test(subject.lower) || next?.kind !== 'word') return [];
  const comma = sentence.findIndex(({ text }) => text === ',');
  const [other, verb, after] = [sentence[comma + 1], sentence[comma + 2], sentence[comma + 3]];
  if (comma < 3 || comma > 12 || !other || !verb || !/^(?:i|he|she|we|they|it|you)$/.test(other.lower)) return [];
  const isPresent = /^(?:am|is|are)$/.test(be.lower);
  const isPast = (verb.tags & TAG.VBD) !== 0 && (verb.tags & (TAG.VB | TAG.MD)) === 0;
  if (isPresent && isPast && !/^(?:had|used)$/.test(verb.lower) && /^(?:in|at|a|an|young|little|small|on|\d+)$/.test(next.lower))
    return [{ first: 2, last: 2, text: be.lower === 'are' ? 'were' : 'was' }];
  const wasPast = /^(?:was|were)$/.test(be.lower) && /^(?:a|an|young|little|small|in|at)$/.test(next.lower);
  const isBase =
    (verb.tags & TAG.VB) !== 0 &&
    (verb.tags & (TAG.VBD | TAG.MD | TAG.VBN)) === 0 &&
    after?.kind === 'word' &&
    !/^(?:think|know|believe|guess|mean|remember|say)$/.test(verb.lower);
  return wasPast && isBase && other.lower === subject.lower ? [{ first: comma + 2, last: comma + 2, text: inflectPast(verb.lower) }] : [];
}

function findStateInProgress(sentence: Sentence, at: number): Change[] {
  const [be, verb, before, after] = [sentence[at], sentence[at + 1], sentence[at - 1], sentence[at + 2]];
  const base = STATES.get(verb?.lower ?? '');
  if (!be || !base || !before || !/^(?:am|is|are|was|were)$/.test(be.lower) || /^(?:like|love|mean|doubt|deserve)$/.test(base)) return [];
  if (
    (before.tag & (TAG.PRP | TAG.NN | TAG.NNS | TAG.NNP)) === 0 ||
    sentence.some(({ lower, text }) => /^(?:since|increasingly|gradually|slowly)$/.test(lower) || text === '?')
  )
    return [];
  const lasts = sentence.some(
    ({ lower }, index) =>
      lower === 'for' && /^(?:years|months|weeks|days|ages|long|many)$/.test(sentence[index + 2]?.lower ?? sentence[index + 1]?.lower ?? ''),
  );
  if (
    lasts ||
    !after ||
    !/^(?:a|an|the|my|your|his|her|our|their|to|that|it|him|them|you|me|us|more|some|this|these|with|on|in|how|what|why|new|help|from)$/.test(
      after.lower,
    )
  )
    return [];
  if (/^(?:knowing|believing)$/.test(verb?.lower ?? '') && before.tag & (TAG.NN | TAG.NNS)) return [];
  const past = /^w/.test(be.lower);
  const form = past ? inflectPast(base) : be.lower === 'is' ? inflectThirdPerson(base) : base;
  return [{ first: at, last: at + 1, text: form }];
}

function findLasting(sentence: Sentence, at: number): Change[] {
  const [be, verb, before] = [sentence[at], sentence[at + 1], sentence[at - 1]];
  if (
    !be ||
    !verb ||
    !before ||
    !/^(?:am|is|are)$/.test(be.lower) ||
    !LASTING.test(verb.lower) ||
    (before.tag & (TAG.PRP | TAG.NN | TAG.NNP | TAG.NNS)) === 0
  )
    return [];
  const end = sentence.findIndex(
    ({ kind, lower }, index) => index > at && (kind === 'mark' || /^(?:and|but|because|that|which|who|when|so|if)$/.test(lower)),
  );
  const clause = sentence.slice(at + 2, end < 0 ? undefined : end);
  if (clause.some(({ lower }) => /^(?:next|tomorrow|another|over)$/.test(lower))) return [];
  const years = clause.findIndex(({ lower }, index) => lower === 'for' && /^(?:years|months)$/.test(clause[index + 2]?.lower ?? ''));
  const since = clause.findIndex(({ lower }) => lower === 'since');
  const isTimed =
    years >= 0 ||
    (since >= 0 && since === clause.length - 2) ||
    (since >= 0 && /^(?:years|months|weeks|last|many|a|one|two|three)$/.test(clause[since + 1]?.lower ?? ''));
  const phrase = readNounPhrase(sentence, 0);
  if (!isTimed || (phrase && /^(?:course|contract|programme|program|project)$/.test(phrase.noun.lower))) return [];
  return [{ first: at, last: at, text: be.lower === 'is' ? 'has been' : 'have been' }];
}
