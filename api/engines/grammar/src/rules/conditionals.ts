import { findBaseForm, inflectParticiple, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { PAST_UNIT, UNIT_OF_TIME } from './timeWords.ts';

type Sentence = readonly TaggedToken[];

const PRONOUN = /^(?:i|you|he|she|it|we|they)$/;
/** States, of which "if I knew" may speak as of now. */
const STATES = /^(?:know|be|want|need|have|can|live|like|love|work|think|believe|understand|feel|wish|will)$/;

/** Clauses with "if", "unless", "when" and "only then", and verbs whose time is named at their end. */
export const conditionals = buildRules({
  'would-not-have': {
    reason: 'After "if ... had", the main clause takes "would have".',
    find: (sentence) => {
      const isPast = sentence.some(
        ({ lower }, at) => lower === 'if' && sentence.slice(at, at + 6).some((token) => token.lower === 'had' || token.lower === "hadn't"),
      );
      const at = sentence.findIndex(({ lower }) => /^(?:would|could|might|wouldn't|couldn't)$/.test(lower));
      const hasNot = sentence[at + 1]?.lower === 'not';
      const verb = sentence[at + (hasNot ? 2 : 1)];
      const base = verb && (verb.tags & (TAG.VBN | TAG.VBD)) !== 0 && (verb.tags & TAG.VB) === 0 ? findBaseForm(verb.lower) : undefined;
      if (!isPast || at < 0 || !base || !verb) return [];
      return [{ first: at, last: at + (hasNot ? 2 : 1), text: `${sentence[at]?.text}${hasNot ? ' not' : ''} have ${inflectParticiple(base)}` }];
    },
    examples: {
      'If they had told us, we would not bought the tickets.': 'If they had told us, we would not have bought the tickets.',
      'He would came if he had known.': 'He would have come if he had known.',
    },
    fine: ['If they had told us, we would not have bought it.', 'If he had money, he would travel.'],
  },
  'if-had-invited': {
    reason: 'With "would have" in the main clause, the "if" clause takes "had".',
    find: (sentence) => {
      const would = sentence.findIndex(
        ({ lower }, at) =>
          /^(?:would|could|might|wouldn't|couldn't)$/.test(lower) && sentence.slice(at + 1, at + 3).some((token) => token.lower === 'have'),
      );
      const at = sentence.findIndex(({ lower }) => lower === 'if');
      const [subject, verb] = [sentence[at + 1], sentence[at + 2]];
      const base = verb && (verb.tags & TAG.VBD) !== 0 && (verb.tags & (TAG.VB | TAG.MD)) === 0 ? findBaseForm(verb.lower) : undefined;
      if (would < 0 || at < 0 || !PRONOUN.test(subject?.lower ?? '') || !base || STATES.test(base)) return [];
      return [{ first: at + 2, last: at + 2, text: `had ${inflectParticiple(base)}` }];
    },
    examples: {
      'I would have come if you invited me.': 'I would have come if you had invited me.',
      'If she called me, I would have helped.': 'If she had called me, I would have helped.',
    },
    fine: ['I would have come if I knew how.', 'I would have come if you had invited me.', 'If he had time, he would have come.'],
  },
  'unless-not': {
    reason: '"Unless" already means "if not".',
    find: ([unless, subject, not, verb]) => {
      const base = verb && findBaseForm(verb.lower);
      if (unless?.lower !== 'unless' || !PRONOUN.test(subject?.lower ?? '') || !/^(?:don't|doesn't)$/.test(not?.lower ?? '') || !base) return [];
      return [{ first: 2, last: 3, text: not?.lower === "don't" ? base : inflectThirdPerson(base) }];
    },
    examples: {
      "Unless you don't pay by Friday, the contract ends.": 'Unless you pay by Friday, the contract ends.',
      "Unless he doesn't come, we start.": 'Unless he comes, we start.',
    },
    fine: ['Unless you pay, it ends.'],
  },
  'only-then-inverted': {
    reason: 'When "only then" opens the sentence, a form of "do" comes before the subject.',
    find: ([only, then, subject, verb]) => {
      const opens = only?.lower === 'only' && /^(?:then|later|now)$/.test(then?.lower ?? '') && PRONOUN.test(subject?.lower ?? '');
      if (!opens || !verb || (verb.tags & TAG.VBD) === 0) return [];
      const base = findBaseForm(verb.lower);
      return base && !/^(?:be|have)$/.test(base) && base !== verb.lower ? [{ first: 2, last: 3, text: `did ${subject?.text} ${base}` }] : [];
    },
    examples: {
      'Only then I understood what she meant.': 'Only then did I understand what she meant.',
      'Only later he learned the truth.': 'Only later did he learn the truth.',
    },
    fine: ['Only then did I understand.', 'Only then was he ready.'],
  },
  'perfect-with-past-time': {
    reason: 'A finished time such as "two hours ago" takes the simple past.',
    find: (sentence) => findPerfectWithPastTime(sentence),
    examples: {
      'The guests have arrived two hours ago.': 'The guests arrived two hours ago.',
      'My sister has moved to Leeds last year.': 'My sister moved to Leeds last year.',
      'In 2014 we have started our first company.': 'In 2014 we started our first company.',
    },
    fine: [
      'The guests have arrived.',
      'The prices have risen since last year.',
      'He has said that she left two days ago.',
      'The house has been empty for a year.',
    ],
  },
  'when-it-rang': {
    reason: 'The sentence is about the past, so its second verb is in the past too.',
    confidence: 'low',
    find: (sentence) => {
      const comma = sentence.findIndex(({ text }) => text === ',');
      const first = sentence[0]?.lower === 'when' ? findSubject(sentence, 1) : undefined;
      const verb = first && sentence[first.verb];
      const isPast = verb && (verb.tags & TAG.VBD) !== 0 && (verb.tags & (TAG.VB | TAG.VBZ)) === 0 && !/^(?:was|were|had)$/.test(verb.lower);
      const [subject, main] = [sentence[comma + 1], sentence[comma + 2]];
      const isSubject = /^(?:he|she|it|i|we|they|everybody|everyone|nobody|somebody)$/.test(subject?.lower ?? '');
      if (!isPast || comma < 0 || !isSubject || !main || (main.tags & TAG.VBZ) === 0 || (main.tags & TAG.VBD) !== 0) return [];
      const base = findBaseForm(main.lower);
      return base && !/^(?:be|have|do|know|mean)$/.test(base) ? [{ first: comma + 2, last: comma + 2, text: inflectPast(base) }] : [];
    },
    examples: { 'When the alarm rang, everybody runs out.': 'When the alarm rang, everybody ran out.' },
    fine: ['When the alarm rings, everybody runs out.', 'When the war ended, it was May.'],
  },
  'when-will-past': {
    reason: 'The sentence is about the past, so the verb after "when" is in the past too.',
    find: (sentence) => {
      const when = sentence.findIndex(({ lower }, at) => lower === 'when' && at > 2);
      const [subject, will, verb] = [sentence[when + 1], sentence[when + 2], sentence[when + 3]];
      const isPast = sentence.slice(0, Math.max(0, when)).some(({ lower }) => /^(?:had|was|were)$/.test(lower));
      const asks = sentence
        .slice(0, Math.max(0, when))
        .some(({ lower }) => /^(?:know|ask|asked|wonder|wondering|wondered|sure|asking|knew|told|say|decide|unclear|clear|see)$/.test(lower));
      const base = verb && findBaseForm(verb.lower);
      if (when < 0 || !PRONOUN.test(subject?.lower ?? '') || will?.lower !== 'will' || !isPast || asks || !base || base === 'be') return [];
      return [{ first: when + 2, last: when + 3, text: inflectPast(base) }];
    },
    examples: { 'The shop had been closed when we will arrive.': 'The shop had been closed when we arrived.' },
    fine: ['I was asking when he will come.', 'The shop will be closed when we arrive.'],
  },
  'first-time-perfect': {
    reason: 'After "it is the first time" the verb takes "have" or "has".',
    find: (sentence) => {
      const at = sentence.findIndex(({ lower }) => /^(?:first|second|third|last)$/.test(lower));
      const opens =
        /^(?:it's|it|this|that's)$/.test(sentence[0]?.lower ?? '') &&
        sentence[at - 1]?.lower === 'the' &&
        sentence[at + 1]?.lower === 'time' &&
        at <= 3;
      const isNow = /^(?:it's|that's)$/.test(sentence[0]?.lower ?? '') || sentence[1]?.lower === 'is';
      const start = sentence[at + 2]?.lower === 'that' ? at + 3 : at + 2;
      const [subject, verb] = [sentence[start], sentence[start + 1]];
      const base = verb && findBaseForm(verb.lower);
      if (!opens || !isNow || !/^(?:i|you|he|she|we|they)$/.test(subject?.lower ?? '') || !verb || !base || (verb.tags & (TAG.VB | TAG.VBZ)) === 0)
        return [];
      if (/^(?:have|has|had|'ve|will|can|do|am|is|are)$/.test(verb.lower)) return [];
      return [
        { first: start + 1, last: start + 1, text: `${/^(?:he|she)$/.test(subject?.lower ?? '') ? 'has' : 'have'} ${inflectParticiple(base)}` },
      ];
    },
    examples: {
      "It's the first time I eat oysters.": "It's the first time I have eaten oysters.",
      'This is the first time that she visits us.': 'This is the first time that she has visited us.',
    },
    fine: ['It is the first time I have been here.', 'It was the first time I ate oysters.'],
  },
  'working-since-founded': {
    reason: 'Something that began in the past and still goes on takes "have been" or "has been".',
    find: (sentence) => {
      const since = sentence.findIndex(({ lower }) => lower === 'since');
      const [subject, be, verb] = sentence;
      const isGoingOn =
        /^(?:am|is|are)$/.test(be?.lower ?? '') &&
        /^(?:working|living|studying|staying|waiting|learning|teaching|running|using|renting|playing)$/.test(verb?.lower ?? '');
      const opened = sentence.slice(since + 1, since + 6).some(({ tags }) => (tags & TAG.VBD) !== 0);
      if (since < 3 || !PRONOUN.test(subject?.lower ?? '') || !isGoingOn || !opened) return [];
      return [{ first: 1, last: 1, text: `${/^(?:he|she|it)$/.test(subject?.lower ?? '') ? 'has' : 'have'} been` }];
    },
    examples: { 'I am working here since the company was founded.': 'I have been working here since the company was founded.' },
    fine: ['I have been working here since it opened.', 'I am working late since you are ill.'],
  },
});

function findPerfectWithPastTime(sentence: Sentence): Change[] {
  const opensWithYear = sentence[0]?.lower === 'in' && /^(?:19|20)[01]\d$/.test(sentence[1]?.text ?? '');
  const start = opensWithYear ? (sentence[2]?.text === ',' ? 3 : 2) : 0;
  const at = PRONOUN.test(sentence[start]?.lower ?? '') ? start + 1 : findSubject(sentence, start)?.verb;
  const [have, verb] = [sentence[at ?? -1], sentence[(at ?? -1) + 1]];
  if (at === undefined || !/^(?:have|has)$/.test(have?.lower ?? '') || !verb || (verb.tags & TAG.VBN) === 0) return [];
  const end = sentence.findIndex(({ kind }, index) => index > at && kind === 'mark');
  const words = sentence.slice(at + 2, end < 0 ? undefined : end);
  const [last, before, third] = [words.at(-1)?.lower ?? '', words.at(-2)?.lower ?? '', words.at(-3)?.lower ?? ''];
  const isPast =
    last === 'yesterday' ||
    (before === 'last' && PAST_UNIT.test(last) && !/^(?:in|of|over|for|the)$/.test(third)) ||
    (last === 'ago' && UNIT_OF_TIME.test(before));
  if (
    (!isPast && !opensWithYear) ||
    words.some(({ lower }) => /^(?:since|that|which|who|and|but|than|from|until|not|never|been|compared)$/.test(lower))
  )
    return [];
  const base = findBaseForm(verb.lower);
  if (!base || base === 'be') return [];
  return [{ first: at, last: at + 1, text: inflectPast(base) === inflectParticiple(base) ? verb.text : inflectPast(base) }];
}
