import { findBaseForm, inflectGerund, inflectParticiple } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const HAVE = /^(?:have|has|had|haven't|hasn't|hadn't|i've|we've|they've|you've)$/;
const BETWEEN = /^(?:already|just|never|ever|not|also|always|recently|finally|only|still|often|now|both|all)$/;
/** What follows a verb with an object, and no noun. */
const OPENS_OBJECT =
  /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|this|that|these|those|all|every|each|some|many|two|three|our)$/;
/** What somebody does by himself: never done to him. */
const BY_ONESELF =
  /^(?:work|live|wait|sleep|study|travel|talk|walk|look|try|play|learn|think|sit|stand|stay|run|go|come|swim|cry|rain|snow|grow|search|dream|shop|train|practise|practice|suffer|struggle|volunteer|teach|write|read|cook|use)$/;
const REPORTED =
  /^(?:discuss|agree|mention|request|promise|explain|describe|plan|announce|expect|require|advise|instruct|confirm|arrange|state|note|outline|suggest|indicate|specify|ask|propose|order)$/;

/** The form of a verb behind "have", "will", "to" and "as", whoever the subject is. */
export const helperForms = buildRules({
  'have-base-form': {
    reason: 'After "have", "has" or "had" the verb takes its participle.',
    find: (sentence) => sentence.flatMap((_, at) => findBareParticiple(sentence, at)),
    examples: {
      'The builders have repair the roof.': 'The builders have repaired the roof.',
      'My aunt has already visit this museum.': 'My aunt has already visited this museum.',
      'Nobody has answer my question.': 'Nobody has answered my question.',
      'They had forget the keys.': 'They had forgotten the keys.',
    },
    fine: [
      'I have work to do.',
      'The rooms have access to the garden.',
      'We had help from the neighbours.',
      'They have run the race.',
      'What they have is time.',
      'I had the builders repair the roof.',
      'Have a look at the list.',
    ],
  },
  'have-to-by-then': {
    reason: 'What must be done takes "to" behind "has" or "have".',
    needs: 'has have',
    find: (sentence) => sentence.flatMap((_, at) => findDuty(sentence, at)),
    examples: { 'Everybody has sign the form by Friday.': 'Everybody has to sign the form by Friday.' },
    fine: ['Everybody has to sign the form by Friday.', 'Everybody has signed it by now.', 'It has become a worldwide habit in recent months.'],
  },
  'been-base-form': {
    reason: 'After "have been" the verb needs the ending -ing.',
    needs: 'been',
    find: (sentence) =>
      sentence.flatMap((been, at): Change[] => {
        const [have, verb, after] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
        const before = BETWEEN.test(have?.lower ?? '') ? sentence[at - 2] : have;
        const subject = sentence[at - (before === have ? 2 : 3)]?.lower ?? '';
        if (
          been.lower !== 'been' ||
          !HAVE.test(before?.lower ?? '') ||
          /^(?:it|there|this|that)$/.test(subject) ||
          !verb ||
          // "The site has been live since May."
          (verb.lower === 'live' && after?.lower === 'since') ||
          !BY_ONESELF.test(verb.lower)
        )
          return [];
        const ends =
          !after ||
          after.kind === 'mark' ||
          (after.tag & TAG.IN) !== 0 ||
          /^(?:here|there|all|so|very|hard|a|the|my|to|together|well|now)$/.test(after.lower);
        const isPassive = after?.lower === 'by' || (verb.tags & (TAG.VBN | TAG.VBD)) !== 0;
        return ends && !isPassive ? [{ first: at + 1, last: at + 1, text: inflectGerund(verb.lower) }] : [];
      }),
    examples: {
      'She has been live in this street since May.': 'She has been living in this street since May.',
      'We have been wait for an hour.': 'We have been waiting for an hour.',
    },
    fine: ['It has been work for us.', 'They have been read by many.', 'She has been at work.'],
  },
  'modal-been': {
    reason: 'After "will", "can" and their like it is "be".',
    patterns: [
      "will|would|can|could|should|must|shall|i'll|we'll|you'll|he'll|she'll|they'll|won't|can't not|also|soon|now|all|both|probably? been{be}",
      'i|you|he|she|it|we|they will|would|can|could|should|must|shall not|also|soon|probably|never? is|are|was|were|am|being{be}',
    ],
    examples: {
      'My colleagues will been away until Monday.': 'My colleagues will be away until Monday.',
      'He can is late again.': 'He can be late again.',
      "I'll been ready at six.": "I'll be ready at six.",
    },
    fine: ['They will have been told.', 'The will was read on Monday.'],
  },
  'to-third-person': {
    reason: 'After "to" the verb stands in its base form.',
    needs: 'to',
    patterns: [
      '<VB|VBD|VBN|VBZ|JJ|PRP|NN>~according|thanks|due|access|reference|regard to <VBZ>~<VB>~is|was|has|does{=base} the|a|an|my|your|his|her|its|our|their|me|him|us|them|it',
      '<VB|VBD|VBN|VBZ|JJ|PRP|NN>~according|thanks|due|access|reference|regard to <VBZ!>~is|was|has|does{=base} the|a|an|my|your|his|her|its|our|their|me|him|us|them|it|this|that|these|those|all|in|at|on|with|every|more|some',
    ],
    examples: {
      'You are asked to signs the letter.': 'You are asked to sign the letter.',
      'He promised to brings his own tools.': 'He promised to bring his own tools.',
    },
    fine: ['From words to deeds.', 'It points to signs of life.'],
  },
  'as-reported': {
    reason: 'After "as", what was said or agreed takes the participle.',
    needs: 'as',
    patterns: [`^^ as ${REPORTED.source.slice(4, -2)}{=participle} on|in|by|with|at|during|earlier|before|above|below|yesterday|last|previously|,`],
    examples: {
      'As mention in my last letter, the roof leaks.': 'As mentioned in my last letter, the roof leaks.',
      'As agree with your office, we start on Monday.': 'As agreed with your office, we start on Monday.',
    },
    fine: ['As agreed with your office, we start.', 'As requested, the file is here.', 'As note takers, we listen.'],
  },
});

