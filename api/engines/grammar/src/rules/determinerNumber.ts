import { pluralize, singularize } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyCounted } from './countable.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

/** Words that only a plural follows. */
const BEFORE_MANY =
  /^(?:these|those|many|several|few|both|various|numerous|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)$/;
/** Phrases that a plural follows if the noun is counted; the last word is the one in front of it. */
const BEFORE_COUNTED =
  /(?:^| )(?:a lot of|lots of|a number of|dozens of|hundreds of|thousands of|a couple of|most|all|some of the|many of the|most of the|two of the|three of the|one of the|one of my|one of our|one of his|one of her|one of their|one of your)$/;
/** What is no noun of its own behind "all" or "most". */
const TIME_OR_SPAN =
  /^(?:communication|day|night|week|month|year|summer|winter|spring|autumn|morning|afternoon|evening|season|weekend|time|season|round|kind|sort|manner|hell|day-long|part|credit|importantly|notably|people|folk|foot|enemy|party|opposition)$/;
const FINITE = /^(?:is|are|was|were|has|have|had|do|does|did|don't|doesn't|didn't|will|would|can|could|must|should|may|might)$/;
const ENDS_PHRASE =
  /^(?:is|are|was|were|has|have|had|do|does|did|don't|doesn't|didn't|will|would|can|could|must|should|may|might|in|on|at|for|with|from|to|who|that|which|about|and|but|because|when|if|near|every|here|there|yesterday|today|next|last)$/;

/** Nouns in the number that the word in front of them asks for. */
export const determinerNumber = buildRules({
  'plural-behind-quantity': {
    reason: 'This word asks for a noun in the plural.',
    find: (sentence) => sentence.flatMap((_, at) => findSingular(sentence, at)),
    examples: {
      'These book are mine.': 'These books are mine.',
      'A lot of car were parked there.': 'A lot of cars were parked there.',
      'All student must register.': 'All students must register.',
      'We met several old neighbour in the park.': 'We met several old neighbours in the park.',
      'One of the machine is broken.': 'One of the machines is broken.',
    },
    fine: [
      'These days are long.',
      'We stayed all summer.',
      'Two car parks are full.',
      'It is a two bedroom flat.',
      'These sheep are mine.',
      'Most of the building is new.',
      'All traffic was stopped.',
      'He has both car and bike.',
      'Both mother and child are well.',
      'Many a man has tried.',
      'The two share a flat.',
      'All sign language is useful.',
    ],
  },
  'those-behind-that': {
    reason: 'Several things are "these" or "those".',
    patterns: [
      '^ that{those} <JJ>? <=NNS>~@singularS~news are|were|have|need|look',
      '^ this{these} <JJ>? <=NNS>~@singularS~news are|were|have|need|look',
    ],
    examples: { 'That houses are old.': 'Those houses are old.', 'This trees have no leaves.': 'These trees have no leaves.' },
    fine: ['That means are needed.', 'This is old.'],
  },
});

function findSingular(sentence: Sentence, at: number): Change[] {
  const noun = sentence[at];
  if (!noun || at === 0 || noun.text !== noun.lower || (noun.tag & TAG.NN) === 0 || !isSurelyCounted(noun.lower)) return [];
  const isModifier = ({ tag, tags, kind }: TaggedToken) => kind === 'word' && tag === TAG.JJ && (tags & TAG.DT) === 0;
  let place = at - 1;
  if (place > 0 && sentence[place] && isModifier(sentence[place] as TaggedToken)) place--;
  const quantity = sentence[place];
  const canBeVerb = (noun.tags & (TAG.VB | TAG.JJ)) !== 0 && !FINITE.test(sentence[at + 1]?.lower ?? '');
  if (canBeVerb || TIME_OR_SPAN.test(noun.lower) || wordSets.collective?.has(noun.lower)) return [];
  if (!quantity || !endsPhrase(sentence, at + 1)) return [];
  if (BEFORE_MANY.test(quantity.lower)) {
    // "The two share a flat" has a verb there, "two car and one bike" and "a two bedroom flat" are measures of something else.
    const before = sentence[place - 1]?.lower ?? '';
    const after = sentence[at + 1]?.lower ?? '';
    if (
      /^(?:the|a|an|of|these|those|my|our|his|her|their|-|one|about|to|or|and|number|page|room|platform|gate|chapter|part|section|grade|level|season|class|day|type|phase|stage|step)$/.test(
        before,
      ) &&
      !/^(?:these|those|many|several|few)$/.test(quantity.lower)
    )
      return [];
    if (quantity.lower === 'both' && after === 'and') return [];
    return [{ first: at, last: at, text: pluralize(noun.lower) }];
  }
  const phrase = sentence
    .slice(Math.max(0, place - 2), place + 1)
    .map(({ lower }) => lower)
    .join(' ');
  const found = BEFORE_COUNTED.exec(phrase)?.[0].trim();
  if (found === undefined) return [];
  if (/^(?:most|all)$/.test(found) && (place > 0 || !FINITE.test(sentence[at + 1]?.lower ?? ''))) return [];
  if (/^(?:some|many|most) of the$/.test(found)) return [];
  if (/^(?:a lot of|lots of|all|most)$/.test(found) && !isOftenPlural(noun.lower)) return [];
  return [{ first: at, last: at, text: pluralize(noun.lower) }];
}

/** Detects that the phrase of a noun ends before a place, so that the noun is no part of a compound. */
function endsPhrase(sentence: Sentence, at: number): boolean {
  const next = sentence[at];
  if (!next || /^[.,!?;:]$/.test(next.text)) return true;
  if (next.kind !== 'word') return false;
  return ENDS_PHRASE.test(next.lower) || (next.tags & (TAG.NN | TAG.NNS | TAG.NNP | TAG.JJ | TAG.VBG)) === 0;
}

const STEPS = 10;

/** A noun whose plural is at least half as common is hardly ever a substance. */
function isOftenPlural(noun: string): boolean {
  const words = loadLexicon();
  const count = (word: string) => words.countAt(words.indexOf(word));
  return singularize(pluralize(noun)) === noun && count(pluralize(noun)) >= count(noun) - STEPS;
}
