import { inflectParticiple, inflectPast } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { lookUp } from './lookUp.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** Every verb whose past tense and participle differ. */
const VERBS =
  'arise awake be bear beat begin bite blow break choose do draw drink drive eat fall fly forbid forget forgive forsake freeze give go grow hide know mistake oversee overtake overthrow partake prove redo rewrite ride ring rise see shake shrink sing sink speak spring steal stink stride strive swear swim take tear throw tread undergo undertake undo wake wear weave withdraw write foresee';
/** Past forms that are nouns or other words as well: they are verbs where what follows shows it. */
const MANY_SENSES = /^(?:bore|bit|beat|rose|saw|fell|wove|lay|wore|rode|spoke|sank|drove|grew|was|were|proved)$/;
const HAVE = /^(?:have|has|had|haven't|hasn't|hadn't|having|i've|you've|we've|they've|could've|should've|would've|must've|might've)$/;
const BETWEEN =
  /^(?:not|never|ever|already|just|also|always|often|only|recently|finally|nearly|almost|still|now|all|both|even|really|probably|since)$/;
const BEFORE_SUBJECT = /^(?:have|has|had|haven't|hasn't|hadn't|is|are|was|were|be|been|being|get|got|had|what|how)$/;
const FOLLOWS_VERB =
  /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|me|him|us|them|it|you|to|in|on|at|for|with|by|from|about|into|up|down|out|off|away|over|through|too|so|very|all|some|many|much|more|twice|once|several|two|three|since|before|after|when|as|yesterday|today|last|there|here|home|badly|well|[.,;!?])$/;

const pasts: Record<string, string> = {};
const participles: Record<string, string> = {};
for (const verb of VERBS.split(' ')) {
  const [past, participle] = [inflectPast(verb), inflectParticiple(verb)];
  if (past === participle || verb === 'be') continue;
  pasts[past] = participle;
  if (participle !== verb) participles[participle] = past;
}

/** Pasts that are usual beside those that the inflection of words gives. */
Object.assign(pasts, {
  shrank: 'shrunk',
  sprang: 'sprung',
  stank: 'stunk',
  sank: 'sunk',
  forbade: 'forbidden',
  strode: 'stridden',
  oversaw: 'overseen',
  rewrote: 'rewritten',
});

/** Irregular verbs in the one past form where the other belongs. */
export const irregularForms = buildRules({
  'have-irregular-past': {
    reason: 'After "have", "has" or "had" the verb takes its participle.',
    find: (sentence) => sentence.flatMap((_, at) => findPastBehindHave(sentence, at)),
    examples: {
      'The shirt has shrank in the wash.': 'The shirt has shrunk in the wash.',
      'We had never froze them before.': 'We had never frozen them before.',
      'You should have tore it up.': 'You should have torn it up.',
      'Have you ate yet?': 'Have you eaten yet?',
    },
    fine: ['They have rose bushes.', 'We have a saw.', 'I have bit parts in two films.', 'It has shrunk.'],
  },
  'irregular-participle-alone': {
    reason: 'A participle needs "have" or "has" before it; alone it is the past tense that is used.',
    find: (sentence) => sentence.flatMap((_, at) => findParticipleAlone(sentence, at)),
    examples: {
      'Yesterday he written a letter.': 'Yesterday he wrote a letter.',
      'When I seen him, he was ill.': 'When I saw him, he was ill.',
      'They stolen my bike.': 'They stole my bike.',
    },
    fine: [
      'Had he written a letter, I would know.',
      'I have it written down.',
      'What they have given is enough.',
      'Is it broken?',
      'He, driven by greed, left.',
    ],
  },
});

function findPastBehindHave(sentence: Sentence, at: number): Change[] {
  const [token, next] = [sentence[at], sentence[at + 1]];
  const participle = token && lookUp(pasts, token.lower);
  if (!token || participle === undefined || token.text !== token.lower) return [];
  let place = at - 1;
  while (BETWEEN.test(sentence[place]?.lower ?? '')) place--;
  // "Have you ate": the subject stands between in a question.
  if (place === 1 && /^(?:i|you|he|she|it|we|they)$/.test(sentence[place]?.lower ?? '') && sentence.at(-1)?.text === '?') place--;
  if (!HAVE.test(sentence[place]?.lower ?? '')) return [];
  const isVerb = !MANY_SENSES.test(token.lower) || next === undefined || FOLLOWS_VERB.test(next.lower);
  return isVerb ? [{ first: at, last: at, text: participle }] : [];
}

function findParticipleAlone(sentence: Sentence, at: number): Change[] {
  const [before, subject, token, next] = [sentence[at - 2], sentence[at - 1], sentence[at], sentence[at + 1]];
  const past = token && lookUp(participles, token.lower);
  if (!token || past === undefined || !subject || token.text !== token.lower || !/^(?:i|he|she|we|they)$/.test(subject.lower)) return [];
  if (before && (BEFORE_SUBJECT.test(before.lower) || (before.tag & TAG.MD) !== 0)) return [];
  return next && FOLLOWS_VERB.test(next.lower) ? [{ first: at, last: at, text: past }] : [];
}
