import { findBaseForm, findPastOfParticiple, inflectParticiple, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { type ClauseSubject, readClauseSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { FIRST_OPEN_YEAR, FUTURE_UNIT, PART_OF_DAY, PAST_UNIT, UNIT_OF_TIME } from './timeWords.ts';

type Sentence = readonly TaggedToken[];

/** What has changed since a time, and goes on. */
const CHANGES = /^(?:decrease|increase|fall|rise|grow|drop|double|change|improve|become|decline|expand|shrink|live|work|visit|study|win|lose|gain)$/;
const ELSEWHERE = /^(?:since|that|which|who|and|but|than|from|until|not|never|been|if|compared|when|because|so)$/;

/** Tenses that a time in the sentence asks for, whatever its subject. */
export const timedTenses = buildRules({
  'tomorrow-future': {
    reason: '"Tomorrow" and "next week" need a verb in the future.',
    needs: 'tomorrow next',
    find: (sentence) => findPastOfTomorrow(sentence),
    examples: {
      'Tomorrow we went to the market.': 'Tomorrow we will go to the market.',
      'Next week my brother came home.': 'Next week my brother will come home.',
      'Tomorrow, the shop opened at ten.': 'Tomorrow, the shop will open at ten.',
    },
    fine: ['Tomorrow we will go.', 'The next week my brother came home.', 'Tomorrow never came.', 'Tomorrow he wanted to be there, she said.'],
  },
  'since-opening-perfect': {
    reason: 'A change since a past time takes "have" or "has".',
    needs: 'since',
    find: (sentence) => findSimpleSince(sentence),
    examples: {
      'Since the 1990s the number of smokers decreased every year.': 'Since the 1990s the number of smokers has decreased every year.',
      'Since 2015, prices increased by a third.': 'Since 2015, prices have increased by a third.',
      'Since last year our team grew a lot.': 'Since last year our team has grown a lot.',
    },
    fine: ['Since 2015, prices have risen.', 'Since the war ended prices rose.', 'Since then he was ill.'],
  },
  'while-past': {
    reason: 'An event during a past action takes the past tense.',
    needs: 'while as',
    find: (sentence) => findPresentWhilePast(sentence),
    examples: {
      'While I was cooking dinner, the phone rings three times.': 'While I was cooking dinner, the phone rang three times.',
      'While we were waiting, a man comes to our table.': 'While we were waiting, a man came to our table.',
      'As she was leaving the house, it starts to rain.': 'As she was leaving the house, it started to rain.',
    },
    fine: ['While I was cooking, the phone rang.', 'While he was a child then, he knows it now.', 'While I was away, it is now clear that she came.'],
  },
  'built-in-year': {
    reason: 'A year that is over takes the simple past.',
    needs: 'been',
    find: (sentence) => findPassiveInYear(sentence),
    examples: {
      'The bridge has been built in 1874 by a local company.': 'The bridge was built in 1874 by a local company.',
      'These houses have been sold in 2003.': 'These houses were sold in 2003.',
      'The law has been changed two years ago.': 'The law was changed two years ago.',
    },
    fine: ['The bridge has been closed since 1874.', 'It has been built in 1874 style.', 'The list has been used in 2003 and in 2010.'],
  },
  'perfect-with-yesterday': {
    reason: 'A finished time such as "yesterday morning" takes the simple past.',
    needs: 'yesterday last',
    find: (sentence) => findPerfectBesideYesterday(sentence),
    examples: {
      'I have sent you the contract yesterday afternoon.': 'I sent you the contract yesterday afternoon.',
      'The guests have left the house last night at ten.': 'The guests left the house last night at ten.',
      'We have seen her yesterday at the station.': 'We saw her yesterday at the station.',
    },
    fine: ["I have read yesterday's paper.", 'I have sent what you asked for yesterday.', 'They have been ill since last night.'],
  },
  'already-before-arrival': {
    reason: 'An event before another past event takes "had".',
    needs: 'already',
    find: (sentence) => findAlreadyOver(sentence),
    examples: {
      'When the police arrived, the thief already left.': 'When the police arrived, the thief had already left.',
      'When we got there, they already ate everything.': 'When we got there, they had already eaten everything.',
      'When she called, my father already sold the car.': 'When she called, my father had already sold the car.',
    },
    fine: ['When the police arrived, the thief had already left.', 'When he came, it was already late.', 'When we met, I already knew her.'],
  },
  'if-present': {
    reason: 'After "if", the present tense is used for the future.',
    needs: 'if',
    find: (sentence) => findWillAfterIf(sentence),
    examples: {
      'If we will receive your order today, we will ship it tomorrow.': 'If we receive your order today, we will ship it tomorrow.',
      'If the weather will be good, we will go to the beach.': 'If the weather is good, we will go to the beach.',
      'If she will pass the exam, she will get the job.': 'If she passes the exam, she will get the job.',
    },
    fine: ['If you will wait here, I will ask.', 'I do not know if we will receive it.', 'If it will help, I will call them.'],
  },
  'dated-past-pair': {
    reason: 'The sentence is about a time that is over, so its second verb is in the past too.',
    find: (sentence) => findPresentAfterDate(sentence),
    examples: {
      'The war began in 1914 and ends four years later.': 'The war began in 1914 and ended four years later.',
      'He moved to Leeds in 1987 and opens a shop two years later.': 'He moved to Leeds in 1987 and opened a shop two years later.',
      'My uncle died in 2003 and leaves us his house the same year.': 'My uncle died in 2003 and left us his house the same year.',
    },
    fine: ['He moved here in 1987 and lives in Leeds.', 'The firm was founded in 1914 and makes shoes.', 'It closed in 1987 and opens again in May.'],
  },
  'never-before-past': {
    reason: 'What had not been before something in the past takes "had", and both stand in the past.',
    needs: 'before',
    find: (sentence) =>
      sentence.flatMap((before, at): Change[] => {
        const [subject, verb] = [sentence[at + 1], sentence[at + 2]];
        if (before.lower !== 'before' || !verb || !/^(?:i|he|she|we|they)$/.test(subject?.lower ?? '')) return [];
        const have = sentence.findIndex(
          ({ lower }, index) => index < at && /^(?:have|has|had)$/.test(lower) && sentence[index + 1]?.lower === 'never',
        );
        if (have < 0) return [];
        if (sentence[have]?.lower !== 'had')
          return (verb.tags & TAG.VBD) !== 0 && (verb.tags & TAG.VB) === 0 ? [{ first: have, last: have, text: 'had' }] : [];
        const base = findBaseForm(verb.lower);
        const isPresent = base && (verb.tags & (TAG.VB | TAG.VBZ)) !== 0 && (verb.tags & (TAG.VBD | TAG.MD)) === 0;
        return isPresent ? [{ first: at + 2, last: at + 2, text: inflectPast(base) }] : [];
      }),
    examples: {
      'He has never swum before he moved to the coast.': 'He had never swum before he moved to the coast.',
      'She had never flown before she go to Canada.': 'She had never flown before she went to Canada.',
    },
    fine: ['He has never called before we eat.', 'She had never flown before she went there.'],
  },
});

function writeHave({ isMany }: ClauseSubject, sentence: Sentence, first: number): string {
  return isMany && !/^(?:the number)$/.test(`${sentence[first]?.lower} ${sentence[first + 1]?.lower}`) ? 'have' : 'has';
}

function readsAsPast(verb: TaggedToken | undefined): string | undefined {
  if (!verb || (verb.tags & TAG.VBD) === 0 || (verb.tags & (TAG.VB | TAG.MD | TAG.IN)) !== 0) return undefined;
  return findBaseForm(verb.lower);
}

function skipComma(sentence: Sentence, at: number): number {
  return sentence[at]?.text === ',' ? at + 1 : at;
}

function findPastOfTomorrow(sentence: Sentence): Change[] {
  const isNext = sentence[0]?.lower === 'next' && FUTURE_UNIT.test(sentence[1]?.lower ?? '');
  if (!isNext && sentence[0]?.lower !== 'tomorrow') return [];
  const part = PART_OF_DAY.test(sentence[1]?.lower ?? '') ? 1 : 0;
  const subject = readClauseSubject(sentence, skipComma(sentence, isNext ? 2 : 1 + part));
  const verb = subject && sentence[subject.end];
  const base = readsAsPast(verb);
  if (!subject || !verb || !base || /^(?:be|have|do|want|think|say)$/.test(base) || sentence.slice(subject.end).some(({ text }) => text === ','))
    return [];
  return [{ first: subject.end, last: subject.end, text: `will ${base}` }];
}

function findSimpleSince(sentence: Sentence): Change[] {
  if (sentence[0]?.lower !== 'since') return [];
  const [one, two] = [sentence[1], sentence[2]];
  const isYear = /^(?:19|20)\d\d$/.test(one?.text ?? '');
  const isSpan = /^(?:the|last)$/.test(one?.lower ?? '') && (/^(?:19|20)\d0s$/.test(two?.text ?? '') || PAST_UNIT.test(two?.lower ?? ''));
  if (!isYear && !isSpan) return [];
  const at = skipComma(sentence, isYear ? 2 : 3);
  const subject = readClauseSubject(sentence, at);
  const verb = subject && sentence[subject.end];
  const base = readsAsPast(verb);
  if (!subject || !verb || !base || !CHANGES.test(base)) return [];
  return [{ first: subject.end, last: subject.end, text: `${writeHave(subject, sentence, at)} ${inflectParticiple(base)}` }];
}

function findPresentWhilePast(sentence: Sentence): Change[] {
  if (!/^(?:while|as)$/.test(sentence[0]?.lower ?? '')) return [];
  const first = readClauseSubject(sentence, 1);
  const [be, gerund] = first ? [sentence[first.end], sentence[first.end + 1]] : [];
  const comma = sentence.findIndex(({ text }) => text === ',');
  if (!/^(?:was|were)$/.test(be?.lower ?? '') || ((gerund?.tags ?? 0) & TAG.VBG) === 0 || comma < 0) return [];
  const second = readClauseSubject(sentence, comma + 1);
  const verb = second && sentence[second.end];
  const base = verb && findBaseForm(verb.lower);
  if (!second || !verb || !base || verb.lower === base || (verb.tags & TAG.VBZ) === 0 || (verb.tags & TAG.VBD) !== 0) return [];
  return /^(?:be|have|do|seem|know|mean)$/.test(base) ? [] : [{ first: second.end, last: second.end, text: inflectPast(base) }];
}

function isOverYear(sentence: Sentence, at: number): boolean {
  const [preposition, year, after] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  const isYear = /^(?:1[5-9]|20)\d\d$/.test(year?.text ?? '') && Number(year?.text) < FIRST_OPEN_YEAR;
  return (
    preposition?.lower === 'in' &&
    isYear &&
    (after === undefined || after.kind === 'mark' ? !/^[-\u2013\u2014/]$/.test(after?.text ?? '') : after.tag !== TAG.NN)
  );
}

function isAgo(sentence: Sentence, at: number): boolean {
  return UNIT_OF_TIME.test(sentence[at + 1]?.lower ?? '') && sentence[at + 2]?.lower === 'ago';
}

function findPassiveInYear(sentence: Sentence): Change[] {
  const subject = readClauseSubject(sentence, 0);
  if (!subject) return [];
  const [have, been, verb] = sentence.slice(subject.end, subject.end + 3);
  if (!/^(?:has|have)$/.test(have?.lower ?? '') || been?.lower !== 'been' || !verb || (verb.tags & TAG.VBN) === 0) return [];
  const at = subject.end + 3;
  if (!isOverYear(sentence, at) && !isAgo(sentence, at)) return [];
  if (sentence.slice(at).some(({ lower }) => /^(?:and|or|since|until)$/.test(lower))) return [];
  const isMany = subject.isPronoun ? sentence[0]?.lower !== 'i' && subject.isMany : have?.lower === 'have';
  return [{ first: subject.end, last: subject.end + 1, text: isMany ? 'were' : 'was' }];
}

function findPerfectBesideYesterday(sentence: Sentence): Change[] {
  const subject = readClauseSubject(sentence, 0);
  const [have, verb] = subject ? [sentence[subject.end], sentence[subject.end + 1]] : [];
  if (!subject || !/^(?:has|have)$/.test(have?.lower ?? '') || !verb || (verb.tags & TAG.VBN) === 0 || verb.lower === 'been') return [];
  const at = sentence.findIndex(
    ({ lower }, index) =>
      index > subject.end && (lower === 'yesterday' || (lower === 'last' && /^(?:night|week|month|year)$/.test(sentence[index + 1]?.lower ?? ''))),
  );
  const between = sentence.slice(subject.end + 2, at);
  const before = sentence[at - 1]?.lower ?? '';
  if (
    at < 0 ||
    at - subject.end > 9 ||
    between.some(({ lower, kind }) => kind === 'mark' || ELSEWHERE.test(lower) || /^(?:what|i|we|he|she|they|it|to)$/.test(lower))
  )
    return [];
  if (/^(?:of|from|for|since|until|in|over|during|the|than)$/.test(before)) return [];
  const base = findBaseForm(verb.lower);
  return base && base !== 'be' ? [{ first: subject.end, last: subject.end + 1, text: findPastOfParticiple(verb.lower) ?? verb.text }] : [];
}

function findAlreadyOver(sentence: Sentence): Change[] {
  if (!/^(?:when|before)$/.test(sentence[0]?.lower ?? '')) return [];
  const first = readClauseSubject(sentence, 1);
  const isPast = first && readsAsPast(sentence[first.end]);
  const comma = sentence.findIndex(({ text }) => text === ',');
  const second = comma < 0 ? undefined : readClauseSubject(sentence, comma + 1);
  if (!isPast || !second || sentence[second.end]?.lower !== 'already') return [];
  const verb = sentence[second.end + 1];
  const base = readsAsPast(verb);
  if (!verb || !base || /^(?:be|have|do|know|want|like|love|need|think|feel)$/.test(base)) return [];
  return [{ first: second.end, last: second.end + 1, text: `had already ${inflectParticiple(base)}` }];
}

function findWillAfterIf(sentence: Sentence): Change[] {
  const subject = sentence[0]?.lower === 'if' ? readClauseSubject(sentence, 1) : undefined;
  const comma = sentence.findIndex(({ text }) => text === ',');
  const [will, verb] = subject ? [sentence[subject.end], sentence[subject.end + 1]] : [];
  const base = verb && findBaseForm(verb.lower);
  if (!subject || will?.lower !== 'will' || !verb || base !== verb.lower || (verb.tags & TAG.VB) === 0 || comma < 0) return [];
  if (/^(?:you|it)$/.test(sentence[1]?.lower ?? '') || !sentence.slice(comma).some(({ lower }) => /^(?:will|can|must|should|won't)$/.test(lower)))
    return [];
  const isI = sentence[1]?.lower === 'i';
  const form = base === 'be' ? (isI ? 'am' : subject.isMany ? 'are' : 'is') : subject.isMany ? base : inflectThirdPerson(base);
  return [{ first: subject.end, last: subject.end + 1, text: form }];
}

function findPresentAfterDate(sentence: Sentence): Change[] {
  const subject = readClauseSubject(sentence, 0);
  if (!subject || !readsAsPast(sentence[subject.end])) return [];
  const and = sentence.findIndex(({ lower }, at) => at > subject.end && lower === 'and');
  const verb = sentence[and + 1];
  const base = verb && findBaseForm(verb.lower);
  if (and < 0 || !isOverYear(sentence, and - 2) || !verb || !base || verb.lower === base || (verb.tags & TAG.VBZ) === 0) return [];
  const rest = sentence
    .slice(and + 2)
    .map(({ lower }) => lower)
    .join(' ');
  const isThen = /\b(?:(?:years?|months?|weeks?|days?) later|the (?:same|following|next) (?:year|month|week|day))\b/.test(rest);
  return isThen ? [{ first: and + 1, last: and + 1, text: inflectPast(base) }] : [];
}
