import { findBaseForm, findPastOfParticiple, inflectParticiple, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { FIRST_OPEN_YEAR, PAST_UNIT } from './timeWords.ts';

type Sentence = readonly TaggedToken[];

const NOTICED = /^(?:realised|realized|noticed|remembered|discovered|found|saw|thought|knew)$/;
const PRONOUN = /^(?:i|you|he|she|it|we|they)$/;
const TIME_OPENERS = /^(?:when|before|after|until|once|till)$/;
/** Verbs of momentary actions, which belong to the past of the sentence. */
const MOMENTARY_VERBS =
  /^(?:looks?|says?|asks?|shouts?|smiles?|turns?|opens?|closes?|walks?|sits?|stands?|grabs?|leaves?|starts?|sees?|tells?|runs?|goes|comes|takes|gives|picks?|throws?)$/;

/** Tenses that depend on the tense of another verb, or on a time that is named. */
export const tenseSequence = buildRules({
  'earlier-past': {
    reason: 'An event before another past event takes "had".',
    find: (sentence) => sentence.flatMap((_, at) => findPerfectAfterPast(sentence, at)),
    examples: {
      'When I arrived home, I realised that I have left my keys at the office.':
        'When I arrived home, I realised that I had left my keys at the office.',
      'Then she noticed that somebody has taken her bag.': 'Then she noticed that somebody had taken her bag.',
      'At the desk he discovered they have lost his booking.': 'At the desk he discovered they had lost his booking.',
    },
    fine: ['He noticed that I have a car.', 'I thought that I had lost it.', 'She found that the keys have changed since then.'],
  },
  'reported-would': {
    reason: 'After a past verb such as "said", "will" becomes "would".',
    find: (sentence) => findReportedWill(sentence),
    examples: {
      'He told us that he will call back the following day, but he never did.':
        'He told us that he would call back the following day, but he never did.',
      'She promised that she will come the next day.': 'She promised that she would come the next day.',
      'The agent said he will send the keys, but he did not.': 'The agent said he would send the keys, but he did not.',
    },
    fine: ['She told me that the shop will open next week.', 'He said it will rain.', 'She promised that she would come the next day.'],
  },
  'time-clause-will': {
    reason: 'After "as soon as", "when" and "until", the present tense is used for the future.',
    find: (sentence) => sentence.flatMap((_, at) => findWillInTimeClause(sentence, at)),
    examples: {
      'As soon as the parcel will arrive, we will let you know.': 'As soon as the parcel arrives, we will let you know.',
      'We will wait here until the rain will stop.': 'We will wait here until the rain stops.',
      'After the guests will leave, please lock the door.': 'After the guests leave, please lock the door.',
    },
    fine: ['I do not know when the parcel will arrive.', 'The day before the trial will be long.', 'When will the parcel arrive?'],
  },
  'by-the-time': {
    reason: 'An event before another past event takes "had".',
    find: (sentence) => {
      const isByThen = sentence[0]?.lower === 'by' && sentence[1]?.lower === 'the' && sentence[2]?.lower === 'time';
      const already = sentence.findIndex(({ lower }) => lower === 'already');
      const comma = sentence.findIndex(({ text }) => text === ',');
      const verb = sentence[already + 1];
      const base = verb && (verb.tags & TAG.VBD) !== 0 ? findBaseForm(verb.lower) : undefined;
      if (!isByThen || comma < 0 || already < comma || !base || base === 'be') return [];
      if (/^(?:had|has|have|was|were|is|are|been|'d)$/.test(sentence[already - 1]?.lower ?? '') || verb?.lower === 'had') return [];
      return [{ first: already, last: already + 1, text: `had already ${inflectParticiple(base)}` }];
    },
    examples: { 'By the time the police came, the thief already left.': 'By the time the police came, the thief had already left.' },
    fine: ['By the time they came, he had already left.', 'By the time he came, dinner was already over.'],
  },
  'known-for-years': {
    reason: 'Something that began in the past and still goes on takes "have" or "has".',
    find: (sentence) => findKnownForYears(sentence),
    examples: {
      'We are knowing each other for ten years.': 'We have known each other for ten years.',
      'She knows my sister for a long time.': 'She has known my sister for a long time.',
      'They know each other for years.': 'They have known each other for years.',
    },
    fine: [
      'We know each other.',
      'He knows it for a fact.',
      'We have known each other for ten years.',
      'If you know them for ten years, you trust them.',
    ],
  },
  'past-with-year': {
    reason: 'A year that is over takes the simple past.',
    find: (sentence) => {
      const [subject, have, verb] = sentence;
      const index = sentence.findIndex(({ kind }) => kind === 'mark');
      const words = sentence.slice(0, index < 0 ? undefined : index);
      const [year, preposition] = [words.at(-1), words.at(-2)];
      const isYear = /^(?:19|20)\d\d$/.test(year?.text ?? '') && Number(year?.text) < FIRST_OPEN_YEAR && preposition?.lower === 'in';
      if (!isYear || !PRONOUN.test(subject?.lower ?? '') || !/^(?:have|has)$/.test(have?.lower ?? '') || !verb || (verb.tags & TAG.VBN) === 0)
        return [];
      if (words.some(({ lower }) => /^(?:since|that|which|who|and|but|than|from|until|been|not|never)$/.test(lower))) return [];
      const base = findBaseForm(verb.lower);
      return base && base !== 'be' ? [{ first: 1, last: 2, text: findPastOfParticiple(verb.lower) ?? verb.lower }] : [];
    },
    examples: {
      'She has finished her degree in 2019.': 'She finished her degree in 2019.',
      'We have bought the house in 2008.': 'We bought the house in 2008.',
    },
    fine: ['She has lived here since 2019.', 'She has finished her degree.', 'She has read what he wrote in 2019, and that in 2020 too.'],
  },
  'past-time-opening': {
    reason: 'A finished time such as "last summer" takes the simple past.',
    find: (sentence) => {
      const [last, unit] = sentence;
      const isPast = last?.lower === 'yesterday' || (last?.lower === 'last' && PAST_UNIT.test(unit?.lower ?? ''));
      const start = last?.lower === 'yesterday' ? 1 : 2;
      const at = sentence[start]?.text === ',' ? start + 1 : start;
      const [subject, have, verb] = [sentence[at], sentence[at + 1], sentence[at + 2]];
      if (!isPast || !PRONOUN.test(subject?.lower ?? '') || !/^(?:have|has)$/.test(have?.lower ?? '') || !verb || (verb.tags & TAG.VBN) === 0)
        return [];
      const base = findBaseForm(verb.lower);
      const past =
        base === 'be' ? (/^(?:i|he|she|it)$/.test(subject?.lower ?? '') ? 'was' : 'were') : base && (findPastOfParticiple(verb.lower) ?? verb.lower);
      return past ? [{ first: at + 1, last: at + 2, text: past }] : [];
    },
    examples: {
      'Last summer we have travelled through Portugal.': 'Last summer we travelled through Portugal.',
      'Yesterday, she has called the bank.': 'Yesterday, she called the bank.',
      'Last Friday I have been at the office.': 'Last Friday I was at the office.',
    },
    fine: ['Last summer we travelled.', 'Yesterday he had a cold.'],
  },
  'mixed-tenses': {
    reason: 'The sentence is about the past, so its second verb is in the past too.',
    confidence: 'low',
    find: (sentence) => findPresentAfterPast(sentence),
    examples: {
      'The old man opened the door and looks at us.': 'The old man opened the door and looked at us.',
      'She took her coat and goes out.': 'She took her coat and went out.',
    },
    fine: ['He left school and works in a bank.', 'She opened the shop and runs it now.', 'He was born in Rome and lives there.'],
  },
  'if-would-pay': {
    reason: 'After "if", use "had"; "would have" belongs in the main clause.',
    find: (sentence) => {
      const [opener, subject, would, verb] = sentence;
      const comma = sentence.findIndex(({ text }) => text === ',');
      if (opener?.lower !== 'if' || would?.lower !== 'would' || !PRONOUN.test(subject?.lower ?? '') || !verb || comma < 4) return [];
      const rest = sentence.slice(comma).map(({ lower }) => lower);
      const isPast = rest.some((word, at) => /^(?:would|could|might)$/.test(word) && rest[at + 1] === 'have');
      const base = findBaseForm(verb.lower);
      if (!isPast || base !== verb.lower || base === 'have') return [];
      return [{ first: 2, last: 3, text: `had ${inflectParticiple(base)}` }];
    },
    examples: { 'If you would pay earlier, you would have avoided the fee.': 'If you had paid earlier, you would have avoided the fee.' },
    fine: ['If you would wait, I would ask.'],
  },
  'grateful-if-would': {
    reason: 'A polite request takes "would" or "could" after "if".',
    patterns: [
      'would be|appreciate grateful|thankful|glad|happy|obliged|pleased|it if you|he|she|they|someone will|can{would}',
      "would|i'd appreciate it if you|he|she|they will{would}",
    ],
    examples: {
      'I would be grateful if you will send me the forms.': 'I would be grateful if you would send me the forms.',
      'We would appreciate it if you will reply soon.': 'We would appreciate it if you would reply soon.',
    },
    fine: ['I would be grateful if you could reply.', 'I will be glad if you will come.'],
  },
});

function findPerfectAfterPast(sentence: Sentence, at: number): Change[] {
  const verb = sentence[at];
  if (!verb || !NOTICED.test(verb.lower) || verb.tag === TAG.NN) return [];
  const hasNarrator = /^(?:i|he|she|we|they)$/.test(sentence[at - 1]?.lower ?? '') || ((sentence[at - 1]?.tags ?? 0) & (TAG.NN | TAG.NNS)) !== 0;
  const start = sentence[at + 1]?.lower === 'that' ? at + 2 : at + 1;
  const [subject, have, participle] = [sentence[start], sentence[start + 1], sentence[start + 2]];
  const isSubject = PRONOUN.test(subject?.lower ?? '') || /^(?:some|no|every)(?:body|one)$/.test(subject?.lower ?? '');
  const isPerfect = /^(?:have|has)$/.test(have?.lower ?? '') && participle !== undefined && (participle.tags & TAG.VBN) !== 0;
  if (!hasNarrator || !isSubject || !isPerfect || participle?.lower === 'been') return [];
  if (sentence.some(({ lower }) => /^(?:since|always|now|today|recently|never|ever)$/.test(lower))) return [];
  return [{ first: start + 1, last: start + 1, text: 'had' }];
}

function findReportedWill(sentence: Sentence): Change[] {
  const at = sentence.findIndex(({ lower }) => /^(?:told|said|promised|explained|announced|assured)$/.test(lower));
  const will = sentence.findIndex(({ lower }, index) => index > at && lower === 'will');
  if (at < 1 || at > 5 || will < 0 || will - at > 5) return [];
  if (!PRONOUN.test(sentence[will - 1]?.lower ?? '')) return [];
  const rest = sentence
    .slice(will)
    .map(({ lower }) => lower)
    .join(' ');
  const isOver =
    /\b(?:the (?:following|next) (?:day|week|month|morning)|but (?:he|she|it|they|we|nobody|nothing) (?:never|did|didn't|has not|hasn't|have not|haven't))\b/.test(
      rest,
    );
  return isOver ? [{ first: will, last: will, text: 'would' }] : [];
}

function findWillInTimeClause(sentence: Sentence, at: number): Change[] {
  const isSoon = sentence[at]?.lower === 'as' && sentence[at + 1]?.lower === 'soon' && sentence[at + 2]?.lower === 'as';
  const opener = sentence[at]?.lower ?? '';
  if (!isSoon && !TIME_OPENERS.test(opener)) return [];
  const start = isSoon ? at + 3 : at + 1;
  const subject = PRONOUN.test(sentence[start]?.lower ?? '') ? start + 1 : findSubject(sentence, start)?.verb;
  if (subject === undefined || sentence[subject]?.lower !== 'will') return [];
  const verb = sentence[subject + 1];
  const base = verb && findBaseForm(verb.lower);
  if (!verb || !base || base !== verb.lower || (verb.tags & TAG.VB) === 0) return [];
  // "When" may ask, and "before" may belong to a noun: only at the beginning, with another half, is it a time.
  const comma = sentence.findIndex(({ text }, index) => index > subject && text === ',');
  const isFirst = at === 0 && comma > 0;
  const hasWill = sentence.slice(0, at).some(({ lower }) => /^(?:will|please|won't|shall|can)$|'ll$/.test(lower));
  if (!isFirst && !(hasWill && (isSoon || /^(?:until|till|before|after|once)$/.test(opener)))) return [];
  const noun = sentence[subject - 1];
  const isMany = /^(?:i|you|we|they)$/.test(noun?.lower ?? '') || noun?.tag === TAG.NNS;
  const form = base === 'be' ? (noun?.lower === 'i' ? 'am' : isMany ? 'are' : 'is') : isMany ? base : inflectThirdPerson(base);
  return [{ first: subject, last: subject + 1, text: form }];
}

function findKnownForYears(sentence: Sentence): Change[] {
  const [subject, second, third] = sentence;
  if (!subject || !/^(?:i|he|she|we|they)$/.test(subject.lower)) return [];
  const isProgressive = /^(?:am|is|are)$/.test(second?.lower ?? '') && third?.lower === 'knowing';
  if (!isProgressive && !/^knows?$/.test(second?.lower ?? '')) return [];
  const index = sentence.findIndex(({ lower }, at) => at > 1 && lower === 'for');
  const rest = sentence
    .slice(index + 1, index + 4)
    .map(({ lower }) => lower)
    .join(' ');
  if (
    index < 0 ||
    index > 7 ||
    !/^(?:(?:\d+|many|several|two|three|four|five|six|seven|eight|nine|ten|some|over|about) )?(?:\w+ )?(?:years|months|weeks)\b|^a long time\b|^ages\b/.test(
      rest,
    )
  )
    return [];
  const have = /^(?:he|she)$/.test(subject.lower) ? 'has' : 'have';
  return [{ first: 1, last: isProgressive ? 2 : 1, text: `${have} known` }];
}

function findPresentAfterPast(sentence: Sentence): Change[] {
  const subject = PRONOUN.test(sentence[0]?.lower ?? '') ? 1 : findSubject(sentence, 0)?.verb;
  const first = subject === undefined ? undefined : sentence[subject];
  if (
    subject === undefined ||
    !first ||
    (first.tags & TAG.VBD) === 0 ||
    (first.tags & (TAG.VB | TAG.VBZ)) !== 0 ||
    /^(?:was|were|had|did|left)$/.test(first.lower)
  )
    return [];
  if (sentence.some(({ lower }) => /^(?:now|today|still|always|every|usually|often|that|which|who)$/.test(lower))) return [];
  const and = sentence.findIndex(({ lower }, at) => at > subject && lower === 'and');
  const verb = sentence[and + 1];
  const base = verb && findBaseForm(verb.lower);
  if (and < 0 || !verb || !base || !MOMENTARY_VERBS.test(verb.lower) || verb.lower === base || (verb.tags & TAG.VBZ) === 0) return [];
  if (sentence.slice(subject + 1, and).some(({ kind }) => kind === 'mark')) return [];
  if (!/^(?:at|to|out|in|up|down|away|back|into|the|a|his|her|my|off|him|me|them|her|us)$/.test(sentence[and + 2]?.lower ?? '')) return [];
  return [{ first: and + 1, last: and + 1, text: inflectPast(base) }];
}
