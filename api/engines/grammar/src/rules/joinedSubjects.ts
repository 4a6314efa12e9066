import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const MANY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
  }),
);
const OPENS = /^(?:because|although|though|while|when|but|so|that|if|since|[,;])$/;
const OWN = /^(?:my|your|his|her|our|their|the)$/;
/** What follows a verb and no noun. */
const FOLLOWS_VERB =
  /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|that|this|in|at|on|to|for|with|from|about|by|as|into|very|not|every|all|some|many|[.,])$/;
const PREPOSITION =
  /^(?:to|for|with|from|about|at|of|by|behind|near|without|beside|against|between|invited|invite|invites|asked|told|gave|showed|sent|met|saw|helped|thanked|visited|joined|join|drove|taught|offered|let|call|called|contact|email|picked|paid|owed|cost|want|wanted)$/;

/** Subjects and objects of two persons or things that "and" joins. */
export const joinedSubjects = buildRules({
  'two-joined-are-many': {
    reason: 'Two persons or things joined by "and" take the form of the verb for many.',
    needs: 'and',
    find: (sentence) => sentence.flatMap((_, at) => findVerbOfTwo(sentence, at)),
    examples: {
      'My parents and my sister lives in the same street.': 'My parents and my sister live in the same street.',
      'The manager and the clerk was late.': 'The manager and the clerk were late.',
      'He left because his wife and his son has a cold.': 'He left because his wife and his son have a cold.',
    },
    fine: [
      'The price of the house and the garden is high.',
      'My friend and boss is here.',
      'In the house and the garden is a lot of work.',
      'Each nurse and each doctor has a key.',
      'He likes the cat, and the dog likes him.',
      'Bread and butter is cheap.',
      'He said that my aunt came and my uncle was ill.',
    ],
  },
  'person-and-me': {
    reason: 'Behind a verb or a preposition it is "me", with another person beside it as well.',
    needs: 'and',
    find: (sentence) =>
      sentence.flatMap((i, at): Change[] => {
        const [and, person] = [sentence[at - 1], sentence[at - 2]];
        if (i.text !== 'I' || and?.lower !== 'and' || person?.kind !== 'word') return [];
        const isName = /^\p{Lu}\p{Ll}+$/u.test(person.text);
        const isPerson = isName || (person.tag & TAG.NN) !== 0 || /^(?:you|him|her|them)$/.test(person.lower);
        const isOwned = !isName && !/^(?:you|him|her|them)$/.test(person.lower);
        const head = sentence[at - (isOwned ? 4 : 3)]?.lower ?? '';
        if (!isPerson || (isOwned && !OWN.test(sentence[at - 3]?.lower ?? '')) || !PREPOSITION.test(head)) return [];
        const next = sentence[at + 1];
        const ends =
          !next ||
          next.kind === 'mark' ||
          /^(?:to|for|in|on|at|from|with|about|yesterday|last|when|because|if|by|this|next|a|an|the|some|some|home|out)$/.test(next.lower);
        return ends ? [{ first: at, last: at, text: 'me' }] : [];
      }),
    examples: {
      'They invited my wife and I to the opening.': 'They invited my wife and me to the opening.',
      'The letter was for my brother and I.': 'The letter was for my brother and me.',
      'She sent Tom and I a card.': 'She sent Tom and me a card.',
    },
    fine: ['My wife and I went to the opening.', 'He told Tom and I left.', 'I think of my wife and I smile.', 'It was she and I.'],
  },
});

function findVerbOfTwo(sentence: Sentence, at: number): Change[] {
  const before = sentence[at - 1];
  if (before && !OPENS.test(before.lower)) return [];
  const first = readNounPhrase(sentence, at);
  if (!first || sentence[first.end]?.lower !== 'and' || !OWN.test(first.determiner?.lower ?? '')) return [];
  const second = readNounPhrase(sentence, first.end + 1);
  const isSecond = second && (OWN.test(second.determiner?.lower ?? '') || second.noun.tag === TAG.NNP);
  if (!second || !isSecond) return [];
  // "My sister lives": the verb may have been read as the last noun.
  const isRead = second.noun.tags & TAG.VBZ && second.end - (first.end + 1) > 2 && sentence[second.end - 2]?.tag === TAG.NN;
  const place = isRead ? second.end - 1 : second.end;
  const [verb, next] = [sentence[place], sentence[place + 1]];
  if (!verb || wordSets.collective?.has(first.noun.lower)) return [];
  // "And" may open a clause of its own where another verb stands before it.
  if (sentence.slice(0, at).some(({ tags, lower }) => (tags & (TAG.VBD | TAG.MD)) !== 0 && lower !== 'that') && before?.lower === 'that') return [];
  const helper = MANY.get(verb.lower);
  if (helper) return [{ first: place, last: place, text: helper }];
  const base = (verb.tags & TAG.VBZ) !== 0 ? findBaseForm(verb.lower) : undefined;
  return base && base !== verb.lower && next && FOLLOWS_VERB.test(next.lower) ? [{ first: place, last: place, text: base }] : [];
}
