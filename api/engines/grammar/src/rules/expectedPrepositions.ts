import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** Adjectives and the prepositions that may follow them; the first one is the usual one. */
const AFTER_ADJECTIVES = parseTable(`
afraid of for about|angry with at about over for|annoyed with at by about|ashamed of for|aware of|bored with of by|capable of|careful with about of in|committed to|crowded with
dependent on upon|different from to than in for|disappointed with in by at about|engaged to in with|famous for in as among|fond of|full of|guilty of about|good at for with to in about
interested in|involved in with|jealous of|keen on|kind to of|married to with in for at|nervous about of|obsessed with by|polite to|popular with among in for at|pleased with about by at for
proud of|ready for to|responsible for to|rude to about|satisfied with by|scared of by|shy with of about|similar to in for|sorry for about|successful in at with as|superior to|inferior to
suspicious of about|tired of from after by|typical of for|used to for in as by at with on|worried about by for|jealous of|guilty of about|allergic to|addicted to|grateful to for|opposed to
convinced of by about|surprised at by about with|excited about by at for|terrified of by|equal to in|familiar with to|acquainted with|impressed by with at|accustomed to|related to by|limited to by in
accused of by|composed of by|covered with in by|equipped with for by|filled with by|known for as to by in|blessed with by|suitable for as to|surrounded by with|independent of from|absent from|hopeless at|brilliant at|hungry for`);
/** Verbs and the prepositions that may follow them directly. */
const AFTER_VERBS = parseTable(`
depend on upon|rely on upon|consist of in|belong to in with|listen to for in on at with|insist on upon|succeed in at with to by as|participate in with at on as for|concentrate on in at by|apologise to for
apologize to for|suffer from for in with at under by|refer to by in as for|differ from to in by with on between|complain to about of in at on by|object to|contribute to in with by|specialise in at|specialize in at
graduate from in with at to on by|recover from in by at on with|resign from as in on over at with|rebel against in|collide with in at on|comply with in by|cope with in by|interfere with in|sympathise with|consent to|adapt to for in from by
react to with by against in on at|respond to with by in on at within from|subscribe to for on in by|resort to|amount to|boast about of to in|dream of about in at on|focus on in at|approve of by in|disapprove of by|forbid from in by|escape from to through in by into at on with
refrain from|abstain from|laugh at about with in on|stare at into out in through|glance at over up through around towards to in|gaze at into out over up through upon on|smile at to in with on as|shout at to for about in from over|yell at to for about in from
invest in with by for|believe in on at`);
/** Only these never stand in front of a circumstance that another preposition opens. */
const STRICT =
  /^(?:afraid|proud|fond|responsible|interested|capable|aware|keen|famous|married|angry|jealous|scared|tired|depend|succeed|insist|rely|consist|participate|object)$/;
/** Behind these words a preposition opens something else: a time, a place, a manner. */
const PREPOSITION = /^(?:of|in|on|at|to|for|with|from|about|by)$/;
const BE =
  /^(?:am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't|i'm|he's|she's|it's|we're|they're|you're|get|gets|got|feel|feels|felt|seem|seems|become|became|look|looks)$/;
const ADVERB =
  /^(?:very|really|so|too|quite|not|always|also|never|still|already|fully|completely|more|most|often|mainly|only|just|totally|absolutely|extremely|particularly|especially|currently)$/;
const THING =
  /^(?:me|you|him|her|us|them|it|my|your|his|its|our|their|the|a|an|this|that|these|those|every|everything|everyone|everybody|anyone|someone|something|anything|what|who|how|all|his|no|any|some)$/;
/** What names a time, a place or a way behind any word. */
const CIRCUMSTANCE =
  /^(?:time|times|moment|day|days|week|weeks|month|months|year|years|morning|evening|afternoon|night|summer|winter|spring|autumn|weekend|end|beginning|start|same|first|last|next|past|present|future|way|ways|case|cases|course|long|fact|part|least|once|age|home|work|school|place|world|country|city|town|area|region|house|street|office|front|middle|top|side|hand|hands|other|whole|contrary|point|level|price|cost|moment|meantime|least|all|extent|degree|reason|reasons|sake|minute|hour|hours|period|field|name|mean|means|phone|internet|basis|eyes|opinion|view)$/;

