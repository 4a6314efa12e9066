import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { lookUp } from './lookUp.ts';
import { findSubject, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const BE_OF: Record<string, string> = { i: 'am', he: 'is', she: 'is', it: 'is', we: 'are', they: 'are', you: 'are' };
const HAVE_OF: Record<string, string> = { i: 'have', he: 'has', she: 'has', it: 'has', we: 'have', they: 'have', you: 'have' };
/** "He being ill, we left": these open no clause of their own. */
const ABSOLUTE = /^(?:being|having|according|including|regarding|during|something|nothing|anything|everything)$/;
/** Verbs whose object is left out only by mistake where the thing was named before. */
const NEEDS_OBJECT = /^(?:received|signed|returned|opened|posted|cancelled|canceled|approved|delivered|sent|paid|fixed|repaired)$/;
const TRANSITIVE_IN_RELATIVE = /^(?:found|thought|made|considered|find|think|make|consider|believe|felt|took|take|let|want|wanted|said|see|saw)$/;

/** Words that learners leave out, and one that they put in twice. */
export const missingWords = buildRules({
  'missing-be-progressive': {
    reason: 'A form of "be" is missing before this -ing form.',
    find: (sentence) => sentence.flatMap((_, at) => findBareProgressive(sentence, at)),
    examples: {
      'I looking forward to hearing from you.': 'I am looking forward to hearing from you.',
      'They going to open a branch.': 'They are going to open a branch.',
      'She is ill and we waiting for the doctor.': 'She is ill and we are waiting for the doctor.',
    },
    fine: [
      'He being ill, we left.',
      'She was ahead, George and I following behind.',
      'I love you singing.',
      'I am looking forward to it.',
      'It is she going home.',
      'I saw him, he running ahead.',
    ],
  },
  'missing-have-been': {
    reason: '"Have" or "has" is missing before "been".',
    find: (sentence) => {
      const hasBeen = sentence.some(({ lower }) => lower === 'been');
      return !hasBeen
        ? []
        : sentence.flatMap((subject, at) => {
            const noun = at === 0 && hasBeen ? findSubject(sentence, 0) : undefined;
            if (noun && sentence[noun.verb]?.lower === 'been' && noun.phrase.determiner && !noun.hasAnd) {
              return [{ first: noun.verb, last: noun.verb, text: noun.phrase.noun.tag === TAG.NNS ? 'have been' : 'has been' }];
            }
            const have = lookUp(HAVE_OF, subject.lower);
            if (!have || sentence[at + 1]?.lower !== 'been' || !opensClause(sentence, at)) return [];
            return [{ first: at + 1, last: at + 1, text: `${have} been` }];
          });
    },
    examples: {
      'She been working here for five years.': 'She has been working here for five years.',
      'It rained because they been slow.': 'It rained because they have been slow.',
      'The windows been broken for a month.': 'The windows have been broken for a month.',
      'I been to Rome twice.': 'I have been to Rome twice.',
    },
    fine: ['Had she been there, we would know.', 'Have they been told?'],
  },
  'missing-do-not': {
    reason: 'Before "not" and a verb a form of "do" is needed.',
    patterns: ['please {+do} not <VB>'],
    find: (sentence) =>
      sentence.flatMap((subject, at) => {
        if (sentence[at + 1]?.lower !== 'not') return [];
        const [not, verb, next] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        const isSubject = /^(?:i|he|she|we|they)$/.test(subject.lower) && opensClause(sentence, at);
        if (
          !isSubject ||
          not?.lower !== 'not' ||
          !verb ||
          !next ||
          (verb.tags & TAG.VB) === 0 ||
          (verb.tags & (TAG.VBN | TAG.RB | TAG.JJ | TAG.IN)) !== 0
        )
          return [];
        const isPast = sentence.some(({ tag, lower }) => tag === TAG.VBD || lower === 'was' || lower === 'were');
        const help = isPast ? 'did' : /^(?:he|she)$/.test(subject.lower) ? 'does' : 'do';
        return [{ first: at + 1, last: at + 1, text: `${help} not` }];
      }),
    examples: {
      'Please not touch the wall.': 'Please do not touch the wall.',
      'He not understand what she wanted.': 'He did not understand what she wanted.',
      'We not know the answer.': 'We do not know the answer.',
    },
    fine: ['Please do not touch it.', 'It was he, not she.', 'I, not you, know.', 'Whether he not only reads but writes is open.'],
  },
  'missing-to-would-like': {
    reason: 'After "would like" the verb takes "to".',
    patterns: [
      "would|i'd|we'd|you'd|he'd|she'd|they'd like {+to} know|ask|have|be|get|go|make|buy|see|apply|thank|inform|invite|take|give|become|learn|add|meet|speak|receive|discuss|arrange|say|tell|improve|find|express|join|hear|begin|continue|confirm",
    ],
    examples: {
      'I would like know the price.': 'I would like to know the price.',
      "We'd like apply for a permit.": "We'd like to apply for a permit.",
    },
    fine: ['I would like to know.', 'She would like tea.'],
  },
  'missing-do-question': {
    reason: 'A question about what people do needs "do" or "does" before its subject.',
    find: (sentence) => findBareQuestion(sentence),
    examples: {
      'What time you usually start work?': 'What time do you usually start work?',
      'Where he lives?': 'Where does he live?',
      'Why they want so much money?': 'Why do they want so much money?',
    },
    fine: ['What if you start early?', 'How you do it is up to you.', 'What you need?', 'Whatever you say?', 'Why you?'],
  },
  'missing-is-name': {
    reason: 'The verb is missing here.',
    find: ([my, name, next]) =>
      my?.lower === 'my' && name?.lower === 'name' && next && /^\p{Lu}/u.test(next.text) ? [{ first: 1, last: 1, text: 'name is' }] : [],
    patterns: ['^^ it {+is} located|situated in|near|on|at|next|between|close', '^^ they {+are} located|situated in|near|on|at|next|between|close'],
    examples: {
      'My name Ana and I am a nurse.': 'My name is Ana and I am a nurse.',
      'The flat is old and it located near the park.': 'The flat is old and it is located near the park.',
    },
    fine: ['My name is Ana.', 'They located the file in a drawer.', 'It is located near the park.'],
  },
  'missing-be-adjective': {
    reason: 'A form of "be" is missing here.',
    find: (sentence) =>
      sentence.flatMap((subject, at) => {
        const isStrong = /^(?:very|so|too|really)$/.test(sentence[at + 1]?.lower ?? '');
        const adjective = sentence[at + (isStrong ? 2 : 1)];
        if (!/^(?:i|he|she|we|they)$/.test(subject.lower) || at > 0 || !adjective || !adjective.isSpaced) return [];
        // "He jotted down words": a past form that the lexicon knows as an adjective alone.
        if (
          /ed$/.test(adjective.lower) &&
          /^(?:down|up|out|off|on|over|away|back|around|the|a|an|my|his|her|our|their)$/.test(sentence[at + (isStrong ? 3 : 2)]?.lower ?? '')
        )
          return [];
        const isAdjective = adjective.tag === TAG.JJ && (adjective.tags & ~(TAG.JJ | TAG.RB)) === 0 && adjective.lower.length > 3;
        const verb = sentence
          .slice(at + 2)
          .some(({ tags, lower }) => (tags & (TAG.VBD | TAG.MD)) !== 0 || /^(?:is|are|was|were|has|have)$/.test(lower));
        return isAdjective && !verb && !/^(?:alone|alike|only|aloud|long|fast|early|hard)$/.test(adjective.lower)
          ? [{ first: at, last: at, text: `${subject.text} ${lookUp(BE_OF, subject.lower)}` }]
          : [];
      }),
    examples: { 'She very happy with the result.': 'She is very happy with the result.', 'They responsible for it.': 'They are responsible for it.' },
    fine: ['She is very happy.', 'He alone knows.', 'We lovely people are here.', 'He jotted down words with nice sounds.'],
  },
  'doubled-object': {
    reason: '"Which" or "whom" is the object already, so no other pronoun follows the verb.',
    needs: 'which whom',
    find: (sentence) => sentence.flatMap((_, at) => findDoubledObject(sentence, at)),
    examples: {
      'Thank you for your letter, which I received it this morning.': 'Thank you for your letter, which I received this morning.',
      'This is the film which we watched it yesterday.': 'This is the film which we watched yesterday.',
      'My uncle, whom I visit him often, is ill.': 'My uncle, whom I visit often, is ill.',
    },
    fine: [
      'The knife with which I cut it is old.',
      'The book, which I found it hard to read, is here.',
      'Which I gave it?',
      'I know which they like it for.',
    ],
  },
  'missing-object': {
    reason: 'This verb needs an object, such as "it".',
    confidence: 'low',
    find: (sentence) => findMissingObject(sentence),
    examples: {
      'The documents were sent last week, but we have not received yet.': 'The documents were sent last week, but we have not received them yet.',
      'The contract is ready, but she has not signed yet.': 'The contract is ready, but she has not signed it yet.',
    },
    fine: ['We have not been paid yet.', 'The contract is ready, but it has not been signed yet.'],
  },
  'passive-be': {
    reason: 'The passive needs a form of "be" before the participle.',
    confidence: 'low',
    find: (sentence) =>
      sentence.flatMap((modal, at) => {
        if ((modal.tags & TAG.MD) === 0) return [];
        const [verb, next] = [sentence[at + 1], sentence[at + 2]];
        const isModal =
          /^(?:will|can|must|should|may|could|cannot)$/.test(modal.lower) && !/^(?:i|we|you|he|she|they)$/.test(sentence[at - 1]?.lower ?? '');
        const isParticiple = verb !== undefined && (verb.tags & TAG.VBN) !== 0 && (verb.tags & (TAG.VB | TAG.NN)) === 0 && verb.lower.endsWith('ed');
        const isNoun = ((sentence[at - 1]?.tags ?? 0) & (TAG.NN | TAG.NNS)) !== 0;
        if (
          !isModal ||
          !isNoun ||
          !isParticiple ||
          !/^(?:by|in|on|at|before|after|to|from|until|with|soon|tomorrow|today|next|\.)$/.test(next?.lower ?? '')
        )
          return [];
        return [{ first: at, last: at + 1, text: `${modal.text} be ${verb?.text}` }];
      }),
    examples: {
      'The report will finished by the end of May.': 'The report will be finished by the end of May.',
      'The keys must returned on Monday.': 'The keys must be returned on Monday.',
    },
    fine: ['The report will be finished by Monday.', 'He left a will signed by a lawyer.', 'I can finished it.'],
  },
});

/** A pronoun that is a subject: at the beginning, behind a comma and "and", or behind a word that opens a clause. */
function opensClause(sentence: Sentence, at: number): boolean {
  const before = sentence[at - 1];
  if (before === undefined) return true;
  // "George and I" are one subject.
  if (before.lower === 'and' && (sentence[at - 2]?.tag ?? 0) & (TAG.NN | TAG.NNS | TAG.NNP | TAG.PRP)) return false;
  return /^(?:and|but|because|although|so|if|when)$/.test(before.lower) && !/^(?:you|it)$/.test(sentence[at]?.lower ?? '');
}

function findBareProgressive(sentence: Sentence, at: number): Change[] {
  const [subject, verb, next] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  const be = lookUp(BE_OF, subject?.lower ?? '');
  if (!subject || !be || verb?.tag !== TAG.VBG || !next || ABSOLUTE.test(verb.lower) || !opensClause(sentence, at)) return [];
  // "We running the shop would help" has its verb behind.
  const comma = sentence.findIndex(({ kind }, index) => index > at + 1 && kind === 'mark');
  const rest = sentence.slice(at + 2, comma < 0 ? undefined : comma);
  const isAbsolute = sentence[comma]?.text === ',' && at === 0;
  const hasVerb = rest.some(({ tags, lower }) => (tags & TAG.MD) !== 0 || /^(?:is|are|was|were|has|had)$/.test(lower));
  if (isAbsolute || hasVerb || (at > 0 && !/^\p{Lu}/u.test(sentence[0]?.text ?? ''))) return [];
  return [{ first: at + 1, last: at + 1, text: `${be} ${verb.text}` }];
}

function findBareQuestion(sentence: Sentence): Change[] {
  const last = sentence.at(-1);
  const [question] = sentence;
  if (last?.text !== '?' || !question || !/^(?:what|where|when|why|how|who)$/.test(question.lower)) return [];
  const subject = sentence.findIndex(({ lower }) => /^(?:i|you|he|she|we|they)$/.test(lower));
  const between = sentence.slice(1, subject);
  const isDirectQuestion =
    subject === 1
      ? !/^(?:what|who)$/.test(question.lower)
      : between.every(({ tag, lower }) => (tag & (TAG.NN | TAG.NNS | TAG.JJ)) !== 0 || /^(?:many|much|time)$/.test(lower));
  if (subject < 1 || subject > 4 || !isDirectQuestion) return [];
  const isAdverb = /^(?:usually|always|often|normally|still|really)$/.test(sentence[subject + 1]?.lower ?? '');
  const place = subject + (isAdverb ? 2 : 1);
  const verb = sentence[place];
  const base = verb && findBaseForm(verb.lower);
  if (!verb || !base || (verb.tags & (TAG.VB | TAG.VBZ)) === 0 || (verb.tags & (TAG.MD | TAG.VBD)) !== 0 || base === 'be') return [];
  const isOne = /^(?:he|she)$/.test(sentence[subject]?.lower ?? '');
  if (isOne === (base === verb.lower)) return [];
  const rest = sentence.slice(place + 1).some(({ lower }) => /^(?:is|are|was|were|do|does|will|can|,)$/.test(lower));
  if (rest) return [];
  const words = sentence.slice(subject, place).map(({ text }) => text);
  return [{ first: subject, last: place, text: [isOne ? 'does' : 'do', ...words, base].join(' ') }];
}

function findDoubledObject(sentence: Sentence, at: number): Change[] {
  const [which, subject, verb, object, next] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3], sentence[at + 4]];
  const before = sentence[at - 1];
  const isAntecedent = before?.text === ',' || ((before?.tag ?? 0) & (TAG.NN | TAG.NNS)) !== 0;
  if (!which || !/^(?:which|whom)$/.test(which.lower) || !isAntecedent || !/^(?:i|we|you|he|she|they)$/.test(subject?.lower ?? '')) return [];
  const isPlainVerb = verb !== undefined && (verb.tags & (TAG.VB | TAG.VBZ | TAG.VBD)) !== 0 && !TRANSITIVE_IN_RELATIVE.test(verb.lower);
  const ends = next === undefined || next.kind === 'mark' || /^(?:this|last|yesterday|today|often|every|in|on|at|again|two|three)$/.test(next.lower);
  return isPlainVerb && /^(?:it|him|them)$/.test(object?.lower ?? '') && ends ? [{ first: at + 2, last: at + 3, text: verb.text }] : [];
}

function findMissingObject(sentence: Sentence): Change[] {
  const at = sentence.findIndex(({ lower }, index) => NEEDS_OBJECT.test(lower) && sentence[index + 1]?.lower === 'yet');
  const verb = sentence[at];
  if (!verb) return [];
  const subject = findSubject(sentence, 0);
  const phrase = subject?.phrase ?? readNounPhrase(sentence, 0);
  const help = sentence.slice(Math.max(0, at - 4), at).map(({ lower }) => lower);
  const isActive =
    help.some((word) => /^(?:i|we|you|he|she|they)$/.test(word)) &&
    help.some((word) => /^(?:have|has|haven't|hasn't)$/.test(word)) &&
    !help.includes('been');
  if (!verb || !phrase || !isActive || phrase.end > at) return [];
  return [{ first: at, last: at, text: `${verb.text} ${phrase.noun.tag === TAG.NNS ? 'them' : 'it'}` }];
}
