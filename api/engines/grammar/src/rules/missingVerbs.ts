import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const OPENS = /^(?:because|but|although|though|since|if|when|while|so|and)$/;
const ENDS_CLAUSE = /^(?:because|although|though|while|when|if|unless|until|but|so|and|or|that|who|which|,|;|\.|!)$/;
const PAST_TIME = /^(?:yesterday|ago)$/;
const DEGREE = /^(?:very|so|too|really|quite|extremely|not|always|still)$/;
/** "On leave", "at home": where or how somebody is. */
const STATE =
  /^(?:on leave|on holiday|on vacation|on duty|on call|on time|on sale|at home|at work|at school|in hospital|in bed|in town|out of|in the|at the|on the|in my|in our|in a|from the|in charge|in love|under pressure)$/;
const PRESENT: Readonly<Record<string, string>> = { i: 'am', he: 'is', she: 'is', it: 'is', we: 'are', they: 'are' };
const PAST: Readonly<Record<string, string>> = { i: 'was', he: 'was', she: 'was', it: 'was', we: 'were', they: 'were' };

/** Clauses that have no verb at all. */
export const missingVerbs = buildRules({
  'clause-without-be': {
    reason: 'This clause has no verb: a form of "be" is missing.',
    find: (sentence) => sentence.flatMap((_, at) => findClauseWithoutVerb(sentence, at)),
    examples: {
      'We stayed inside because the wind so strong.': 'We stayed inside because the wind is so strong.',
      'They on holiday last week and nobody answered.': 'They were on holiday last week and nobody answered.',
      'I like the flat but the rooms very dark.': 'I like the flat but the rooms are very dark.',
      'They always at work on Mondays.': 'They are always at work on Mondays.',
      'She not happy with the result.': 'She is not happy with the result.',
    },
    fine: [
      'I find the wind so strong.',
      'If not happy with it, call us.',
      'What I, at home, cannot say is this.',
      'The rooms are small and the halls very dark.',
      'They on the whole agree.',
      'He left the room so quickly.',
      'I very much like playing chess.',
    ],
  },
  'belongs-without-be': {
    reason: 'This clause has no verb: a form of "be" is missing.',
    patterns: ['^ this|that <=NN> {+is} mine|yours|hers|ours|theirs $', '^ these|those <=NNS> {+are} mine|yours|hers|ours|theirs $'],
    examples: { 'This umbrella mine.': 'This umbrella is mine.', 'Those keys hers.': 'Those keys are hers.' },
    fine: ['This umbrella is mine.'],
  },
  'relative-without-main-verb': {
    reason: 'The main clause has no verb: a form of "be" is missing.',
    needs: 'which that who',
    find: (sentence) => findMainWithoutVerb(sentence),
    examples: {
      'The phone which she bought last month very slow.': 'The phone which she bought last month is very slow.',
      'The people who work there very friendly.': 'The people who work there are very friendly.',
    },
    fine: ['The phone which she bought is very slow.', 'The man who drove was very slow.'],
  },
  'ready-to-do': {
    reason: 'After this adjective the verb takes "to".',
    patterns: [
      "am|is|are|was|were|be|i'm|we're|he's|she's|they're very|so|not|also|really|always? happy|glad|ready|able|unable|willing|pleased|sorry|eager|afraid|delighted|keen|likely|free|welcome|proud {+to} <VB!>~be|let the|a|an|my|your|our|his|her|their|this|it|them|him|you|me|us|further|in|on|at|with|about|.",
      "am|is|are|was|were|be|i'm|we're happy|glad|ready|willing|pleased|eager|delighted {+to} discuss|help|meet|answer|send|talk|hear|join|share|explain|work|provide|learn|start|see further|you|with|about|it|the|your|more|this|them|any|.",
    ],
    examples: {
      'We are ready start the engine.': 'We are ready to start the engine.',
      'I am glad hear about it.': 'I am glad to hear about it.',
      'She would be happy answer your questions.': 'She would be happy to answer your questions.',
    },
    fine: ['We are ready to start.', 'It is free help for you.'],
  },
  'as-it-is': {
    reason: 'This clause has no subject: "it" is missing.',
    patterns: ['as|since|if|when {+it} is|was not|very|too|so|really <JJ>~that', 'because|as|since|although|but|so {+it} is|was raining|snowing'],
    examples: {
      'We can wait until May as is not urgent.': 'We can wait until May as it is not urgent.',
      'Take a coat, as is raining.': 'Take a coat, as it is raining.',
    },
    fine: ['As is usual, we met at six.', 'The work is done and is very good.'],
  },
  'weather-without-it': {
    reason: 'A sentence about the weather needs the subject "it".',
    patterns: ['^ is{it_is} raining|snowing|freezing a|very|too|so|again|now|outside|today|all|heavily|in|on|here|but|and|since|.'],
    examples: { 'Is snowing again in the hills.': 'It is snowing again in the hills.' },
    fine: ['It is snowing.'],
  },
  'place-are-many': {
    reason: 'What exists somewhere takes "there".',
    confidence: 'low',
    patterns: [
      '^ in|on|at|near my|our|the|this|that|every|each <JJ|NN>? <NN> {+there} are|is|were|was many|some|several|no|two|three|lots|more|few <JJ|NN>? <NN|NNS|IN>',
    ],
    examples: { 'In our street are many old trees.': 'In our street there are many old trees.' },
    fine: ['In our street there are many old trees.', 'In the list are the names.'],
  },
});

