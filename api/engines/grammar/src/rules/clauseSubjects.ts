import { findBaseForm, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findClauseSubject } from './findClauseSubject.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const ONE: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  "don't": "doesn't",
  "haven't": "hasn't",
  "aren't": "isn't",
  "weren't": "wasn't",
};
const MANY: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  "doesn't": "don't",
  "hasn't": "haven't",
  "isn't": "aren't",
  "wasn't": "weren't",
};
/** Verbs that are no common nouns or adjectives in their base form. */
const PLAIN_VERBS = new Set(
  'need want know say think make come go give take get keep seem become believe understand require live look work help begin bring buy choose contain decide depend describe eat enjoy expect explain feel find forget happen hear hope include learn leave lose mean meet offer pay provide receive remain remember sell send sit sleep speak spend stay stop suggest teach tell tend use wait wear win write agree allow appear arrive ask belong build carry cause close complain consist continue cover create cry deal deserve develop die disagree drive earn exist fall follow grow hate improve increase involve keep laugh lie listen love maintain occur open own play prefer prevent produce prove reach realise realize reduce refer refuse represent rise run serve show smell smoke smile stand start study support taste travel treat try visit walk watch worry'.split(
    ' ',
  ),
);
/** A word behind a verb, which no noun in front of its own verb has there. */
const BEHIND_VERB =
  /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it|you|this|that|these|those|how|what|why|where|when|if|every|each|all|some|many|much|more|too|very|so|not|another|any|no|nothing|something|everything|to|from|in|on|at|for|with|about|like|well|badly|late|early|home|here|there|hard|fast|good|better|less|two|three|up|down|out|off|away|back|next)$/;
