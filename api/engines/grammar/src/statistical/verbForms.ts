import { findBaseForm, inflectGerund, inflectParticiple, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { type Edit, type EditKind, type EditPlace, NOUN, VERB } from './edit.ts';

/** Forms of verbs that help others: each row is a person in each time, each column agrees with other subjects. */
const HELPING: readonly (readonly string[])[] = [
  ['am', 'is', 'are'],
  ['was', 'were'],
  ['be', 'been', 'being'],
];
const BE = HELPING.flat();
const HAVE = ['have', 'has', 'had', 'having'];
const DO = ['do', 'does', 'did', 'done', 'doing'];
const NEGATED = [
  ["don't", "doesn't", "didn't"],
  ["isn't", "aren't", "wasn't", "weren't"],
  ["hasn't", "haven't", "hadn't"],
  ["won't", "wouldn't"],
  ["can't", "couldn't"],
];
const MODALS = [
  ['will', 'would'],
  ['can', 'could'],
  ['may', 'might'],
  ['shall', 'should'],
];
const helpers = new Map([BE, HAVE, DO, ...NEGATED, ...MODALS].flatMap((group) => group.map((form) => [form, group] as const)));
const PAST = /^(?:was|were|had|did|didn't|wasn't|weren't|hadn't|would|could|might|should|wouldn't|couldn't)$/;
const WITHOUT_TIME = /^(?:be|been|being|having|done|doing)$/;

/** Returns the other forms of the verb at a place, and the gerund or infinitive that it could be. */
export function proposeVerbForms(place: EditPlace): Edit[] {
  const { token, at } = place;
  if (!token.isOriginal || token.text !== token.lower) return [];
  const group = helpers.get(token.lower);
  if (group) {
    const others = group
      .filter((form) => form !== token.lower)
      .map((form): Edit => ({ kind: kindOfHelper(token.lower, form), first: at, end: at + 1, words: [form] }));
    return [...others, ...proposeSimplePast(place)];
  }
  if (token.lower === 'to') return proposeGerund(place);
  if (token.lower.length < 3 || (token.tags & VERB) === 0 || isInNounPhrase(place)) return [];
  const base = findBaseForm(token.lower);
  if (base === undefined) return [];
  return [...proposeForms(place, base), ...proposeInfinitive(place, base), ...proposePerfect(place, base)];
}

function kindOfHelper(was: string, becomes: string): EditKind {
  if (WITHOUT_TIME.test(was) || WITHOUT_TIME.test(becomes)) return 'verb-form';
  return PAST.test(was) === PAST.test(becomes) ? 'agreement' : 'tense';
}

function isInNounPhrase({ token, before }: EditPlace): boolean {
  return (token.tag & NOUN) !== 0 && before !== undefined && (before.tag & (TAG.DT | TAG.POSS | TAG.JJ | TAG.CD)) !== 0;
}

function proposeForms({ token, at }: EditPlace, base: string): Edit[] {
  const edits: Edit[] = [];
  const third = inflectThirdPerson(base);
  const past = inflectPast(base);
  const isPresent = token.lower === base || token.lower === third;
  const put = (form: string, kind: EditKind) => {
    if (form !== token.lower && isVerbForm(form) && !edits.some(({ words }) => words[0] === form))
      edits.push({ kind, first: at, end: at + 1, words: [form] });
  };
  for (const form of [base, third]) put(form, isPresent ? 'agreement' : token.lower === past ? 'tense' : 'verb-form');
  put(past, isPresent ? 'tense' : 'verb-form');
  for (const form of [inflectParticiple(base), inflectGerund(base)]) put(form, 'verb-form');
  return edits;
}

/** "Suggested to go" becomes "suggested going". */
function proposeGerund({ sentence, at, before, after }: EditPlace): Edit[] {
  if (!before || !after?.isOriginal || (after.tags & TAG.VB) === 0 || after.text !== after.lower) return [];
  const gerund = inflectGerund(findBaseForm(after.lower) ?? after.lower);
  return isVerbForm(gerund) && sentence[at + 1]?.kind === 'word' ? [{ kind: 'gerund-infinitive', first: at, end: at + 2, words: [gerund] }] : [];
}

/** "Decided going" becomes "decided to go", and "for asking" becomes "to ask". */
function proposeInfinitive({ token, before, at }: EditPlace, base: string): Edit[] {
  if (!before || token.lower !== inflectGerund(base) || before.kind !== 'word') return [];
  const edits: Edit[] = [{ kind: 'gerund-infinitive', first: at, end: at + 1, words: ['to', base] }];
  if (/^(?:for|of|in|on|at)$/.test(before.lower) && before.isOriginal)
    edits.push({ kind: 'gerund-infinitive', first: at - 1, end: at + 1, words: ['to', base] });
  return edits;
}

/** "I live here since May" becomes "I have lived". */
function proposePerfect({ token, before, at }: EditPlace, base: string): Edit[] {
  if (!before || (before.tag & (TAG.PRP | NOUN | TAG.NNP)) === 0 || (token.tag & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN)) === 0) return [];
  const participle = inflectParticiple(base);
  return isVerbForm(participle) ? ['have', 'has'].map((have): Edit => ({ kind: 'tense', first: at, end: at + 1, words: [have, participle] })) : [];
}

/** "Have bought" becomes "bought", and "is raining" becomes "has been raining". */
function proposeSimplePast({ token, after, at }: EditPlace): Edit[] {
  if (!after?.isOriginal || after.text !== after.lower) return [];
  const base = findBaseForm(after.lower);
  if (base === undefined) return [];
  if (HAVE.includes(token.lower) && after.lower === inflectParticiple(base))
    return [{ kind: 'tense', first: at, end: at + 2, words: [inflectPast(base)] }];
  if (!/^(?:am|is|are)$/.test(token.lower) || (after.tags & TAG.VBG) === 0) return [];
  const have = token.lower === 'is' ? 'has' : 'have';
  return [
    { kind: 'tense', first: at, end: at + 1, words: [have, 'been'] },
    { kind: 'tense', first: at, end: at + 2, words: [token.lower === 'is' ? inflectThirdPerson(base) : base] },
  ];
}

function isVerbForm(word: string): boolean {
  const words = loadLexicon();
  const index = words.indexOf(word);
  return index >= 0 && (words.tagsAt(index) & VERB) !== 0;
}
