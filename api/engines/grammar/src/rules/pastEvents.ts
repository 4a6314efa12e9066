import { findBaseForm, inflectGerund, inflectPast } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { lookUp } from './lookUp.ts';
import { readClauseSubject } from './nounPhrases.ts';
import { PAST_OF_AUXILIARIES } from './pastContext.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const UNIT =
  /^(?:week|month|year|night|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|semester|quarter|century)$/;
/** Behind these a word that can be a noun is a verb. */
const OPENS_OBJECT = /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|some|this|that|these|those)$/;
const OBJECT =
  /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|to|in|on|at|for|with|from|up|out|back|away|about|home|there|here|all|some|any|lunch|dinner|breakfast|many|two|three)$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2025;
const HELPERS: Readonly<Record<string, string>> = { ...PAST_OF_AUXILIARIES, do: 'did', does: 'did' };

/** What happened at a time that is over is in the past tense. */
export const pastEvents = buildRules({
  'present-with-past-time': {
    reason: 'With a time that is over, the verb is in the past tense.',
    needs: 'yesterday ago last',
    find: (sentence) => findPresentOfPast(sentence),
    examples: {
      'Yesterday the teacher explain the new exercise.': 'Yesterday the teacher explained the new exercise.',
      'Last year my cousins move to Spain.': 'Last year my cousins moved to Spain.',
      'The company make a good profit last year.': 'The company made a good profit last year.',
      'Two weeks ago our dog eat my shoes.': 'Two weeks ago our dog ate my shoes.',
    },
    fine: [
      'Yesterday we went home.',
      'Last year is over.',
      'Since last year sales are good.',
      'The man I met yesterday is ill.',
      'I am interested in the course you advertised last week.',
      'Can you do it as you did last year?',
    ],
  },
  'perfect-with-year': {
    reason: 'With a year that is over, the verb is in the past tense.',
    needs: 'have has',
    find: (sentence) => sentence.flatMap((_, at) => findPerfectInYear(sentence, at)),
    examples: {
      'I have visited Berlin in 2018 with my sister.': 'I visited Berlin in 2018 with my sister.',
      'The firm has opened a branch in 2012.': 'The firm opened a branch in 2012.',
      'We have bought this house in 1999.': 'We bought this house in 1999.',
    },
    fine: ['I have lived in Berlin since 2018.', 'We have grown a lot; in 2012 we were two.', 'He has read a book printed in 1999.'],
  },
  'earlier-than-past': {
    reason: 'What was over before another past event takes "had".',
    needs: 'when before after',
    find: (sentence) => {
      const [when, subject, verb] = sentence;
      if (!/^(?:when|before|by)$/.test(when?.lower ?? '') || !subject || !verb || !/^(?:i|we|he|she|they|it)$/.test(subject.lower)) return [];
      const comma = sentence.findIndex(({ text }) => text === ',');
      const isPast = (verb.tags & TAG.VBD) !== 0 && (verb.tags & (TAG.VB | TAG.MD)) === 0;
      const at = sentence.findIndex(({ lower }, index) => index > comma && /^(?:has|have)$/.test(lower));
      const have = sentence[at];
      const next = /^(?:already|just|never|not)$/.test(sentence[at + 1]?.lower ?? '') ? sentence[at + 2] : sentence[at + 1];
      if (!isPast || comma < 3 || comma > 10 || !have || at > comma + 4 || !next || (next.tags & TAG.VBN) === 0) return [];
      return [{ first: at, last: at, text: 'had' }];
    },
    examples: {
      'When I came home, my wife has already cooked.': 'When I came home, my wife had already cooked.',
      'When we arrived, the train has left.': 'When we arrived, the train had left.',
      'Before she moved to Rome, she has lived in Paris.': 'Before she moved to Rome, she had lived in Paris.',
    },
    fine: ['When I come home, my wife has cooked.', 'When we were late, we had to run.'],
  },
  'second-past-verb': {
    reason: 'Both verbs tell what happened, so both stand in the past tense.',
    needs: 'and',
    find: (sentence) => sentence.flatMap((_, at) => findSecondPast(sentence, at)),
    examples: {
      'I was born in Wuhan and grow up there.': 'I was born in Wuhan and grew up there.',
      'She went to the market and buy some bread.': 'She went to the market and bought some bread.',
      'We visited our aunt and eat lunch with her.': 'We visited our aunt and ate lunch with her.',
    },
    fine: [
      'He tried to run and jump.',
      'I went to see and hear it.',
      'They let me come and go.',
      'We had to sit and wait.',
      'He did not eat and drink.',
      'I saw him come and take it.',
      'I bought two books and pen in the shop.',
    ],
  },
  'duration-perfect': {
    reason: 'What began in the past and goes on takes "have been" and the -ing form.',
    needs: 'for since',
    find: (sentence) => findOpeningDuration(sentence),
    examples: {
      'For three weeks I try to reach your office.': 'For three weeks I have been trying to reach your office.',
      'Since two years he works here.': 'Since two years he has been working here.',
      'Since 2015 they live in Leeds.': 'Since 2015 they have been living in Leeds.',
    },
    fine: ['For two weeks I tried it.', 'Since May it has been hot.', 'For years to come we pay.'],
  },
  'first-time-past': {
    reason: 'The sentence speaks of the past, and so does its second verb.',
    patterns: [
      'it was the first|second|third|last|only time i|we|he|she|they see|eat|go|visit|hear|try|meet|drive|fly|travel|speak|play|drink|use|feel|sees|eats|goes{=past}',
    ],
    examples: {
      'It was the first time I see the sea.': 'It was the first time I saw the sea.',
      'It was the last time we meet.': 'It was the last time we met.',
      'It was the only time he eats fish.': 'It was the only time he ate fish.',
    },
    fine: ['It was the first time I saw it.'],
  },
  'seen-without-have': {
    reason: 'The participle needs "have" or "has"; alone it is the past tense that is used.',
    needs: 'seen done gone drunk eaten taken',
    find: (sentence) =>
      sentence.flatMap((verb, at): Change[] => {
        const [subject, before] = [sentence[at - 1], sentence[at - 2]];
        if (!/^(?:seen|done|gone|drunk|eaten|taken|written|spoken|given)$/.test(verb.lower) || !/^(?:i|we|he|she|they)$/.test(subject?.lower ?? ''))
          return [];
        if (
          before &&
          (/^(?:have|has|had|having|haven't|hasn't|hadn't|be|is|are|was|were|been|and|or|as|than|not)$/.test(before.lower) || before.tag & TAG.MD)
        )
          return [];
        const base = findBaseForm(verb.lower);
        return base ? [{ first: at, last: at, text: inflectPast(base) }] : [];
      }),
    examples: {
      'Guess who I seen at the mall.': 'Guess who I saw at the mall.',
      'They said that she done it.': 'They said that she did it.',
      'I know what they taken from us.': 'I know what they took from us.',
    },
    fine: ['Have you seen it?', 'I have done it.', 'Had she done so, we would know.'],
  },
});

function isPastTimeAt(sentence: Sentence, at: number): boolean {
  const [word, next, before] = [sentence[at], sentence[at + 1], sentence[at - 1]];
  if (word?.lower === 'yesterday' || word?.lower === 'ago') return true;
  return (
    word?.lower === 'last' &&
    UNIT.test(next?.lower ?? '') &&
    !/^(?:the|of|this|my|our|his|her|their|since|for|than|from|like)$/.test(before?.lower ?? '')
  );
}

/** "Yesterday the teacher explain", "the company make a profit last year". */
function findPresentOfPast(sentence: Sentence): Change[] {
  if (
    sentence.some(
      ({ lower, text }) =>
        /^(?:who|which|that|since|than|as|if|will|would|can|could|should|must|because|but|and|so|for|while|although|like)$/.test(lower) ||
        /^[?:;"“]$/.test(text),
    )
  )
    return [];
  const time = sentence.findIndex((_, at) => isPastTimeAt(sentence, at));
  if (time < 0) return [];
  const opens = time <= 2 && (time === 0 || sentence[time]?.lower === 'ago');
  let start = 0;
  if (opens) start = time + (sentence[time]?.lower === 'last' ? 2 : 1);
  if (sentence[start]?.text === ',') start++;
  const subject = readClauseSubject(sentence, start);
  const verb = subject && sentence[subject.end];
  const after = subject && sentence[subject.end + 1];
  if (!subject || !verb || (!opens && time < subject.end)) return [];
  // "The course you booked last week": the time belongs to a clause within.
  if (!opens && sentence.slice(subject.end + 1, time).some(({ lower }) => /^(?:i|you|he|she|we|they)$/.test(lower))) return [];
  const helper = lookUp(HELPERS, verb.lower);
  const isBehind = after?.kind === 'word';
  if (helper && isBehind && !/^(?:have|has)$/.test(verb.lower))
    return (after.tags & TAG.VBG) !== 0 && !opens
      ? []
      : [{ first: subject.end, last: subject.end, text: subject.isMany && verb.lower === 'is' ? 'were' : helper }];
  const base = (verb.tags & (TAG.VB | TAG.VBZ)) !== 0 && (verb.tags & (TAG.VBD | TAG.MD | TAG.IN)) === 0 ? findBaseForm(verb.lower) : undefined;
  const isVerb = base && ((verb.tags & (TAG.NN | TAG.NNS | TAG.JJ)) === 0 || (after !== undefined && OBJECT.test(after.lower)) || subject.isPronoun);
  return isVerb && base !== 'be' ? [{ first: subject.end, last: subject.end, text: inflectPast(base) }] : [];
}

function findPerfectInYear(sentence: Sentence, at: number): Change[] {
  const [have, participle, before] = [sentence[at], sentence[at + 1], sentence[at - 1]];
  if (!/^(?:has|have)$/.test(have?.lower ?? '') || !participle || !before || (participle.tags & TAG.VBN) === 0 || participle.lower === 'been')
    return [];
  if ((before.tag & (TAG.PRP | TAG.NN | TAG.NNS | TAG.NNP)) === 0) return [];
  const index = sentence.findIndex(({ lower }, where) => where > at && lower === 'in' && isYear(sentence[where + 1]));
  const between = sentence.slice(at + 2, index);
  const isNear =
    index > at &&
    index < at + 9 &&
    between.every(
      ({ kind, lower, tag }) =>
        kind === 'word' && !/^(?:since|that|which|who|and|but|than|from|until|of)$/.test(lower) && (tag & (TAG.VBN | TAG.VBD)) === 0,
    );
  const after = sentence[index + 2];
  const base = findBaseForm(participle.lower);
  const ends = !after || after.kind === 'mark' || (after.tag & (TAG.IN | TAG.CC)) !== 0;
  return isNear && base && ends ? [{ first: at, last: at + 1, text: inflectPast(base) }] : [];
}

function isYear(token: TaggedToken | undefined): boolean {
  const year = token?.kind === 'number' ? Number(token.text) : 0;
  return year >= FIRST_YEAR && year < LAST_YEAR;
}

function findSecondPast(sentence: Sentence, at: number): Change[] {
  const [and, verb, after] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  if (and?.lower !== 'and' || !verb || !after || verb.text !== verb.lower) return [];
  const [subject, first] = sentence;
  if (!/^(?:i|we|he|she|they)$/.test(subject?.lower ?? '') || !first || (first.tags & TAG.VBD) === 0 || (first.tags & (TAG.VB | TAG.MD)) !== 0)
    return [];
  if (
    /^(?:had|did|could|helped|made|used|saw|heard|felt|watched|needed|wanted)$/.test(first.lower) ||
    (first.lower === 'was' && sentence[2]?.lower !== 'born')
  )
    return [];
  const isBase =
    (verb.tags & TAG.VB) !== 0 &&
    (verb.tags & (TAG.VBD | TAG.VBN | TAG.JJ | TAG.NNS | TAG.IN | TAG.RB)) === 0 &&
    ((verb.tags & TAG.NN) === 0 || OPENS_OBJECT.test(after.lower)) &&
    !/^(?:continue|remain|keep|hope|be)$|'/.test(verb.lower);
  const between = sentence.slice(2, at);
  const isPlain = between.every(
    ({ kind, lower, tag }, index) =>
      kind === 'word' &&
      !(lower === 'to' && (between[index + 1]?.tag ?? 0) & TAG.VB) &&
      !/^(?:not|let|make|help|how|who|that|which|if|when|can|will|would|could|should|do|did|and|or|people|everyone)$/.test(lower) &&
      (tag & TAG.MD) === 0 &&
      !lower.endsWith("n't"),
  );
  return isBase && isPlain ? [{ first: at + 1, last: at + 1, text: inflectPast(verb.lower) }] : [];
}

/** "For three weeks I try". */
function findOpeningDuration(sentence: Sentence): Change[] {
  const isFor = /^(?:for|since)$/.test(sentence[0]?.lower ?? '');
  const unit = sentence.findIndex(({ lower }) => /^(?:years?|months?|weeks?|days?|hours?)$/.test(lower));
  const end = isYear(sentence[1]) && sentence[0]?.lower === 'since' ? 2 : unit > 0 && unit <= 3 ? unit + 1 : -1;
  const start = sentence[end]?.text === ',' ? end + 1 : end;
  const [subject, verb, after] = [sentence[start], sentence[start + 1], sentence[start + 2]];
  if (!isFor || end < 0 || !subject || !verb || !after || !/^(?:i|we|they|he|she|you|it)$/.test(subject.lower)) return [];
  const isPresent = (verb.tags & (TAG.VB | TAG.VBZ)) !== 0 && (verb.tags & (TAG.VBD | TAG.MD)) === 0;
  const base = isPresent ? findBaseForm(verb.lower) : undefined;
  if (!base || /^(?:be|have|do|know|want|need|like)$/.test(base)) return [];
  const helper = /^(?:he|she|it)$/.test(subject.lower) ? 'has' : 'have';
  return [{ first: start + 1, last: start + 1, text: `${helper} been ${inflectGerund(base)}` }];
}
