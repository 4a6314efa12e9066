import { findBaseForm, inflectGerund, inflectParticiple } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const ASKS = /^(?:can|could|will|would|should|must|may|might|do|does|did|don't|doesn't|didn't|can't|won't|shall)$/;
/** Third persons that are no common nouns. */
const THIRD =
  /^(?:comes|goes|makes|gets|has|is|does|says|knows|sees|gives|takes|keeps|becomes|brings|buys|eats|drives|drinks|writes|reads|speaks|thinks|tells|finds|sings|learns|wants|lives|opens|begins|belongs|understands|remembers|forgets|sells|teaches|wears|sleeps|sits|chooses|believes|happens|explains|arrives|enjoys|agrees|prefers|listens|tries|carries|pays|sends|loses|wins|meets|feels|stays|allows|requires|needs|likes|uses|plays|helps|works)$/;
/** Verbs that are hardly ever nouns or adjectives in their base form. */
const BARE =
  /^(?:say|ask|know|tell|think|have|be|give|pay|go|come|see|hear|eat|learn|buy|sell|send|bring|write|speak|become|understand|explain|complain|finish|get|take|make|keep|lose|choose|listen|arrive|remember|forget|teach|sing|sit|drive|wear|grow|receive|agree|discuss|solve|improve|create|develop|prepare|decide|enjoy|begin|follow|carry|wait|read|open|sign|cook|travel|meet|move|cut|wash|clean|leave|add|check|spend|play)$/;
const SUBJECT = /^(?:i|you|he|she|we|they)$/;
const BE = /^(?:am|is|are|was|were|'m|'s|'re)$/;
const OBJECT =
  /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|this|that|these|those|some|any|hard|well|more|goodbye|home|each|every|all|too|to|so)$/;
const NEVER_DONE = /^(?:time|cause|reason|need|room|right|use|regard|doubt|fear|hope|respect|trust|faith|love|care|interest|place|power|control)$/;
const DONE_ADVERB = /^(?:already|just|never|ever|not|recently|always|also)$/;

/** Forms of verbs that the word in front of them, or a few words before, asks for. */
export const helperFrames = buildRules({
  'base-in-question': {
    reason: 'In a question that opens with a helping verb, the main verb has its base form.',
    find: findInQuestion,
    examples: {
      'Can your brother drives?': 'Can your brother drive?',
      'Does the old machine works again?': 'Does the old machine work again?',
      'Did the children went home?': 'Did the children go home?',
    },
    fine: [
      'Do the people who live here like it?',
      'Did he say that she went home?',
      'Can you see if it works?',
      'Does anyone who works here know?',
      'Would you say he knows it?',
      'Will the man that has it come?',
    ],
  },
  'base-behind-to': {
    reason: 'After "to", a verb has its base form.',
    patterns: [],
    needs: 'to',
    find: (sentence) => sentence.flatMap((_, at) => findBehindTo(sentence, at)),
    examples: {
      'He promised to comes early.': 'He promised to come early.',
      'She likes to goes out.': 'She likes to go out.',
      "I don't want to drives at night.": "I don't want to drive at night.",
    },
    fine: ['It comes down to makes and models.', 'It refers to works of art.', 'He listened to plays.', 'It adds to needs.'],
  },
  'gerund-behind-preposition': {
    reason: 'After a preposition, a verb has its form in "-ing".',
    needs: 'after before without by of about for in',
    find: (sentence) => sentence.flatMap((_, at) => findBehindPreposition(sentence, at)),
    examples: {
      'After finish the work, I go home.': 'After finishing the work, I go home.',
      'He left without say goodbye.': 'He left without saying goodbye.',
      'I am tired of wait for him.': 'I am tired of waiting for him.',
      'By read every day, you learn the words.': 'By reading every day, you learn the words.',
    },
    fine: [
      'After that, go home.',
      'Ask about it before you go.',
      'What the talk is about have a look.',
      'Most of the people I know of have left.',
      'The day before, read the letter.',
      'A good read.',
    ],
  },
  'participle-behind-done-adverb': {
    reason: 'Behind "have", a verb has its participle.',
    needs: 'already just never ever recently',
    find: (sentence) => sentence.flatMap((_, at) => findPerfect(sentence, at)),
    examples: {
      'The guests have already finish.': 'The guests have already finished.',
      'I have never drive a van.': 'I have never driven a van.',
      'She has just break it.': 'She has just broken it.',
    },
    fine: [
      'They have already run it.',
      'We have never let you down.',
      'The people you have just come from there.',
      'I have just time for it.',
      'I have never been there.',
    ],
  },
  'gerund-behind-be': {
    reason: 'Behind "be", what somebody does at the moment has its form in "-ing".',
    find: (sentence) => sentence.flatMap((_, at) => findBehindBe(sentence, at)),
    examples: {
      'I am study law.': 'I am studying law.',
      'She is work today.': 'She is working today.',
      'They are go home.': 'They are going home.',
      'We are wait for the bus.': 'We are waiting for the bus.',
    },
    fine: [
      'All I do is work.',
      'He is well.',
      'They are close.',
      'We are open today.',
      'You are free.',
      'What we are is work.',
      'They were set to go.',
      'She is home.',
    ],
  },
});

function findInQuestion(sentence: Sentence): Change[] {
  const opener = sentence[0];
  if (sentence.at(-1)?.text !== '?' || !opener || !ASKS.test(opener.lower)) return [];
  let hasNoun = false;
  for (let at = 1; at < Math.min(sentence.length - 1, 6); at++) {
    const token = sentence[at];
    if (token?.kind !== 'word') return [];
    if (hasNoun) {
      const isThird = THIRD.test(token.lower);
      const isPast = token.tag === TAG.VBD && (token.tags & (TAG.VB | TAG.NN | TAG.JJ | TAG.VBN)) === 0;
      const base = findBaseForm(token.lower);
      if ((isThird || isPast) && base !== undefined) return [{ first: at, last: at, text: base }];
      return [];
    }
    const isNoun =
      (token.tag & (TAG.NN | TAG.NNS)) !== 0 || /^(?:he|she|it|they|we|you|everybody|everyone|anyone|anybody|somebody)$/.test(token.lower);
    const next = sentence[at + 1];
    if (isNoun && !(next && (next.tag & (TAG.NN | TAG.NNS)) !== 0 && !THIRD.test(next.lower))) hasNoun = true;
    else if (!isNoun && (token.tag & (TAG.DT | TAG.POSS | TAG.JJ | TAG.NN)) === 0) return [];
  }
  return [];
}

const BEFORE_INFINITIVE =
  /^(?:want|wants|wanted|like|likes|liked|love|loves|need|needs|needed|try|tries|tried|hope|hopes|promise|promised|promises|decide|decided|plan|plans|planned|have|has|had|able|going|ready|easy|hard|difficult|possible|how|what|where|started|began|begin|forget|forgot|learn|learned|refuse|refused|agree|agreed|offer|offered|prefer|prefers|allowed|afford|happy|glad|sorry|used|time|order)$/;

function findBehindTo(sentence: Sentence, at: number): Change[] {
  const [before, to, verb] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  if (to?.lower !== 'to' || !verb || !BEFORE_INFINITIVE.test(before?.lower ?? '') || !THIRD.test(verb.lower)) return [];
  const base = findBaseForm(verb.lower);
  return base === undefined || /^(?:used|going)$/.test(before?.lower ?? '') ? [] : [{ first: at + 1, last: at + 1, text: base }];
}

function findBehindPreposition(sentence: Sentence, at: number): Change[] {
  const [before, preposition, verb, next] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (!preposition || !verb || verb.text !== verb.lower || !BARE.test(verb.lower)) return [];
  const isOpening = before === undefined || before.text === ',';
  const governs =
    (preposition.lower === 'without' && !/^(?:go|do)$/.test(before?.lower ?? '')) ||
    (/^(?:after|before|by)$/.test(preposition.lower) && isOpening) ||
    (preposition.lower === 'of' && /^(?:tired|afraid|capable|sick|thinking|dreaming|fond|proud)$/.test(before?.lower ?? '')) ||
    (preposition.lower === 'about' &&
      /^(?:think|thinking|talk|talked|talking|worried|excited|sorry|dream|forget|thought)$/.test(before?.lower ?? '')) ||
    (preposition.lower === 'for' && /^(?:thank|thanks|you|sorry|apologise|apologised|responsible|apologize|apologized)$/.test(before?.lower ?? '')) ||
    (preposition.lower === 'in' && /^(?:interested|succeeded|succeed|believe|experienced)$/.test(before?.lower ?? ''));
  if (!governs || !next || !(OBJECT.test(next.lower) || (next.tag & (TAG.IN | TAG.POSS)) !== 0)) return [];
  const hasNoun = (verb.tags & TAG.NN) !== 0;
  if (hasNoun && !/^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|hard|well|every|for)$/.test(next.lower)) return [];
  if (
    /^(?:after|before)$/.test(preposition.lower) &&
    isOpening &&
    hasNoun &&
    !/^(?:finish|read|wash|clean|leave|open|sign|check|cut|cook)$/.test(verb.lower)
  )
    return [];
  return [{ first: at + 1, last: at + 1, text: inflectGerund(verb.lower) }];
}