const PREPOSITION = /^(?:in|on|at|for|with|about|from|like|up|out|off|down|over|by|of)$/;
const SURELY_FINITE =
  /^(?:is|are|was|were|has|have|had|do|does|did|don't|doesn't|didn't|will|would|can|could|should|must|may|might|isn't|aren't|wasn't|weren't|can't|won't)$/;
const DEMAND =
  /^(?:suggest\w*|recommend\w*|insist\w*|demand\w*|request\w*|require\w*|propos\w*|ask\w*|essential|important|vital|necessary|crucial|better|advis\w*|order\w*|prefer\w*|wish\w*|imperative|desirable|lest|condition|rather|urge\w*|move\w*|rule|requirement|idea)$/;
const SUBJUNCTIVE = /^(?:if|unless|though|wish|suppose|imagine|as|than)$/;
const AFTER_INVERSION = /^(?:i|you|he|she|it|we|they|there)$/;

/** Verbs that agree with the subject of their own clause, wherever in the sentence the clause opens. */
export const clauseSubjects = buildRules({
  'verb-of-clause': {
    reason: 'The verb agrees with the subject of its clause.',
    find: (sentence) => sentence.flatMap((_, at) => findDisagreement(sentence, at)),
    examples: {
      "She said that the doctor don't work here.": "She said that the doctor doesn't work here.",
      'I think the old house have a cellar.': 'I think the old house has a cellar.',
      'He told me that these machines makes a noise.': 'He told me that these machines make a noise.',
      'I know why nobody come to the meetings.': 'I know why nobody comes to the meetings.',
      'In summer the children goes to the lake.': 'In summer the children go to the lake.',
      "We left because one of my friends don't like jazz.": "We left because one of my friends doesn't like jazz.",
      'It is late and the shops has closed.': 'It is late and the shops have closed.',
      'Everyone who wants to join the club need to pay.': 'Everyone who wants to join the club needs to pay.',
      'The machine which we bought last year need a new filter.': 'The machine which we bought last year needs a new filter.',
      'If the price of the tickets are too high, stay here.': 'If the price of the tickets is too high, stay here.',
    },
    fine: [
      'They insist that the doctor have a licence.',
      'If the doctor were here, he would know.',
      'The nurse and the doctor have left.',
      'I saw the doctor leave.',
      'A number of people are waiting.',
      'Two years is a long time.',
      'What the children need is sleep.',
      'All that glitters is not gold.',
      'Only in the morning are the doctors free.',
      'The book that the teachers like has gone.',
      'The team are playing well, and the police have come.',
      'One of the reasons the trains run late is snow.',
      'She made the boy go home.',
      'The boys that play here like it.',
      'The fact that he left was no news.',
      'Handling large files is slow.',
      'A tech lead on the team helps.',
      'A dog like that bites.',
      'This form need only be signed.',
      'The man read the letter.',
      'The jam, the butter, and the coffee have gone.',
      'Somebody give me a pen.',
    ],
  },
  'verb-behind-who': {
    reason: 'Behind "who", the verb agrees with the person or people that it stands for.',
    needs: 'who',
    find: (sentence) => sentence.flatMap((_, at) => findBehindWho(sentence, at)),
    examples: {
      'Everyone who want to join must sign.': 'Everyone who wants to join must sign.',
      'I like people who tells the truth.': 'I like people who tell the truth.',
      'The man who live next door is kind.': 'The man who lives next door is kind.',
      'Those who has a ticket may enter.': 'Those who have a ticket may enter.',
    },
    fine: [
      'He is one of the people who knows the answer.',
      'You have folk in the boat who are thinking.',
      'It is the team who play best.',
      'I saw the man and the woman who live there.',
      'Ask a friend of the people who lives there.',
    ],
  },
});

function findDisagreement(sentence: Sentence, at: number): Change[] {
  const token = sentence[at];
  if (!token || at === 0 || token.text !== token.lower) return [];
  const form = findForm(sentence, at);
  if (!form || (!form.isHelper && hasFiniteVerbBehind(sentence, at))) return [];
  const subject = findClauseSubject(sentence, at);
  if (!subject || subject.count === form.agreesWith) return [];
  const next = sentence[at + 1]?.lower ?? '';
  if (AFTER_INVERSION.test(next) && form.isHelper) return [];
  const ahead = sentence.slice(Math.max(0, subject.first - 6), subject.first);
  // "Somebody give me a pen" asks for it.
  if (/^(?:|and|so|but)$/.test(subject.opener) && /^some(?:body|one)$/.test(sentence[subject.first]?.lower ?? '') && !form.isHelper) return [];
  if (subject.count === 'one' && !/^(?:don't|are|aren't|haven't)$/.test(token.lower) && ahead.some(({ lower }) => DEMAND.test(lower))) return [];
  if (
    /^(?:were|weren't)$/.test(token.lower) &&
    (sentence.slice(0, at).some(({ lower }) => SUBJUNCTIVE.test(lower)) || sentence.some(({ lower }) => /^(?:would|could|might)$/.test(lower)))
  )
    return [];
  return [{ first: at, last: at, text: form.other }];
}

interface VerbForm {
  agreesWith: 'one' | 'many';
  other: string;
  isHelper: boolean;
}

/** Returns the form of a verb that can be nothing else here, and the one for the other number. */
function findForm(sentence: Sentence, at: number): VerbForm | undefined {
  const lower = sentence[at]?.lower ?? '';
  const next = sentence[at + 1];
  const [one, many] = [ONE[lower], MANY[lower]];
  if (one !== undefined) return { agreesWith: 'many', other: one, isHelper: true };
  if (many !== undefined) return { agreesWith: 'one', other: many, isHelper: true };
  const base = PLAIN_VERBS.has(lower) ? lower : findBaseForm(lower);
  if (base === undefined || !PLAIN_VERBS.has(base) || (lower !== base && lower !== inflectThirdPerson(base))) return undefined;
  if (lower === 'need' && /^(?:not|only|never|be|hardly)$/.test(next?.lower ?? '')) return undefined;
  // "A tech lead on the team": such a word is a noun more often before a preposition.
  if (
    lower === base &&
    ((sentence[at]?.tags ?? 0) & TAG.NN) !== 0 &&
    PREPOSITION.test(next?.lower ?? '') &&
    !/^(?:live|come|go|belong|depend|listen|look|wait)$/.test(base)
  )
    return undefined;
  const canOnlyBeVerb = ((sentence[at]?.tags ?? 0) & (TAG.NN | TAG.NNS | TAG.JJ | TAG.RB | TAG.IN)) === 0;
  if (
    !canOnlyBeVerb &&
    (!next ||
      !(
        BEHIND_VERB.test(next.lower) ||
        (next.kind === 'mark' && /^[.,!?]$/.test(next.text) && lower !== base) ||
        (next.tag & (TAG.JJ | TAG.RB)) !== 0
      ))
  )
    return undefined;
  return lower === base
    ? { agreesWith: 'many', other: inflectThirdPerson(base), isHelper: false }
    : { agreesWith: 'one', other: base, isHelper: false };
}

/** "What the children need is sleep", "the works on paper are": the word may be a noun, or another verb is the one of the clause. */
function hasFiniteVerbBehind(sentence: Sentence, at: number): boolean {
  const end = sentence.findIndex(({ text, tag }, place) => place > at && (/^[,;:.!?]$/.test(text) || (tag & (TAG.CC | TAG.WH)) !== 0));
  const rest = sentence.slice(at + 1, end < 0 ? sentence.length : end);
  return rest.some(({ lower, tag }) => SURELY_FINITE.test(lower) || (tag & (TAG.VBZ | TAG.VBD)) !== 0);
}

const ONE_PERSON = /^(?:everyone|everybody|anyone|anybody|someone|somebody|nobody)$/;

function findBehindWho(sentence: Sentence, at: number): Change[] {
  const [noun, who, verb] = sentence.slice(at, at + 3);
  if (who?.lower !== 'who' || !noun || !verb || verb.text !== verb.lower) return [];
  const form = findForm(sentence, at + 2);
  // A second noun in front may be what "who" stands for: "a friend of the people who".
  const ahead = sentence.slice(Math.max(0, at - 5), at);
  if (!form || ahead.some(({ lower }) => /^(?:one|of|and|or|only|between|in|on|at|with|from|for)$/.test(lower))) return [];
  const isMany = /^(?:people|those|men|women|children)$/.test(noun.lower) || ((noun.tag & TAG.NNS) !== 0 && noun.text === noun.lower);
  const opening = sentence.slice(Math.max(0, at - 2), at).map(({ lower }) => lower);
  const isOne =
    ONE_PERSON.test(noun.lower) ||
    (noun.tag === TAG.NN &&
      noun.text === noun.lower &&
      opening.some((word) => /^(?:a|an|the|every|each|this|my|his|her|our|their|your)$/.test(word)) &&
      !COLLECTIVE.test(noun.lower));
  if (isMany === isOne) return [];
  return (isMany ? 'many' : 'one') === form.agreesWith ? [] : [{ first: at + 2, last: at + 2, text: form.other }];
}

const COLLECTIVE =
  /^(?:team|group|family|staff|crew|couple|audience|public|police|majority|minority|number|generation|community|government|company|band|class|crowd|pair|lot|rest|kind|sort|type|youth|party|organisation|organization|firm|department|agency|board|committee|council|folk)$/;