function findClauseEnd(sentence: Sentence, from: number): number {
  const end = sentence.findIndex(({ lower, kind }, at) => at >= from && (ENDS_CLAUSE.test(lower) || kind === 'mark'));
  return end < 0 ? sentence.length : end;
}

function canBeVerb({ tags, tag }: TaggedToken): boolean {
  return (tags & (TAG.VBZ | TAG.VBD | TAG.MD)) !== 0 || ((tags & TAG.VB) !== 0 && (tag & (TAG.NN | TAG.JJ | TAG.IN | TAG.RB)) === 0);
}

function isInPast(sentence: Sentence): boolean {
  return sentence.some(({ lower }, at) => PAST_TIME.test(lower) || (lower === 'last' && at > 0));
}

function findClauseWithoutVerb(sentence: Sentence, at: number): Change[] {
  const before = sentence[at - 1];
  if ((at > 0 && !OPENS.test(before?.lower ?? '')) || sentence.at(-1)?.text !== '.') return [];
  // "And the halls very dark": the verb of the first clause goes on.
  if (before?.lower === 'and' && !/^(?:i|he|she|we|they)$/.test(sentence[at]?.lower ?? '')) return [];
  const pronoun = Object.hasOwn(PRESENT, sentence[at]?.lower ?? '') ? (sentence[at]?.lower ?? '') : undefined;
  const phrase = pronoun ? undefined : readNounPhrase(sentence, at);
  if (!pronoun && (!phrase?.determiner || !/^(?:the|my|your|his|her|our|their|this|these)$/.test(phrase.determiner.lower) || at === 0)) return [];
  const place = pronoun ? at + 1 : (phrase?.end ?? 0);
  const [word, next] = [sentence[place], sentence[place + 1]];
  if (!word || !next || word.kind !== 'word') return [];
  const end = findClauseEnd(sentence, place + 1);
  const isPlace =
    pronoun !== undefined &&
    (STATE.test(`${word.lower} ${next.lower}`) ||
      (/^(?:never|always|often|usually|still)$/.test(word.lower) && STATE.test(`${next.lower} ${sentence[place + 2]?.lower}`))) &&
    !/^(?:whole|end|main|contrary)$/.test(sentence[place + 2]?.lower ?? '');
  const rest = sentence.slice(isPlace ? place + 3 : place, end).filter(({ lower }) => lower !== 'last');
  if (rest.some((token) => isSurelyFinite(token) || canBeVerb(token))) return [];
  const isQuality = DEGREE.test(word.lower) && next.tag === TAG.JJ && next.lower !== 'much' && (next.tags & TAG.VBN) === 0 && place + 2 <= end;
  const ends =
    place + 2 === end || ((sentence[place + 2]?.tag ?? 0) & TAG.IN) !== 0 || /^(?:here|there|today|now)$/.test(sentence[place + 2]?.lower ?? '');
  if (!((isQuality && ends) || (isPlace && before?.lower !== 'and'))) return [];
  const isPast = isInPast(sentence.slice(place, end));
  const isMany = phrase?.noun.tag === TAG.NNS || phrase?.noun.lower === 'people';
  const be = pronoun ? (isPast ? PAST : PRESENT)[pronoun] : isPast ? (isMany ? 'were' : 'was') : isMany ? 'are' : 'is';
  return be ? [{ first: place, last: place, text: `${be} ${word.text}` }] : [];
}

/** "The car which I bought last year very fast." */
function findMainWithoutVerb(sentence: Sentence): Change[] {
  const phrase = readNounPhrase(sentence, 0);
  const relative = phrase && sentence[phrase.end];
  if (!phrase?.determiner || !relative || !/^(?:which|that|who)$/.test(relative.lower) || sentence.at(-1)?.text !== '.') return [];
  const at = sentence.length - 3;
  const [degree, quality, before] = [sentence[at], sentence[at + 1], sentence[at - 1]];
  if (!degree || !quality || !before || at < phrase.end + 3) return [];
  const isQuality = /^(?:very|so|too|really|quite)$/.test(degree.lower) && (quality.tags & TAG.JJ) !== 0;
  const inner = sentence.slice(phrase.end + 1, at);
  const verbs = inner.filter(
    (token) => token.lower !== 'last' && (isSurelyFinite(token) || (token.tag & (TAG.VBZ | TAG.VBD | TAG.VB | TAG.MD)) !== 0),
  );
  const isClosed = (before.tag & (TAG.NN | TAG.NNS | TAG.RB)) !== 0 || /^(?:here|there|yesterday|today)$/.test(before.lower);
  const isLinking = verbs.some(({ lower }) =>
    /^(?:is|are|was|were|be|been|look|looks|looked|feel|feels|felt|seem|seems|seemed|get|gets|got|become|became|taste|tastes|sound|sounds|make|makes|made|find|found|keep|keeps|kept)$/.test(
      lower,
    ),
  );
  if (!isQuality || verbs.length !== 1 || isLinking || !isClosed || inner.some(({ kind }) => kind === 'mark')) return [];
  const isMany = phrase.noun.tag === TAG.NNS || phrase.noun.lower === 'people';
  return [{ first: at, last: at, text: `${isMany ? 'are' : 'is'} ${degree.text}` }];
}