function findPerfect(sentence: Sentence, at: number): Change[] {
  const [have, adverb, verb, next] = sentence.slice(at, at + 4);
  if (!have || !adverb || !verb || !/^(?:have|has|had|haven't|hasn't)$/.test(have.lower) || !DONE_ADVERB.test(adverb.lower) || adverb.lower === 'not')
    return [];
  if (verb.text !== verb.lower || (verb.tags & TAG.VB) === 0 || (verb.tags & (TAG.VBN | TAG.VBD | TAG.JJ | TAG.RB | TAG.IN | TAG.DT)) !== 0)
    return [];
  if (NEVER_DONE.test(verb.lower)) return [];
  const participle = inflectParticiple(verb.lower);
  const isNoun = (verb.tags & TAG.NN) !== 0 && !(next === undefined || next.kind === 'mark' || OBJECT.test(next.lower) || (next.tag & TAG.IN) !== 0);
  return participle === verb.lower || isNoun || findBaseForm(verb.lower) !== verb.lower ? [] : [{ first: at + 2, last: at + 2, text: participle }];
}

const AT_WORK =
  /^(?:work|study|go|wait|learn|look|come|play|eat|drive|read|write|cook|watch|listen|speak|talk|sleep|sit|try|leave|stay|travel|plan|sing|swim|run|walk|drink|buy|build|get|take|make|think|search|prepare)$/;

function findBehindBe(sentence: Sentence, at: number): Change[] {
  const [subject, be, verb, next] = sentence.slice(at, at + 4);
  if (!subject || !be || !verb || !SUBJECT.test(subject.lower) || !BE.test(be.lower) || !AT_WORK.test(verb.lower) || verb.text !== verb.lower)
    return [];
  const before = sentence[at - 1];
  if (before && /^(?:what|all|how|who|where|than|as|thing|everything|that|which|is|was|are|were)$/.test(before.lower)) return [];
  if (next?.text === '-' || /^(?:of|is|was|by|and|or)$/.test(next?.lower ?? '') || /^(?:run|read|come|built|set|cut|put)$/.test(verb.lower))
    return [];
  return [{ first: at + 2, last: at + 2, text: inflectGerund(verb.lower) }];
}
