import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** What is done to things, and hardly ever by them. */
const DONE =
  /^(?:cancelled|canceled|postponed|built|written|published|founded|designed|delivered|sold|painted|damaged|destroyed|stolen|broken|born|invented|discovered|delayed|rescheduled|approved|rejected|made|held|opened|closed|repaired|installed|arrested|injured|elected|filmed|translated|recorded|printed|produced)$/;
const STATES = /^(?:located|situated|known|needed|required|allowed|called|named|divided|composed|made)$/;
const ABLE = /^(?:able|unable|responsible|available|ready|due|full|famous|similar|aware|proud|afraid|busy|interested|necessary)$/;
const BEHIND_PARTICIPLE = /^(?:because|by|due|until|in|on|at|last|yesterday|when|after|before|two|three|and|\.)$/;

/** Sentences whose only verb is a participle or an adjective: a form of "be" is missing; and infinitives without "to". */
export const missingBe = buildRules({
  'missing-be-passive': {
    reason: 'The passive needs a form of "be" before the participle.',
    find: (sentence) => findBareParticiple(sentence),
    examples: {
      'The meeting cancelled because two members were ill.': 'The meeting was cancelled because two members were ill.',
      'These houses built in 1920.': 'These houses were built in 1920.',
      'The village located near the border.': 'The village is located near the border.',
    },
    fine: [
      'The shop opened in 1920.',
      'No account needed.',
      'The scores produced by these programs usually represent a rank.',
      'The house built in 1920 is old.',
      'The book published last year sold well.',
      'The men arrested yesterday were freed.',
    ],
  },
  'missing-be-able': {
    reason: 'A form of "be" is missing here.',
    find: (sentence) => findBareAdjective(sentence),
    examples: {
      'The machine able to sort a thousand letters.': 'The machine is able to sort a thousand letters.',
      'My parents proud of me.': 'My parents are proud of me.',
      'The town famous for its bridge.': 'The town is famous for its bridge.',
    },
    fine: ['The man responsible for it fled.', 'The rooms available to us are small.', 'A town famous for its bridge', 'The list is full of names.'],
  },
  'important-to-do': {
    reason: 'After this adjective the verb takes "to".',
    patterns: [
      'it is|was important|necessary|possible|difficult|easy|hard|better|good|essential|impossible|useful|nice|dangerous|crucial|vital {+to} <VB!> the|a|an|my|your|our|his|their|this|these|it|them|him|her|in|with|about',
      "it's important|necessary|possible|difficult|easy|hard|better|good|essential|impossible|useful|nice|dangerous {+to} <VB!> the|a|an|my|your|our|his|their|this|these|it|them|him|her|in|with|about",
    ],
    examples: {
      'It is important protect the birds in spring.': 'It is important to protect the birds in spring.',
      "It's difficult explain the reason.": "It's difficult to explain the reason.",
      'It was nice hear about the trip.': 'It was nice to hear about the trip.',
    },
    fine: ['It is important to protect them.', 'It is important work in the field.', 'It is better than that.'],
  },
});

/** Reads "the meeting" and its kind at the beginning, unless another verb comes before the end of the clause. */
function readSubjectWithoutVerb(sentence: Sentence): { end: number; isMany: boolean } | undefined {
  const phrase = readNounPhrase(sentence, 0);
  if (!phrase?.determiner || sentence.at(-1)?.text !== '.' || /^(?:a|an)$/.test(phrase.determiner.lower)) return undefined;
  if (phrase.noun.tag === TAG.NNP) return undefined;
  const joint = sentence.findIndex(({ lower }, at) => at > phrase.end && /^(?:because|when|after|before|until|although|while|,)$/.test(lower));
  const rest = sentence.slice(phrase.end + 1, joint < 0 ? undefined : joint);
  const canBeFinite = (token: TaggedToken, at: number) =>
    isSurelyFinite(token) ||
    (token.tags & (TAG.VBD | TAG.VBZ)) !== 0 ||
    ((token.tags & TAG.VB) !== 0 && (token.tags & (TAG.NN | TAG.JJ | TAG.IN | TAG.VBN)) === 0 && rest[at - 1]?.lower !== 'to');
  if (sentence.some(({ text }) => text === ',') || rest.some(canBeFinite)) return undefined;
  return { end: phrase.end, isMany: phrase.noun.tag === TAG.NNS };
}

function findBareParticiple(sentence: Sentence): Change[] {
  // "No account needed" is said without a verb.
  if (sentence[0]?.lower === 'no') return [];
  const subject = readSubjectWithoutVerb(sentence);
  const verb = subject && sentence[subject.end];
  if (!subject || !verb || !BEHIND_PARTICIPLE.test(sentence[subject.end + 1]?.lower ?? '')) {
    const isPlace =
      subject &&
      verb &&
      STATES.test(verb.lower) &&
      /^(?:near|between|next|for|as|into|of|close|in|on|at)$/.test(sentence[subject.end + 1]?.lower ?? '');
    return isPlace ? [{ first: subject.end, last: subject.end, text: `${subject.isMany ? 'are' : 'is'} ${verb.text}` }] : [];
  }
  if (STATES.test(verb.lower) && verb.lower !== 'made')
    return [{ first: subject.end, last: subject.end, text: `${subject.isMany ? 'are' : 'is'} ${verb.text}` }];
  // A shop opens and closes by itself, and a book sells.
  if (!DONE.test(verb.lower) || /^(?:opened|closed|sold|made|held)$/.test(verb.lower)) return [];
  return [{ first: subject.end, last: subject.end, text: `${subject.isMany ? 'were' : 'was'} ${verb.text}` }];
}

function findBareAdjective(sentence: Sentence): Change[] {
  const subject = readSubjectWithoutVerb(sentence);
  const adjective = subject && sentence[subject.end];
  if (!subject || !adjective || !ABLE.test(adjective.lower) || !/^(?:to|for|of|with|in)$/.test(sentence[subject.end + 1]?.lower ?? '')) return [];
  return [{ first: subject.end, last: subject.end, text: `${subject.isMany ? 'are' : 'is'} ${adjective.text}` }];
}