function findBareParticiple(sentence: Sentence, at: number): Change[] {
  const have = sentence[at];
  const place = BETWEEN.test(sentence[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const [verb, after, before] = [sentence[place], sentence[place + 1], sentence[at - 1]];
  if (!have || !HAVE.test(have.lower) || !before || before.kind !== 'word' || verb?.kind !== 'word' || verb.text !== verb.lower) return [];
  if ((before.tag & (TAG.PRP | TAG.NN | TAG.NNS | TAG.NNP)) === 0 && !/(?:one|body)$/.test(before.lower)) return [];
  const isBase = (verb.tags & TAG.VB) !== 0 && (verb.tags & (TAG.VBN | TAG.VBD | TAG.IN | TAG.RB | TAG.MD | TAG.DT | TAG.JJ)) === 0;
  if (!isBase || findBaseForm(verb.lower) !== verb.lower || /^(?:have|do|be|let|please|better)$/.test(verb.lower)) return [];
  const opensObject = after !== undefined && OPENS_OBJECT.test(after.lower);
  // "The rules we have represent it": what is had may stand before its owner.
  const isRelative = (before.tag & TAG.PRP) !== 0 && ((sentence[at - 2]?.tag ?? 0) & (TAG.NN | TAG.NNS)) !== 0;
  if (isRelative || inflectParticiple(verb.lower) === verb.lower || ((verb.tags & TAG.NN) !== 0 ? !opensObject : !after)) return [];
  if (isBeforeDeadline(sentence, place)) return [];
  // "What help they have", "the time they have work".
  if (sentence.slice(0, at).some(({ lower }) => /^(?:what|whatever|did|does|do|will|would|could|should|must|can|may|to)$/.test(lower))) return [];
  return [{ first: place, last: place, text: inflectParticiple(verb.lower) }];
}

function isBeforeDeadline(sentence: Sentence, from: number): boolean {
  return sentence.some(
    ({ lower }, at) =>
      at > from &&
      /^(?:by|before|until)$/.test(lower) &&
      /^(?:noon|midnight|tomorrow|tonight|next|the|monday|tuesday|wednesday|thursday|friday|saturday|sunday|then)$/.test(
        sentence[at + 1]?.lower ?? '',
      ),
  );
}

function findDuty(sentence: Sentence, at: number): Change[] {
  const [before, have, verb, after] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (!/^(?:has|have)$/.test(have?.lower ?? '') || !verb || !after || (verb.tags & TAG.VB) === 0) return [];
  const isSubject = before !== undefined && ((before.tag & (TAG.PRP | TAG.NNS | TAG.NN)) !== 0 || /(?:one|body)$/.test(before.lower));
  // "Has become" and "has run" are participles.
  if (inflectParticiple(verb.lower) === verb.lower) return [];
  const isBase = (verb.tags & (TAG.VBN | TAG.VBD | TAG.IN | TAG.RB)) === 0 && findBaseForm(verb.lower) === verb.lower;
  return isSubject && isBase && OPENS_OBJECT.test(after.lower) && isBeforeDeadline(sentence, at + 1)
    ? [{ first: at, last: at + 1, text: `${have?.text} to ${verb.text}` }]
    : [];
}
