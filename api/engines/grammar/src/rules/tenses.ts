import { findBaseForm, inflectParticiple, inflectPast } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

/** The most words between a verb and its "since". */
const FARTHEST_SINCE = 8;
const MOMENT =
  /^(?:(?:19|20)\d\d|childhood|birth|morning|yesterday|last|this|then|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
const YOUNG = /^(?:a|an|born|young|little|small|five|six|seven|eight|ten|twelve|\d+)$/;
const COUNT = /^(?:\d+|a|an|many|several|some|few|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)$/;
const UNIT = /^(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|long)$/;
/** What goes on for a long time, so that with "since" it asks for the perfect. */
const LASTING = new Set(
  'live work study stay wait learn teach use look search try run drive sleep train practise practice suffer date serve lead manage own have know play belong take like love want need'.split(
    ' ',
  ),
);
/** What is done now may be the first of its kind since then: "they are seeing more rain than since 1950". */
const NEW_EACH_TIME =
  /^(?:seeing|experiencing|witnessing|having|getting|becoming|feeling|facing|reporting|making|celebrating|marking|returning|going|coming|being|nothing|something|missing|publishing|holding|releasing|starting|opening|launching|everything|anything|interesting|exciting|willing)$/;
const PLACE = new Set(['in', 'at', 'here', 'there', 'on', 'with', 'married', 'ill', 'sick', 'single', 'unemployed', 'friends', 'closed']);
const ONE = new Set(['he', 'she', 'it']);
const MANY = new Set(['i', 'we', 'you', 'they']);
const PAST_END = new Set(['night', 'week', 'month', 'year', 'summer', 'winter', 'spring', 'autumn', 'weekend', ...(wordSets.weekday ?? [])]);
const MODALS_AND_CLAUSES =
  /^(?:will|would|can|could|should|must|may|might|that|who|which|if|when|because|and|but|or|so|than|as|since|until|before|after|not|never|have|has|had|be|am|is|are|was|were|let|make|please|do|does|did|,|;|:)$|n't$/;

/** Times that verbs of learners miss. */
export const tenses = buildRules({
  'since-perfect': {
    reason: 'What began in the past and still goes on takes "have" or "has": "since" names its beginning, "for" its length.',
    find: (sentence) => {
      const since = sentence.findIndex(({ lower }) => lower === 'since');
      if (since < 2) return [];
      const [next, unit, ago] = [sentence[since + 1], sentence[since + 2], sentence[since + 3]];
      const isBareLength = /^(?:years|months|weeks|days|hours|ages|decades)$/.test(next?.lower ?? '') && unit?.kind !== 'word';
      const isCounted = COUNT.test(next?.lower ?? '') && UNIT.test(unit?.lower ?? '') && ago?.lower !== 'ago';
      const isLength = isBareLength || isCounted;
      const isYouth = /^(?:i|he|she|we|they)$/.test(next?.lower ?? '') && /^(?:was|were)$/.test(unit?.lower ?? '') && YOUNG.test(ago?.lower ?? '');
      const isThen = next?.lower !== 'then' || unit?.kind !== 'word';
      const isOwn =
        /^(?:my|his|her|our|their)$/.test(next?.lower ?? '') && /^(?:childhood|birth|birthday|youth|wedding|arrival)$/.test(unit?.lower ?? '');
      const namesMoment = !isLength && (isYouth || isOwn || (MOMENT.test(next?.lower ?? '') && isThen));
      return isLength || namesMoment ? findLastingVerb(sentence, since, isBareLength ? 1 : isCounted ? 2 : 0) : [];
    },
    examples: {
      'It is raining since this morning.': 'It has been raining since this morning.',
      'Prices are rising since last year.': 'Prices have been rising since last year.',
      'My uncle is working there since 2011.': 'My uncle has been working there since 2011.',
      'I am waiting for this day since years.': 'I have been waiting for this day for years.',
      'I know her since three years.': 'I have known her for three years.',
      'We are waiting here since this morning.': 'We have been waiting here since this morning.',
      'He teaches maths since ten years.': 'He has taught maths for ten years.',
      'He is playing chess since he was a child.': 'He has been playing chess since he was a child.',
      'I am knowing him since my childhood.': 'I have known him since my childhood.',
      'I am here since Monday.': 'I have been here since Monday.',
      'They live in that street since last year.': 'They have lived in that street since last year.',
    },
    fine: [
      'We are seeing the worst drought since 1950.',
      'She has worked here since 2010.',
      'I am happy since you are here.',
      'It is the best film since 2001.',
      'Since 2010 he works less.',
      'He knows it since he was told.',
    ],
  },
  'past-time-at-end': {
    reason: 'What happened at a past time takes the past form.',
    find: (sentence) => {
      const end = sentence.findIndex(({ kind }) => kind === 'mark');
      const words = sentence.slice(0, end < 0 ? undefined : end);
      const [subject, verb] = words;
      if (!subject || !verb || words.length < 3 || !endsInPast(words)) return [];
      const isSubject = ONE.has(subject.lower) || MANY.has(subject.lower);
      const isPlain = (verb.tags & (TAG.VB | TAG.VBZ)) !== 0 && (verb.tags & (TAG.VBD | TAG.MD | TAG.IN | TAG.RB)) === 0;
      const base = findBaseForm(verb.lower);
      if (!isSubject || !isPlain || !base || words.slice(1).some((word, at) => opensOtherVerb(word, words[at + 2]))) return [];
      if (words.slice(2).some(({ tags }) => (tags & TAG.VBD) !== 0)) return [];
      const past = inflectPast(base);
      return past === verb.lower ? [] : [{ first: 1, last: 1, text: past }];
    },
    examples: {
      'I go to the market yesterday.': 'I went to the market yesterday.',
      'She calls me last night.': 'She called me last night.',
      'We meet him two weeks ago.': 'We met him two weeks ago.',
    },
    fine: [
      'He says the firm left yesterday.',
      'I remember that he came yesterday.',
      'I know who won last night.',
      'She put it there yesterday.',
      'I go there every day.',
    ],
  },
  'stative-simple': {
    reason: 'This verb tells of a state and is not used in the -ing form here.',
    find: (sentence) => sentence.flatMap((_, at) => findStativeProgressive(sentence, at)),
    examples: {
      'They are not liking the new menu.': 'They do not like the new menu.',
      'He is not understanding the question.': 'He does not understand the question.',
      'Are you knowing my cousin?': 'Do you know my cousin?',
      'I am having three brothers.': 'I have three brothers.',
      'She is having a good knowledge of law.': 'She has a good knowledge of law.',
      'Nobody was knowing the answer.': 'Nobody knew the answer.',
      'I am not wanting any trouble.': 'I do not want any trouble.',
    },
    fine: ['I am having lunch.', 'She is having a baby.', 'We are having a party.', 'He is wanting in tact.', 'Are you liking it?'],
  },
  'if-would-past': {
    reason: 'After "if" the past form is used, and "would" stands in the other half.',
    find: (sentence) => {
      const [opener, subject, would, verb] = sentence;
      const comma = sentence.findIndex(({ text }) => text === ',');
      if (opener?.lower !== 'if' || would?.lower !== 'would' || !subject || !verb || comma < 4) return [];
      if (!ONE.has(subject.lower) && !MANY.has(subject.lower)) return [];
      if (!sentence.slice(comma).some(({ lower }) => /^(?:would|could|might)$|'d$/.test(lower))) return [];
      if (sentence.slice(comma).some(({ lower }, at, rest) => lower === 'have' && /^(?:would|could|might)$/.test(rest[at - 1]?.lower ?? '')))
        return [];
      const base = findBaseForm(verb.lower);
      if (
        base !== verb.lower ||
        /^(?:like|mind|please|prefer|have|care|only|just|kindly)$/.test(verb.lower) ||
        (base === 'be' && subject.lower === 'you')
      )
        return [];
      return [{ first: 2, last: 3, text: base === 'be' ? 'were' : inflectPast(base) }];
    },
    examples: {
      'If it would snow, we would stay here.': 'If it snowed, we would stay here.',
      'If I would win the lottery, I could travel.': 'If I won the lottery, I could travel.',
      'If I would be rich, I would travel.': 'If I were rich, I would travel.',
      'If they would know the truth, they would leave.': 'If they knew the truth, they would leave.',
    },
    fine: ['If you would like tea, we would make some.', 'If you would wait here, I will ask.'],
  },
  'years-ago': {
    reason: 'The time from then to now takes "ago".',
    find: (sentence) =>
      sentence.flatMap((before, at) => {
        const [count, unit, after] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        if (before.lower !== 'before' || !COUNT.test(count?.lower ?? '') || !/^(?:years|months|weeks|days|hours)$/.test(unit?.lower ?? '')) return [];
        const hasPast = sentence.slice(0, at).some(({ tags, lower }) => (tags & TAG.VBD) !== 0 || lower === 'was');
        const hasOther = sentence.slice(0, at).some(({ lower }) => /^(?:not|n't|had|have|has|never|didn't|long|will|would|could|can)$/.test(lower));
        return hasPast && !hasOther && (!after || after.kind === 'mark')
          ? [{ first: at, last: at + 2, text: `${count?.text} ${unit?.text} ago` }]
          : [];
      }),
    examples: {
      'My grandfather died before two years.': 'My grandfather died two years ago.',
      'We moved here before six months.': 'We moved here six months ago.',
    },
    fine: ['He did not return before two years had passed.', 'It takes long before ten days are over.'],
  },
  'past-when': {
    reason: 'An event during a past action takes the past tense.',
    patterns: ['was|were <VBG> when i|we|you|they|he|she|it <VB|VBZ>~<VBD>~is|are|am|have|has|do|does{=past}'],
    examples: {
      'It was raining when I wake up.': 'It was raining when I woke up.',
      'We were eating when she calls.': 'We were eating when she called.',
    },
    fine: ['It was raining when I woke up.', 'He was wondering when I would come.'],
  },
  'always-not-ever': {
    reason: 'What was so all the time was "always" so; "ever" asks.',
    patterns: [
      '^ i|we|they have ever{always} been|had|wanted|liked|loved|lived|worked|dreamed',
      '^ he|she has ever{always} been|had|wanted|liked|loved|lived|worked|dreamed',
    ],
    examples: { 'I have ever been interested in music.': 'I have always been interested in music.' },
    fine: ['Have you ever been there?', 'It is the best I have ever had.'],
  },
  'perfect-base': {
    reason: 'After "have" or "has" the verb takes its participle.',
    patterns: [
      '^^ i|we|they|you have visit|finish|book|order|plan|call|answer|check|clean|cook|start|open|move|change|learn|receive|watch|study|try|ask|use|pass|miss|invite|prepare|solve|attach|post|lose|find|buy|sell|send{=participle} the|a|an|my|our|his|her|your|their|many|some|all !time|day|week',
      '^^ he|she|it has visit|finish|book|order|plan|call|answer|check|clean|cook|start|open|move|change|learn|receive|watch|study|try|ask|use|pass|miss|invite|prepare|solve|attach|post|lose|find|buy|sell|send{=participle} the|a|an|my|our|his|her|your|their|many|some|all !time|day|week',
    ],
    examples: {
      'We have visit the old castle.': 'We have visited the old castle.',
      'She has finish her essay.': 'She has finished her essay.',
      'I have book a table.': 'I have booked a table.',
    },
    fine: ['We have order in the house.', 'I have changed my mind.'],
  },
});

/** Finds the present before "since", and writes it in the perfect; "since" becomes "for" before a length of time. */
function findLastingVerb(sentence: readonly TaggedToken[], since: number, lengthWords: number): Change[] {
  for (let at = Math.max(1, since - FARTHEST_SINCE); at < since; at++) {
    const [subject, verb] = [sentence[at - 1], sentence[at]];
    const perfect = subject && verb && writePerfect(sentence, at, subject, verb);
    if (!perfect) continue;
    const between = sentence.slice(perfect.end, since);
    if (
      between.some(
        ({ kind, tag, lower }) => kind === 'mark' || tag === TAG.JJS || /^(?:first|most|only|and|but|because|i|he|she|we|they)$/.test(lower),
      )
    )
      return [];
    if (sentence.slice(0, at).some(({ lower }) => /^(?:have|has|had|if|when|ha[sd]n't|haven't)$/.test(lower))) return [];
    if (lengthWords === 0) return [{ first: at, last: perfect.end - 1, text: perfect.text }];
    const rest = [...between.map(({ text }) => text), 'for', ...sentence.slice(since + 1, since + 1 + lengthWords).map(({ text }) => text)];
    return [{ first: at, last: since + lengthWords, text: [perfect.text, ...rest].join(' ') }];
  }
  return [];
}

function writePerfect(
  sentence: readonly TaggedToken[],
  at: number,
  subject: TaggedToken,
  verb: TaggedToken,
): { text: string; end: number } | undefined {
  const isPronoun = ONE.has(subject.lower) || MANY.has(subject.lower);
  const next = sentence[at + 1];
  if (/^(?:am|is|are)$/.test(verb.lower)) {
    const isNoun = (subject.tags & (TAG.NN | TAG.NNS | TAG.NNP)) !== 0;
    const have = verb.lower === 'is' ? 'has' : 'have';
    const isGoingOn = next?.lower.endsWith('ing') === true && (next.tags & TAG.VBG) !== 0 && !NEW_EACH_TIME.test(next.lower);
    const state = isPronoun && next ? STATES.get(next.lower) : undefined;
    if (state) return { text: `${have} ${inflectParticiple(state)}`, end: at + 2 };
    if ((isPronoun || isNoun) && isGoingOn) return { text: `${have} been`, end: at + 1 };
    return isPronoun && subject.lower !== 'it' && PLACE.has(next?.lower ?? '') ? { text: `${have} been`, end: at + 1 } : undefined;
  }
  const base = findBaseForm(verb.lower);
  if (!isPronoun || !base || !LASTING.has(base) || (verb.tags & (TAG.VB | TAG.VBZ)) === 0 || /(?:ed|ing)$/.test(verb.lower)) return undefined;
  if (inflectPast(base) === verb.lower || (base === 'have' && /^(?:been|had)$/.test(next?.lower ?? ''))) return undefined;
  if (base === 'have' && ((next?.tags ?? 0) & (TAG.VBN | TAG.RB)) !== 0) return undefined;
  return { text: `${ONE.has(subject.lower) ? 'has' : 'have'} ${inflectParticiple(base)}`, end: at + 1 };
}

function opensOtherVerb({ lower }: TaggedToken, next: TaggedToken | undefined): boolean {
  if (lower !== 'to') return MODALS_AND_CLAUSES.test(lower);
  return next !== undefined && (next.tags & TAG.VB) !== 0 && (next.tags & TAG.NN) === 0;
}

function endsInPast(words: readonly TaggedToken[]): boolean {
  const [last, before, third] = [words.at(-1), words.at(-2), words.at(-3)];
  if (last?.lower === 'yesterday') return true;
  if (before?.lower === 'last' && PAST_END.has(last?.lower ?? '')) return true;
  return last?.lower === 'ago' && UNIT.test(before?.lower ?? '') && COUNT.test(third?.lower ?? '');
}

const STATES = new Map(
  'liking like|knowing know|understanding understand|wanting want|needing need|believing believe|belonging belong|preferring prefer|owning own|hating hate|remembering remember'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** What one has for long, unlike a meal or a party. */
const POSSESSED =
  /^(?:brothers?|sisters?|sons?|daughters?|child|children|cousins?|uncles?|aunts?|cars?|bikes?|house|houses|experience|knowledge|degrees?|doubts?|fever|headache|cold|permission|idea|ideas|certificates?|skills?|questions?|account|accounts|licence|license|passport)$/;
const BEFORE_POSSESSED =
  /^(?:a|an|one|two|three|four|five|six|many|some|any|no|good|great|little|strong|high|sound|years|of|\d+|small|big|elder|older|younger|bad|several)$/;

const KNOWN_IN_PAST = new Map([
  ['knowing', 'knew'],
  ['understanding', 'understood'],
  ['believing', 'believed'],
  ['belonging', 'belonged'],
  ['owning', 'owned'],
  ['preferring', 'preferred'],
]);

function findStativeProgressive(sentence: readonly TaggedToken[], at: number): Change[] {
  const [be, second, third] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  if (!be || !second) return [];
  const known = /^(?:was|were)$/.test(be.lower) && at > 0 ? KNOWN_IN_PAST.get(second.lower) : undefined;
  if (known) return [{ first: at, last: at + 1, text: known }];
  if (!/^(?:am|is|are)$/.test(be.lower)) return [];
  const isOne = be.lower === 'is';
  const denied = second.lower === 'not' ? STATES.get(third?.lower ?? '') : undefined;
  if (denied && sentence[at + 3]?.kind === 'word' && at > 0) return [{ first: at, last: at + 2, text: `${isOne ? 'does' : 'do'} not ${denied}` }];
  const stateInQuestion = at === 0 && sentence.at(-1)?.text === '?' ? STATES.get(third?.lower ?? '') : undefined;
  if (stateInQuestion && stateInQuestion !== 'like' && /^(?:you|he|she|they|we|i)$/.test(second.lower) && sentence[at + 3]?.kind === 'word')
    return [{ first: 0, last: 2, text: `${isOne ? 'Does' : 'Do'} ${second.text} ${stateInQuestion}` }];
  if (second.lower !== 'having' || at === 0) return [];
  for (let place = at + 2; place < at + 6; place++) {
    const word = sentence[place]?.lower ?? '';
    if (place > at + 2 && POSSESSED.test(word)) return [{ first: at, last: at + 1, text: isOne ? 'has' : 'have' }];
    if (!BEFORE_POSSESSED.test(word)) return [];
  }
  return [];
}
