import { findBaseForm, inflectParticiple, pluralize } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyCounted } from './countable.ts';
import { isFiniteHelper, isSurelyFinite, readClauseSubject, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const HAVE = /^(?:have|has|had|haven't|hasn't|hadn't)$/;
/** Irregular verbs whose base form nobody takes for a noun behind "have". */
const IRREGULAR =
  /^(?:find|go|see|take|give|write|eat|speak|choose|forget|begin|know|grow|drive|steal|buy|bring|think|teach|catch|sell|tell|make|meet|send|spend|lose|build|keep|hear|become|understand|wear|throw|swim|fly|draw)$/;
const AFTER_TO =
  /^(?:like|likes|want|wants|wanted|need|needs|needed|hope|hopes|hoped|plan|plans|decided|able|unable|try|tries|tried|trying|has|had|ready|allowed|asked|going)$/;
const WORK_NOUNS =
  'finish|visit|study|check|clean|cook|watch|use|answer|play|read|write|eat|see|hear|make|take|get|buy|open|close|leave|receive|pay|sell|build|learn|talk|speak|walk|return|arrive';
/** What happens at once, so that beside "if ... had" it is over as well. */
const EVENTS = /^(?:die|win|lose|pass|miss|catch|arrive|succeed|fail|fall|happen|survive|finish|escape|refuse|accept)$/;

/** Verbs beside their own phrases: their number, their forms behind helpers, and nouns whose number the phrase shows. */
export const phraseVerbs = buildRules({
  'plural-phrase-verb': {
    reason: 'The subject is plural, so its verb takes no "-s".',
    find: (sentence) => findSingularVerb(sentence),
    examples: {
      'Our prices includes delivery to your door.': 'Our prices include delivery to your door.',
      'The new rules forbids smoking in the hall.': 'The new rules forbid smoking in the hall.',
      'Their plans contains a mistake.': 'Their plans contain a mistake.',
    },
    fine: [
      'Our prices include delivery.',
      'The United States has a new law.',
      'The news contains a mistake.',
      'Physics explains it.',
      'My plans, she says, are good.',
    ],
  },
  'people-there-have': {
    reason: '"People" is plural, and so is its verb.',
    patterns: [
      'people|children|neighbours|neighbors next door has{have}',
      'people|children|neighbours|neighbors next door is{are}',
      'people|children|neighbours|neighbors next door was{were}',
      'people|children|neighbours here|there|upstairs|downstairs|outside has{have}',
      'people|children|neighbours upstairs|downstairs|outside is{are}',
    ],
    examples: {
      'The people next door has a dog.': 'The people next door have a dog.',
      'The children outside is loud.': 'The children outside are loud.',
      'My neighbours upstairs has a piano.': 'My neighbours upstairs have a piano.',
    },
    fine: ['The people next door have a dog.'],
  },
  'nor-plural': {
    reason: 'With "neither ... nor" the verb goes with the nearer noun.',
    patterns: [
      'nor the|my|our|his|her|their|your <NNS!>|children|people was{were}',
      'nor the|my|our|his|her|their|your <NNS!>|children|people is{are}',
      'nor the|my|our|his|her|their|your <NNS!>|children|people has{have}',
    ],
    examples: {
      'Neither the driver nor the passengers was hurt.': 'Neither the driver nor the passengers were hurt.',
      'Neither he nor his parents is here.': 'Neither he nor his parents are here.',
      'Neither the judge nor the lawyers has come.': 'Neither the judge nor the lawyers have come.',
    },
    fine: ['Neither the passengers nor the driver was hurt.'],
  },
  'both-play': {
    reason: 'The subject is plural, so its verb takes no "-s".',
    patterns: [
      '^^ both|all|most|many|some|several of my|your|his|her|our|their|the|these|those <JJ>? <NNS!>|children|people <VBZ>~is|was|has|does{=base} the|a|an|my|your|his|her|our|their|it|in|at|to|that',
    ],
    examples: {
      'Both of my brothers plays the guitar.': 'Both of my brothers play the guitar.',
      'Most of the students lives in the town.': 'Most of the students live in the town.',
      'All of our rooms looks to the sea.': 'All of our rooms look to the sea.',
    },
    fine: ['Most of the students live here.'],
  },
  'to-base-not-gerund': {
    reason: 'After "to", the verb takes its base form here.',
    needs: 'to',
    find: (sentence) =>
      sentence.flatMap((to, at): Change[] => {
        const [verb, next] = [sentence[at + 1], sentence[at + 2]];
        if (to.lower !== 'to' || !verb?.lower.endsWith('ing') || (verb.tags & TAG.VBG) === 0 || !AFTER_TO.test(sentence[at - 1]?.lower ?? ''))
          return [];
        const isObject = next !== undefined && (next.tag & (TAG.DT | TAG.POSS | TAG.PRP | ((verb.tags & TAG.NN) !== 0 ? 0 : TAG.IN))) !== 0;
        const base = findBaseForm(verb.lower);
        return isObject && base ? [{ first: at + 1, last: at + 1, text: base }] : [];
      }),
    examples: {
      'We would like to discussing the prices.': 'We would like to discuss the prices.',
      'She wants to becoming a nurse.': 'She wants to become a nurse.',
      'He was not able to finding it.': 'He was not able to find it.',
    },
    fine: ['I look forward to seeing you.', 'He is used to driving a van.', 'They had, as to feeding the cat, no plan.'],
  },
  'have-irregular': {
    reason: 'After "have" or "has" the verb takes its participle.',
    needs: "have has had haven't hasn't hadn't",
    find: (sentence) =>
      sentence.flatMap((have, at): Change[] => {
        const adverb = /^(?:not|never|already|just|also|always|recently)$/.test(sentence[at + 1]?.lower ?? '') ? 1 : 0;
        const [before, verb, next] = [sentence[at - 1], sentence[at + 1 + adverb], sentence[at + 2 + adverb]];
        if (!HAVE.test(have.lower) || !verb || !IRREGULAR.test(verb.lower) || !next) return [];
        const isSubject = before !== undefined && (before.tag & (TAG.PRP | TAG.NNS | TAG.NN | TAG.NNP)) !== 0;
        const isObject = (next.tag & (TAG.DT | TAG.POSS | TAG.PRP | TAG.CD)) !== 0 || /^(?:to|in|at|many|some|that|how)$/.test(next.lower);
        const participle = inflectParticiple(verb.lower);
        return isSubject && isObject && participle !== verb.lower ? [{ first: at + 1 + adverb, last: at + 1 + adverb, text: participle }] : [];
      }),
    examples: {
      'Scientists have find a new species.': 'Scientists have found a new species.',
      'She has never see the sea.': 'She has never seen the sea.',
      'We have already eat at home.': 'We have already eaten at home.',
    },
    fine: ['Scientists have found it.', 'They have become rich.', 'Have see-through bags.'],
  },
  'after-gerund': {
    reason: 'After "after", "before" or "without" the verb takes the -ing form.',
    patterns: [
      `^^ after|before|without ${WORK_NOUNS}{=gerund} the|a|an|my|your|our|his|her|their|this|these`,
      `after|before|without ${WORK_NOUNS.replace('visit|', '').replace('answer|', '')}{=gerund} the|a|an|my|your|our|his|her|their|this|these`,
    ],
    examples: {
      'After finish the test, the students left.': 'After finishing the test, the students left.',
      'He left without pay the bill.': 'He left without paying the bill.',
      'Before open the box, read this.': 'Before opening the box, read this.',
    },
    fine: ['After finishing the test, they left.', 'After use, wash it.', 'Long after close of day.'],
  },
  'all-the-plural': {
    reason: 'This means more than one, so the noun is plural.',
    needs: 'all most',
    find: (sentence) => sentence.flatMap((_, at) => findSingularOfMany(sentence, at)),
    examples: {
      'All the participant must wear a badge.': 'All the participants must wear a badge.',
      'Most car in the city are old.': 'Most cars in the city are old.',
      'All our employee have a desk.': 'All our employees have a desk.',
    },
    fine: [
      'All the effort will be worth it.',
      'All the family have arrived.',
      'All the water is gone.',
      'All the while we were there.',
      'Most research in the field is new.',
    ],
  },
  'are-both-plural': {
    reason: 'This means more than one, so the noun is plural.',
    needs: 'both',
    find: (sentence) =>
      sentence.flatMap((owner, at): Change[] => {
        const [noun, be, both] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        const isOwned = (owner.tag & (TAG.POSS | TAG.DT)) !== 0 && !/^(?:a|an|this|that|each|every)$/.test(owner.lower);
        if (!isOwned || !/^(?:are|were)$/.test(be?.lower ?? '') || both?.lower !== 'both' || noun?.tag !== TAG.NN) return [];
        return isCountedOrPerson(noun.lower) ? [{ first: at + 1, last: at + 1, text: pluralize(noun.lower) }] : [];
      }),
    examples: {
      'My parent are both teachers.': 'My parents are both teachers.',
      'Their daughter were both ill.': 'Their daughters were both ill.',
      'The window are both broken.': 'The windows are both broken.',
    },
    fine: ['The couple are both teachers.', 'My parents are both teachers.'],
  },
  'if-had-would-die': {
    reason: 'After "if ... had", the main clause takes "would have".',
    confidence: 'low',
    needs: 'if',
    find: (sentence) => findWouldBesideHad(sentence),
    examples: {
      'If they had acted earlier, fewer people would die.': 'If they had acted earlier, fewer people would have died.',
      'If I had studied more, I would pass the exam.': 'If I had studied more, I would have passed the exam.',
      'If we had run, we would catch the bus.': 'If we had run, we would have caught the bus.',
    },
    fine: ['If I had time, I would pass by.', 'If I had studied, I would be rich now.'],
  },
  'plural-their': {
    reason: 'The owner is plural, so use "their".',
    confidence: 'low',
    needs: 'its',
    find: (sentence) => findItsOfMany(sentence),
    examples: {
      'The elephants use its trunks to drink.': 'The elephants use their trunks to drink.',
      'Many birds build its nests in spring.': 'Many birds build their nests in spring.',
      'The children lost its way home.': 'The children lost their way home.',
    },
    fine: ['The elephant uses its trunk.', 'The users of the site like its design.', 'The Beatles changed its name.'],
  },
});

function isCountedOrPerson(noun: string): boolean {
  return (
    !wordSets.collective?.has(noun) &&
    !wordSets.plainPlural?.has(noun) &&
    (isSurelyCounted(noun) || wordSets.person?.has(noun) === true || wordSets.closePerson?.has(noun) === true || noun === 'parent')
  );
}

function findSingularVerb(sentence: Sentence): Change[] {
  const phrase = readNounPhrase(sentence, 0);
  const verb = phrase && sentence[phrase.end];
  if (!phrase?.determiner || !verb || (phrase.determiner.tag & (TAG.POSS | TAG.DT)) === 0) return [];
  const { noun, determiner } = phrase;
  const isMany =
    noun.tag === TAG.NNS &&
    (noun.tags & TAG.NN) === 0 &&
    noun.text === noun.lower &&
    !wordSets.singularS?.has(noun.lower) &&
    !wordSets.collective?.has(noun.lower);
  if (!isMany || /^(?:a|an|this|that|each|every|no|any)$/.test(determiner.lower)) return [];
  const isLexical = (verb.tags & TAG.VBZ) !== 0 && (verb.tags & (TAG.NN | TAG.NNS | TAG.JJ)) === 0 && !isFiniteHelper(verb);
  const base = isLexical ? findBaseForm(verb.lower) : undefined;
  const comma = sentence.findIndex(({ kind }, at) => at > phrase.end && kind === 'mark');
  const hasOther = sentence.slice(phrase.end + 1, comma < 0 ? undefined : comma).some((token) => isSurelyFinite(token));
  return base && !hasOther ? [{ first: phrase.end, last: phrase.end, text: base }] : [];
}

function findSingularOfMany(sentence: Sentence, at: number): Change[] {
  const isAll = sentence[at]?.lower === 'all' && /^(?:the|my|our|your|his|her|their|these|those)$/.test(sentence[at + 1]?.lower ?? '');
  const isMost = at === 0 && sentence[0]?.lower === 'most';
  if (!isAll && !isMost) return [];
  const place = at + (isAll ? 2 : 1);
  const [noun, next] = [sentence[place], sentence[place + 1]];
  if (noun?.tag !== TAG.NN || noun.text !== noun.lower || noun.lower === 'effort' || !isCountedOrPerson(noun.lower)) return [];
  const isVerb = /^(?:are|were|have|must|should|can|will|do|need|want)$/.test(next?.lower ?? '');
  const isLater =
    isMost &&
    /^(?:in|of|at|from)$/.test(next?.lower ?? '') &&
    sentence.slice(place + 2, place + 6).some(({ lower }) => /^(?:are|were|have|do)$/.test(lower));
  return isVerb || isLater ? [{ first: place, last: place, text: pluralize(noun.lower) }] : [];
}

function findWouldBesideHad(sentence: Sentence): Change[] {
  const subject = sentence[0]?.lower === 'if' ? readClauseSubject(sentence, 1) : undefined;
  const [had, done] = subject ? [sentence[subject.end], sentence[subject.end + 1]] : [];
  const comma = sentence.findIndex(({ text }) => text === ',');
  const would = sentence.findIndex(({ lower }, at) => at > comma && lower === 'would');
  const verb = sentence[would + 1];
  if (had?.lower !== 'had' || !done || (done.tags & TAG.VBN) === 0 || (done.tag & (TAG.NN | TAG.NNS)) !== 0 || comma < 0 || would < 0) return [];
  if (!verb || !EVENTS.test(verb.lower) || sentence.slice(would).some(({ lower }) => /^(?:now|today|by|still)$/.test(lower))) return [];
  return [{ first: would, last: would + 1, text: `would have ${inflectParticiple(verb.lower)}` }];
}

function findItsOfMany(sentence: Sentence): Change[] {
  const phrase = readNounPhrase(sentence, 0);
  const [verb, its, noun] = phrase ? sentence.slice(phrase.end, phrase.end + 3) : [];
  const isMany = phrase?.noun.tag === TAG.NNS || /^(?:children|people|men|women)$/.test(phrase?.noun.lower ?? '');
  if (!phrase || !isMany || phrase.noun.text !== phrase.noun.lower || its?.lower !== 'its' || !noun || phrase.end > 4) return [];
  const isVerb = verb !== undefined && (verb.tags & (TAG.VB | TAG.VBD)) !== 0 && (noun.tags & (TAG.NN | TAG.NNS)) !== 0;
  const isOwnPart = noun.tag === TAG.NNS || /^(?:way|home|food|life|tail|head)$/.test(noun.lower);
  return isVerb && isOwnPart ? [{ first: phrase.end + 1, last: phrase.end + 1, text: 'their' }] : [];
}