/** Prepositions that adjectives and verbs ask for. */
export const expectedPrepositions = buildRules({
  'adjective-and-preposition': {
    reason: 'This adjective is followed by another preposition.',
    needs: 'of in on at to for with from about by',
    find: (sentence) => sentence.flatMap((_, at) => findBehindAdjective(sentence, at)),
    examples: {
      'I was angry to my brother.': 'I was angry with my brother.',
      "I'm not interested to football.": "I'm not interested in football.",
      'She is married from a teacher.': 'She is married to a teacher.',
      'He is afraid from the big slide.': 'He is afraid of the big slide.',
      'They are very proud for their son.': 'They are very proud of their son.',
      'The town is famous of its castle.': 'The town is famous for its castle.',
    },
    fine: [
      'He is angry in the morning.',
      'She is interested to know it.',
      'They were married by a priest.',
      'He was afraid at the time.',
      'He is capable in this field.',
      'It is different on the other side.',
      'She is proud to be here.',
      'He was aware in the end.',
    ],
  },
  'verb-and-preposition': {
    reason: 'This verb is followed by another preposition.',
    needs: 'of in on at to for with from about by',
    find: (sentence) => sentence.flatMap((_, at) => findBehindVerb(sentence, at)),
    examples: {
      'It depends of the weather.': 'It depends on the weather.',
      'She succeeded on the exam.': 'She succeeded in the exam.',
      'The results differ of those in the book.': 'The results differ from those in the book.',
      'He insisted in paying the bill.': 'He insisted on paying the bill.',
      'They objected at the plan.': 'They objected to the plan.',
    },
    fine: [
      'It depends in part on the weather.',
      'He listened at the door.',
      'It belongs in the box.',
      'She relies in the end on luck.',
      'They complained at the office.',
      'He resigned on Monday.',
      'She objected at once.',
    ],
  },
});

function parseTable(table: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    table
      .trim()
      .split(/[|\n]/)
      .map((line) => {
        const [word = '', ...prepositions] = line.trim().split(' ');
        return [word, prepositions] as const;
      }),
  );
}

function findBehindAdjective(sentence: Sentence, at: number): Change[] {
  const allowed = AFTER_ADJECTIVES.get(sentence[at]?.lower ?? '');
  if (!allowed) return [];
  let place = at - 1;
  while (place > 0 && ADVERB.test(sentence[place]?.lower ?? '')) place--;
  return BE.test(sentence[place]?.lower ?? '') ? exchange(sentence, at, allowed) : [];
}

function findBehindVerb(sentence: Sentence, at: number): Change[] {
  const token = sentence[at];
  if (
    !token ||
    token.text !== token.lower ||
    (token.tag & (TAG.NN | TAG.NNS | TAG.JJ)) !== 0 ||
    /^(?:the|a|of|his|her|their|my|our|your|this)$/.test(sentence[at - 1]?.lower ?? '')
  )
    return [];
  const allowed = AFTER_VERBS.get(findBaseForm(token.lower) ?? token.lower);
  return allowed ? exchange(sentence, at, allowed) : [];
}

function exchange(sentence: Sentence, at: number, allowed: readonly string[]): Change[] {
  const [preposition, next, following] = sentence.slice(at + 1, at + 4);
  if (!preposition || !next || !PREPOSITION.test(preposition.lower) || allowed.includes(preposition.lower) || next.kind !== 'word') return [];
  // "To" may open an infinitive, and "by" names who did it.
  if (
    /^by$/.test(preposition.lower) ||
    (preposition.lower === 'to' && (next.tags & TAG.VB) !== 0 && (next.tags & TAG.NN) === 0 && !THING.test(next.lower))
  )
    return [];
  if (
    preposition.lower === 'to' &&
    (next.tags & TAG.VB) !== 0 &&
    !THING.test(next.lower) &&
    !/^(?:football|music|art|history|sports?|chess)$/.test(next.lower)
  )
    return [];
  const words = sentence.slice(at + 2, at + 6).filter(({ kind }) => kind === 'word');
  if (words.some(({ lower }) => CIRCUMSTANCE.test(lower)) || (next.tag & (TAG.CD | TAG.NNP)) !== 0) return [];
  const isThing = THING.test(next.lower) || (next.tag & (TAG.NN | TAG.NNS)) !== 0 || (next.tag & TAG.VBG) !== 0;
  // Another preposition further on may be the one that the word asks for: "depends in part on".
  if (!isThing || sentence.slice(at + 3, at + 7).some(({ lower }) => allowed.includes(lower) && lower === allowed[0]) || following?.text === '-')
    return [];
  // "In", "on", "at", "for" and "with" name circumstances of all others.
  const governor = findBaseForm(sentence[at]?.lower ?? '') ?? '';
  const isStrict = STRICT.test(sentence[at]?.lower ?? '') || STRICT.test(governor);
  if (/^(?:in|on|at|for|with)$/.test(preposition.lower) && !isStrict) return [];
  return [{ first: at + 1, last: at + 1, text: allowed[0] ?? preposition.text }];
}
